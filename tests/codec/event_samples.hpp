// Events in JSON that the tests read. A new kind of game adds its own from a file of its own.
#pragma once

#include "engine/rules/terms.hpp"

#include <string>
#include <vector>

namespace frise::codec_test {

struct Sample {
    GameId game;
    std::string text;
};

struct EventSamples {
    explicit EventSamples(const std::vector<Sample>& list);
};

const std::vector<Sample>& every_kind();

}  // namespace frise::codec_test
