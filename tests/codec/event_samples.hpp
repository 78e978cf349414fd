// Events in JSON, one or more of each kind, as protocol.md has them.
#pragma once

#include "tests/codec/sample.hpp"

#include <vector>

namespace frise::codec_test {

const std::vector<Sample>& every_kind();

}  // namespace frise::codec_test
