// What a server hears of the others that share its store.
#pragma once

#include "store/tables.hpp"

#include <cstdint>
#include <string>

namespace frise::store {

// What another server did to a table.
struct News {
    enum class Kind : std::uint8_t {
        entries,  // it has entries up to `last`
        people,   // others are there
        gap,      // of any table: news may have been missed
        lost,     // the store cannot be reached, and what others do is not heard
        back,     // it can be reached again; a gap follows
    };

    Kind kind = Kind::gap;
    std::string table;
    Number last = 0;

    bool operator==(const News&) const = default;
};

// Hears what other servers do until its end.
class Listening {
  public:
    Listening() = default;
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;
    virtual ~Listening() = default;
};

}  // namespace frise::store
