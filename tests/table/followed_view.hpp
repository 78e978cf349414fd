// A game as a client has it: read once, and from then on folded from what it is told.
#pragma once

#include "engine/codec/card_names.hpp"
#include "engine/rules/view.hpp"

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <utility>

namespace frise::test {

class FollowedView {
  public:
    explicit FollowedView(std::string person) : person_{std::move(person)} {}

    void follow(const boost::json::object& message);
    // None: no game has begun, or the person changed seats and has not looked since.
    [[nodiscard]] std::optional<boost::json::value> view() const;
    // What could not be read; empty: nothing.
    [[nodiscard]] const std::string& trouble() const { return trouble_; }

  private:
    void find_seat(const boost::json::array& seats);
    void read(const boost::json::value& state);
    void fold_in(const boost::json::object& update);

    std::string person_;
    Viewer viewer_ = onlooker;
    CardNames names_;
    std::optional<View> view_;
    std::string trouble_;
};

}  // namespace frise::test
