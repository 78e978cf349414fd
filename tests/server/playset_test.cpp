// The cards of a table: how many they may be, and how many of them are kept for the next table.
#include "server/playsets.hpp"
#include "tests/server/two_at_a_table.hpp"

#include <gtest/gtest.h>
#include <string>

namespace frise::test {
namespace {

namespace json = boost::json;
using server::PlaysetPtr;
using server::Playsets;
using server::TableSettings;

std::string deck_of(std::size_t cards, std::size_t letters = 1) {
    json::array list;
    for (std::size_t i = 0; i < cards; ++i) {
        const std::string number = std::to_string(i);
        list.push_back({{"id", "c" + number},
                        {"year", 1 + static_cast<std::int64_t>(i) % 2000},
                        {"title", {{"en", "Card " + number}}},
                        {"fact", {{"en", std::string(letters, 'x')}}}});
    }
    return json::serialize(
        json::object{{"format", 1}, {"id", "big"}, {"title", {{"en", "Big"}}}, {"cards", std::move(list)}});
}

TableSettings chosen(std::size_t decks = 1, std::optional<Year> from = {}) {
    TableSettings settings;
    for (std::size_t i = 0; i < decks; ++i) settings.decks.push_back({"deck " + std::to_string(i), std::to_string(i)});
    settings.filter.from = from;
    return settings;
}

std::string refusal_of(const server::Granted<PlaysetPtr>& made) { return made ? "" : made.error().code; }

TEST(Cards, are_refused_where_they_are_too_many) {
    Playsets playsets;
    const auto find = [](std::size_t cards) {
        return [text = deck_of(cards)](const std::string& /*hash*/) { return std::optional{text}; };
    };
    constexpr std::size_t most = Playsets::most_chosen.cards;
    EXPECT_EQ(refusal_of(playsets.make(chosen(), find(most), true)), "");
    EXPECT_EQ(refusal_of(playsets.make(chosen(), find(most + 1), true)), "deck-too-large");
    EXPECT_EQ(refusal_of(playsets.make(chosen(4), find(most / 4), true)), "");
    EXPECT_EQ(refusal_of(playsets.make(chosen(5), find(most / 4), true)), "deck-too-large");
    EXPECT_EQ(refusal_of(playsets.make(chosen(), find(most + 1), false)), "") << "a table that has them is played at";
}

TEST(Cards, are_refused_unread_where_they_are_too_long) {
    Playsets playsets;
    const std::string text = deck_of(100);
    int asked = 0;
    const auto find = [&](const std::string& /*hash*/) {
        ++asked;
        return std::optional{text + std::string(Playsets::most_chosen.bytes / 2 - text.size(), ' ')};
    };
    EXPECT_EQ(refusal_of(playsets.make(chosen(2), find, true)), "");
    asked = 0;
    EXPECT_EQ(refusal_of(playsets.make(chosen(12), find, true)), "deck-too-large");
    EXPECT_EQ(asked, 3) << "no more is read than it takes";
    EXPECT_EQ(refusal_of(playsets.make(chosen(3), find, false)), "") << "a table that has them is played at";
}

TEST(Cards, are_kept_for_the_next_table_as_long_as_there_is_room) {
    Playsets playsets;
    const std::string text = deck_of(2'000, 900);
    const auto find = [&](const std::string& /*hash*/) { return std::optional{text}; };
    std::size_t most = 0;
    int times = 0;
    do {
        const auto made = playsets.make(chosen(1, 1 + times), find, true);
        ASSERT_TRUE(made);
        EXPECT_GT((*made)->bytes(), text.size());
        most = std::max(most, playsets.kept_bytes());
        ++times;
    } while (times < 100 && playsets.made(Playsets::key(chosen(1, 1))));
    EXPECT_GT(times, 2);
    EXPECT_LT(times, 100) << "the first has gone";
    EXPECT_LE(most, Playsets::most_kept_bytes);
    const auto kept = playsets.make(chosen(1, 5), find, true).value();
    for (int i = 0; i < times; ++i) ASSERT_TRUE(playsets.make(chosen(1, 100 + i), find, true));
    EXPECT_EQ(playsets.made(Playsets::key(chosen(1, 5))), kept) << "a table has them";
}

TEST(Cards, of_a_deck_that_is_too_large_are_refused_to_those_who_choose_it) {
    Hall hall;
    const Somebody ana = new_person(hall.port(), "Ana");
    const auto sent = ask(hall.port(), {"POST", "/api/decks", deck_of(Playsets::most_chosen.cards + 1), ana.token, {}});
    ASSERT_EQ(sent.status, 201) << sent.text;
    const json::array decks{sent.body.at("hash")};
    const auto opened =
        ask(hall.port(),
            {"POST", "/api/tables", json::serialize(json::object{{"name", "Ana"}, {"decks", decks}}), ana.token, {}});
    EXPECT_EQ(opened.status, 400);
    EXPECT_EQ(opened.body.at("error").at("code"), "deck-too-large");
    Client client{hall.port(), new_table(hall.port(), ana, {{"name", "Ana"}}), ana};
    EXPECT_EQ(refusal(client.request({{"type", "settings"}, {"settings", {{"decks", decks}}}})), "deck-too-large");
    EXPECT_EQ(refusal(client.request({{"type", "settings"}, {"settings", {{"turn_seconds", 60}}}})), "");
}

}  // namespace
}  // namespace frise::test
