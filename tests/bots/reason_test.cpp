// Bots say why, in both languages.
#include "bots/reason.hpp"

#include "bots/time_scale.hpp"
#include "tests/support/languages.hpp"

#include <gtest/gtest.h>
#include <vector>

namespace frise {
namespace {

TEST(Reasons, are_whole_sentences_in_both_languages) {
    const std::vector<Face> faces{{"wheel", "The wheel"}};
    const std::vector<std::string> players{"Clio", "Janus"};
    for (const Language language : all_languages()) {
        for (auto motive = static_cast<int>(Motive::no_choice); motive <= static_cast<int>(Motive::halve); ++motive) {
            Reason reason;
            reason.motive = static_cast<Motive>(motive);
            reason.card = CardNo{0};
            reason.belief = {on_scale(-3500), 0.2};
            reason.chance = 0.72;
            reason.low = -4000;
            reason.high = 1200;
            reason.seat = Seat{1};
            const std::string text = sentence(reason, {language, faces, players});
            EXPECT_TRUE(text.ends_with(".")) << motive << ": " << text;
            EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
        }
    }
}

TEST(Reasons, of_nothing_are_empty) { EXPECT_EQ(sentence({}, {}), ""); }

TEST(Reasons, tell_what_is_believed_as_a_range) {
    const std::vector<Face> faces{{"wheel", "The wheel"}};
    Reason reason;
    reason.motive = Motive::surest;
    reason.card = CardNo{0};
    reason.belief = {on_scale(1700), 0.1};
    reason.chance = 0.5;
    reason.low = 1600;
    const std::string text = sentence(reason, {english, faces, {}});
    EXPECT_NE(text.find("The wheel"), std::string::npos);
    EXPECT_NE(text.find("between about 1670 and 1730"), std::string::npos) << text;
    EXPECT_NE(text.find("50%"), std::string::npos) << text;
    EXPECT_NE(text.find("after"), std::string::npos) << text;
}

}  // namespace
}  // namespace frise
