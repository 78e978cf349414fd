// Texts that a database could take for something else.
#include "tests/store/contract.hpp"

#include <string_view>

namespace frise::store_test {
namespace {

using namespace std::string_view_literals;

const Entries odd_texts{
    "",           " ",      "'",      "''",   "\"",        "`",   "\\",      "\\0",
    "\n",         "\r\n",   "\t",     "%",    "_",         "?",   "?1",      ":a",
    "$1",         "NULL",   "null",   "0",    "00",        "1.0", "1e3",     "0x10",
    "x'00'",      "-- a",   "/* a",   "a;b",  "{\"a\":1}", "é",   "e\u0301", "中文",
    "\U0001F0CF", "\u202E", "\uFEFF", "\x01", "\x7F",      "A",   "a",       "'); DROP TABLE entries; --",
    "1 OR 1=1",
};

TEST_P(Contract, any_text_comes_back_as_it_was) {
    std::vector<Append> opened;
    for (const auto& odd : odd_texts) {
        opened.push_back({odd, 0, {odd, odd}, TableSummary{odd, Standing::over, true, 0, {odd}, odd}});
        expect_done(store().put_person({odd, odd}));
        expect_done(store().put_deck(odd, odd));
        expect_done(store().put_own_deck(odd, {odd, 1, odd}, "none"));
    }
    EXPECT_EQ(append(opened), Results(odd_texts.size(), Appended::done));
    for (const auto& odd : odd_texts) {
        const TableSummary summary{odd, Standing::over, true, 0, {odd}, odd};
        EXPECT_EQ(load(odd), (TableRecord{summary, 2, {odd, odd}})) << odd;
        EXPECT_EQ(value(store().list({.person = odd})), std::vector{summary}) << odd;
        EXPECT_EQ(person(odd), (Person{odd, odd}));
        EXPECT_EQ(value(store().deck(odd)), odd);
        EXPECT_EQ(value(store().own_decks(odd)), (std::vector{OwnDeck{odd, 1, odd}})) << odd;
    }
    EXPECT_EQ(list({}).size(), odd_texts.size());
}

TEST_P(Contract, a_question_that_is_no_text_finds_nothing) {
    append({opening("A"), opening("")});
    expect_done(store().put_person({"A", "Ada"}));
    expect_done(store().put_deck("A", "cards"));
    expect_done(store().put_own_deck("A", {"A", 1, "{}"}, ""));
    for (const auto odd : {"A\0"sv, "A\0B"sv, "\0"sv, "\xFF"sv, "A\xC3"sv, "\xED\xA0\x80"sv}) {
        EXPECT_EQ(load(odd), std::nullopt);
        EXPECT_EQ(person(odd), std::nullopt);
        EXPECT_EQ(value(store().deck(odd)), std::nullopt);
        EXPECT_EQ(value(store().deck_starting(odd)), std::nullopt);
        EXPECT_EQ(value(store().own_decks(odd)), std::vector<OwnDeck>{});
        EXPECT_EQ(list({.person = std::string{odd}}), Entries{});
    }
}

TEST_P(Contract, a_text_may_have_a_megabyte) {
    const std::string large(1'000'000, 'x');
    const TableSummary summary{"A", Standing::over, true, 0, {"ada"}, large};
    EXPECT_EQ(append({"A", 0, {large, "small", large + "y"}, summary}), done);
    expect_done(store().put_deck("d", large));
    EXPECT_TRUE(load("A") == (TableRecord{summary, 3, {large, "small", large + "y"}}));
    EXPECT_TRUE(value(store().deck("d")) == large);
}

TEST_P(Contract, all_bits_of_a_hash_count) {
    expect_done(store().put_person({"1", "Ada"}));
    Hash token{};
    expect_done(store().put_token(token, "1"));
    for (auto& byte : token) {
        byte = 1;
        EXPECT_EQ(value(store().person_with_token(token)), std::nullopt);
        byte = 0;
    }
    EXPECT_NE(value(store().person_with_token(token)), std::nullopt);
}

}  // namespace
}  // namespace frise::store_test
