// What the players of a table were told, for comparing notes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace frise::load {

// What was heard under a number, hashed; 0: nothing.
struct Heard {
    std::uint64_t text = 0;
    std::uint64_t events = 0;
};

// An action that the server said it has.
struct Acknowledged {
    std::string id;
    std::uint64_t number = 0;  // 0: it was only told that it has it already
};

struct Story {
    std::string table;
    std::vector<Heard> heard;  // by number
    std::vector<Acknowledged> acknowledged;
};

}  // namespace frise::load
