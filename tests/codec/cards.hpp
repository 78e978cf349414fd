// A few cards to name in codec tests, and JSON written with single quotes.
#pragma once

#include "engine/codec/card_names.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <string>
#include <vector>

namespace frise::codec_test {

inline constexpr CardNo a{0};
inline constexpr CardNo b{1};
inline constexpr CardNo c{2};
inline constexpr CardNo odd{3};

inline const CardNames& names() {
    static const std::vector<Face> faces{{"a", ""}, {"b", ""}, {"c", ""}, {"\"\\\n\xC3\xA9", ""}};
    static const CardNames all{faces};
    return all;
}

inline boost::json::value parsed(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return boost::json::parse(text);
}

// So that a failed comparison shows both sides.
inline std::string shown(const boost::json::value& value) { return boost::json::serialize(value); }

// What comes out at the other end of a line.
inline boost::json::value sent(const boost::json::value& value) { return boost::json::parse(shown(value)); }

}  // namespace frise::codec_test
