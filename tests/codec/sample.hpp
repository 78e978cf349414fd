// An event in JSON that the tests read.
#pragma once

#include "engine/rules/terms.hpp"

#include <string>

namespace frise::codec_test {

struct Sample {
    GameId game;
    std::string text;  // with single quotes
};

}  // namespace frise::codec_test
