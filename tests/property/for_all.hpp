// RapidCheck inside a Google test: choices that it can shrink, and the same ones in every run. RC_PARAMS in the
// environment, as in RC_PARAMS="seed=1 max_success=1000", makes it choose others.
#pragma once

#include "engine/codec/setup_json.hpp"
#include "tests/support/picker.hpp"

#include <cstdlib>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <sstream>
#include <string>

namespace frise::test {

class Shrinking final : public Picker {
  public:
    std::uint32_t below(std::uint32_t bound) override { return *rc::gen::inRange<std::uint32_t>(0, bound); }
};

template <class Property>
void for_all(int cases, Property property) {
    rc::detail::TestParams params = rc::detail::configuration().testParams;
    if (std::getenv("RC_PARAMS") == nullptr) {
        params.seed = 1789;
        params.maxSuccess = cases;
    }
    const auto result = rc::detail::checkTestable(property, rc::detail::TestMetadata{}, params);
    if (result.template is<rc::detail::SuccessResult>()) return;
    std::ostringstream text;
    rc::detail::printResultMessage(result, text);
    FAIL() << text.str();
}

inline void note(const Setup& setup) { RC_LOG() << boost::json::serialize(write_setup(setup)) << '\n'; }

}  // namespace frise::test
