// Somebody at a room, as the model has them: what they know, and what they are owed.
#pragma once

#include "store/tables.hpp"
#include "table/guest.hpp"
#include "tests/table/followed_view.hpp"

#include <boost/json.hpp>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace frise::test {

class Client {
  public:
    // What somebody remembers who was here before.
    struct Memory {
        std::optional<store::Number> n;
        std::shared_ptr<FollowedView> view;
    };

    Client(std::string person, table::GuestNo no, Memory known)
        : person_{std::move(person)}, no_{no}, n_{known.n}, view_{std::move(known.view)} {
        if (!view_) view_ = std::make_shared<FollowedView>(person_);
    }

    // The first message; each later one; and the last.
    void hear(const std::string& text, store::Number stored);
    void bye() { gone_ = true; }
    // What comes after this was not there when what came before was told.
    void breathe() { dealt_ = false; }

    void asked(const std::string& id) {
        open_.insert(id);
        asked_.insert(id);
    }
    // The first time it may have been through a connection that they lost: then both may be answered here.
    void asked_again(const std::string& id) {
        asked(id);
        perhaps_answered_.insert(id);
    }
    [[nodiscard]] bool is_gone() const { return gone_; }
    [[nodiscard]] table::GuestNo no() const { return no_; }
    [[nodiscard]] const std::string& person() const { return person_; }
    [[nodiscard]] std::optional<store::Number> n() const { return n_; }
    [[nodiscard]] Memory memory() const { return {n_, view_}; }
    // The game as they have it.
    [[nodiscard]] std::optional<boost::json::value> view() const { return view_->view(); }
    // They were told that nothing can be stored at this moment.
    [[nodiscard]] bool on_hold() const { return on_hold_; }
    // Requests that nothing was heard of.
    [[nodiscard]] const std::multiset<std::string>& open() const { return open_; }
    // What was promised and not kept.
    [[nodiscard]] const std::vector<std::string>& broken() const { return broken_; }

  private:
    void fail(std::string what) { broken_.push_back(person_ + ": " + std::move(what)); }
    void answered(const boost::json::object& message);
    void follow(const boost::json::object& message, store::Number stored);

    std::string person_;
    table::GuestNo no_;
    std::optional<store::Number> n_;
    std::shared_ptr<FollowedView> view_;
    bool on_hold_ = false;
    bool dealt_ = false;
    bool welcomed_ = false;
    bool gone_ = false;
    std::multiset<std::string> open_;
    std::multiset<std::string> perhaps_answered_;  // by a welcome, or elsewhere
    std::set<std::string> asked_;
    std::vector<std::string> broken_;
};

}  // namespace frise::test
