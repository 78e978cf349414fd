// Numbers out of JSON, at the edges.
#include "engine/codec/reader.hpp"

#include "tests/codec/cards.hpp"

#include <gtest/gtest.h>
#include <limits>

namespace frise::codec_test {
namespace {

using Limits = std::numeric_limits<std::int64_t>;

TEST(WholeNumber, is_read_however_it_is_written) {
    for (const auto& [text, number] : std::vector<std::pair<std::string, std::int64_t>>{
             {"0", 0},
             {"-0", 0},
             {"-0.0", 0},
             {"7", 7},
             {"7.0", 7},
             {"70e-1", 7},
             {"0.7e1", 7},
             {"9223372036854775807", Limits::max()},
             {"-9223372036854775808", Limits::min()},
             {"-9223372036854775808.0", Limits::min()},
             {"4611686018427387904.0", std::int64_t{1} << 62},
         }) {
        EXPECT_EQ(whole_number(parsed(text)), number) << text;
    }
}

TEST(WholeNumber, beyond_64_bits_is_the_nearest_bound) {
    for (const char* text : {"9223372036854775808", "18446744073709551615", "18446744073709551616", "1e19", "1e308"}) {
        EXPECT_EQ(whole_number(parsed(text)), Limits::max()) << text;
    }
    for (const char* text : {"-9223372036854775809", "-18446744073709551616", "-1e19", "-1e308"}) {
        EXPECT_EQ(whole_number(parsed(text)), Limits::min()) << text;
    }
}

TEST(WholeNumber, is_no_fraction_and_nothing_else) {
    for (const char* text : {"0.5", "-1.5", "1e-9", "null", "true", "'7'", "[7]", "{}"}) {
        EXPECT_EQ(whole_number(parsed(text)), std::nullopt) << text;
    }
}

TEST(Reader, keeps_the_first_thing_that_was_wrong) {
    const auto value = parsed("{'a':1,'b':'x'}");
    Reader reader{value, "the thing"};
    EXPECT_EQ(reader.whole("a"), 1);
    EXPECT_FALSE(reader.error());
    EXPECT_EQ(reader.whole("b"), 0);
    EXPECT_EQ(reader.text("none"), "");
    ASSERT_TRUE(reader.error());
    EXPECT_EQ(reader.error()->code, ErrorCode::bad_request);
    EXPECT_EQ(reader.error()->message, "'b' of the thing must be a whole number");
}

TEST(Reader, of_no_object_has_no_fields) {
    const auto value = parsed("[1]");
    Reader reader{value, "the thing", ErrorCode::bad_log};
    EXPECT_FALSE(reader.has("a"));
    EXPECT_EQ(reader.whole_if_given("a"), std::nullopt);
    EXPECT_TRUE(reader.list("a").empty());
    ASSERT_TRUE(reader.error());
    EXPECT_EQ(reader.error()->code, ErrorCode::bad_log);
}

}  // namespace
}  // namespace frise::codec_test
