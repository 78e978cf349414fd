// No byte that leaves the server tells a secret before its time: years, year-side icons, facts, cards of the pile, the
// answers of others, tokens.
#include "engine/rules/terms.hpp"
#include "tests/server/evening.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/support/telling_deck.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace frise::test {
namespace {

namespace json = boost::json;

class Leak : public testing::TestWithParam<GameId> {};
INSTANTIATE_TEST_SUITE_P(server, Leak, testing::ValuesIn(all_games), [](const auto& info) {
    std::string text{name(info.param)};
    std::replace(text.begin(), text.end(), '-', '_');
    return text;
});

TEST_P(Leak, there_is_none_in_any_message_of_a_game) {
    Club club;
    for (std::uint64_t seed = 0; seed < at_ease(36) && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Evening evening{club, GetParam(), seed};
        evening.play();
    }
}

// Ids that tell the year are replaced, and then the order of the cards may not tell it either.
TEST(Order, of_cards_in_a_message_is_not_that_of_their_years) {
    Hall hall;
    const Somebody ana = new_person(hall.port(), "Ana");
    json::array cards;
    for (int i = 0; i < 60; ++i) {
        const std::string year = std::to_string(1100 + i);
        const std::string title = "The " + telling_word("zq", static_cast<std::size_t>(i));
        cards.push_back({{"id", "in-" + year}, {"year", 1100 + i}, {"title", {{"en", title}}}});
    }
    const json::object deck{{"format", 1}, {"id", "years"}, {"title", {{"en", "Years"}}}, {"cards", std::move(cards)}};
    const HttpReply sent = ask(hall.port(), {"POST", "/api/decks", json::serialize(deck), ana.token, {}});
    ASSERT_EQ(sent.status, 201) << sent.text;
    const std::string code = new_table(hall.port(), ana,
                                       {{"name", "Ana"},
                                        {"seats", 2},
                                        {"options", {{"hand", 8}}},
                                        {"decks", {sent.body.at("hash")}},
                                        {"start", true}});
    Client client{hall.port(), code, ana};
    const json::object faces = client.next("welcome").at("state").at("cards").as_object();
    std::vector<std::string> titles;
    for (const auto& [id, face] : faces) {
        EXPECT_EQ(id.find("in-1"), json::string_view::npos);
        titles.push_back(json::value_to<std::string>(face.at("title")));
    }
    ASSERT_EQ(titles.size(), 17U);
    EXPECT_FALSE(std::is_sorted(titles.begin(), titles.end()));
}

}  // namespace
}  // namespace frise::test
