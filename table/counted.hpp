// The requests that counted at a table, by the ids that people gave them: a request that comes again is known by its
// id. Nobody's ids have to do with anybody else's.
#pragma once

#include "store/tables.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::table {

using store::Number;

class Counted {
  public:
    static constexpr std::size_t most_each = 40;  // of one person, the latest
    // More than can sit at a table. Beyond it, of those who do not sit there the one who was heard of least recently is
    // forgotten.
    static constexpr std::size_t most_people = 100;

    void add(std::string_view person, std::string_view id, Number number,
             const std::function<bool(const std::string& person)>& sits);
    // The number under which it counted.
    [[nodiscard]] std::optional<Number> find(std::string_view person, std::string_view id) const;

  private:
    struct Request {
        std::string id;
        Number number = 0;
    };
    struct Own {
        std::string person;
        std::vector<Request> requests;  // the latest is the last
    };
    using OwnPtr = std::shared_ptr<const Own>;  // copies of a table share them

    [[nodiscard]] std::vector<OwnPtr>::const_iterator of(std::string_view person) const;

    std::vector<OwnPtr> people_;  // who was heard of last is the last
};

}  // namespace frise::table
