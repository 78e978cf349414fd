// The part of a store that knows people, by their ids, devices and recovery codes.
#pragma once

#include "store/hash.hpp"
#include "store/time.hpp"
#include "store/trouble.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace frise::store {

struct Person {
    std::string id;
    std::string name;

    bool operator==(const Person&) const = default;
};

class People {
  public:
    People() = default;
    People(const People&) = delete;
    People& operator=(const People&) = delete;
    virtual ~People() = default;

    // Instead of the one with that id, if there is one.
    virtual Stored<void> put_person(const Person& person) = 0;
    virtual Stored<std::optional<Person>> person(std::string_view id) = 0;

    // A device's secret, hashed. One that is there already is moved to this person. Whether there is such a person is
    // asked only when it is used.
    virtual Stored<void> put_token(const Hash& token, std::string_view person) = 0;
    virtual Stored<std::optional<Person>> person_with_token(const Hash& token) = 0;
    virtual Stored<void> drop_token(const Hash& token) = 0;

    // A recovery code, hashed; works once and before the time at which it expires. A person has at most one: the
    // newest. Otherwise as for tokens.
    virtual Stored<void> put_code(const Hash& code, std::string_view person, Time expires) = 0;
    // The person, and the code is spent.
    virtual Stored<std::optional<Person>> take_code(const Hash& code, Time now) = 0;
};

}  // namespace frise::store
