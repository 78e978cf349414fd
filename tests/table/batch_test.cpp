// What is decided together, and what becomes of it.
#include "table/batch.hpp"

#include "tests/table/opened.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace frise::table {
namespace {

namespace json = boost::json;

// Ana is the host, and sits; ben does not yet.
class InABatch : public testing::Test {
  public:
    explicit InABatch(const json::object& wish = {{"name", "Ana"}, {"seats", 2}})
        : table{test::opened_table(wish).table} {}

    static Asker asker(const std::string& person, std::string id = "1") {
        auto guest = std::make_shared<Guest>();
        guest->person = person;
        return {std::move(guest), std::move(id)};
    }
    static Waiting of(const std::string& person, Decidable request) { return {asker(person), std::move(request)}; }
    static Waiting sit(const std::string& person, int seat) {
        return of(person, request::Sit{.name = {person}, .seat = {seat}});
    }
    static Waiting chat(const std::string& person) { return of(person, request::Chat{.text = {"hello"}}); }
    // Settings of ana that were asked for as `asked` when the table was as it is now, and whose cards were found.
    [[nodiscard]] Waiting settings(const json::object& asked, std::string id = "1") const {
        const request::ChangeSettings wanted{{std::make_shared<const json::value>(asked)}};
        auto agreed = table.change({"ana", {}}, wanted).value();
        auto wish = write_table_settings(agreed);
        auto prepared = test::prepared_with(std::move(agreed), 110);
        return {asker("ana", std::move(id)),
                NewSettings{wanted, std::move(wish), std::move(prepared.settings), std::move(prepared.playset)}};
    }
    Batch decide(std::vector<Waiting> waiting) {
        Batch batch{table, std::move(waiting)};
        batch.decide({1'000, 1'000}, luck);
        return batch;
    }
    static std::string refused(const Batch& batch) {
        return batch.replies.empty() ? "" : batch.replies.front().refusal.code;
    }

    LiveTable table;
    test::SeededLuck luck{1};
};

TEST_F(InABatch, nothing_changes_at_the_table_itself) {
    const Number last = table.last();
    const Batch batch = decide({sit("ben", 1)});
    EXPECT_EQ(table.last(), last);
    EXPECT_TRUE(table.seats_of("ben").empty());
    EXPECT_EQ(batch.table.last(), last + 1);
    EXPECT_EQ(batch.table.seats_of("ben"), SeatSet{Seat{1}});
}

TEST_F(InABatch, each_is_decided_after_what_comes_before) {
    const Batch batch = decide({sit("ben", 1), sit("cleo", 1)});
    ASSERT_EQ(batch.told.size(), 1U);
    EXPECT_EQ(batch.told.front().number, table.last() + 1);
    ASSERT_EQ(refused(batch), "seat-taken");
    EXPECT_EQ(batch.replies.front().asker.guest->person, "cleo");
    EXPECT_FALSE(batch.decided[0].dropped);
    EXPECT_TRUE(batch.decided[1].dropped) << "no part of what is stored";
}

TEST_F(InABatch, the_same_id_counts_once) {
    const Batch batch = decide({chat("ana"), chat("ana"), chat("ben")});
    EXPECT_EQ(batch.told.size(), 2U);
    ASSERT_EQ(refused(batch), "duplicate");
    EXPECT_EQ(batch.replies.front().refusal.counted, table.last() + 1);
}

TEST_F(InABatch, nobody_is_told_of_what_the_table_itself_is_refused) {
    const Batch batch = decide({{{}, Happening{Rematched{"FIRST1"}}}, {{}, Happening{Rematched{"SECOND"}}}});
    EXPECT_EQ(batch.told.size(), 1U);
    EXPECT_EQ(batch.table.company().rematch, "FIRST1");
    EXPECT_TRUE(batch.replies.empty());
}

TEST_F(InABatch, a_rematch_counts_under_the_id_of_who_asked_for_it) {
    Batch batch = decide({{asker("ana", "again"), Happening{Rematched{"FIRST1"}}}});
    ASSERT_EQ(batch.told.size(), 1U);
    EXPECT_EQ(batch.told.front().entry.by, "ana");
    EXPECT_EQ(batch.told.front().entry.id, "again");
}

TEST_F(InABatch, settings_come_with_their_cards) {
    const Batch batch = decide({settings({{"seats", 3}})});
    EXPECT_EQ(batch.table.settings().terms.seats, 3);
    EXPECT_EQ(std::get<Changed>(batch.told.front().entry.what).settings->decks.front().name, "telling");
    EXPECT_TRUE(batch.again.empty());
}

TEST_F(InABatch, settings_are_prepared_again_when_others_were_agreed_on_meanwhile) {
    const Waiting seats = settings({{"seats", 3}}, "2");
    const Batch batch = decide({settings({{"turn_seconds", 60}}), seats});
    EXPECT_EQ(batch.table.settings().terms.seats, 2);
    EXPECT_EQ(batch.table.settings().turn_seconds, 60);
    ASSERT_EQ(batch.again.size(), 1U);
    EXPECT_EQ(batch.again.front().asked.settings.value->at("seats"), 3);
    EXPECT_TRUE(batch.decided[1].dropped);
    EXPECT_TRUE(batch.replies.empty());
}

TEST_F(InABatch, settings_of_somebody_who_is_no_longer_the_host_are_refused) {
    const Waiting changed = settings({{"seats", 3}});
    const Batch batch =
        decide({sit("ben", 1), of("ana", request::PassHost{.person = {"ben"}}), {asker("ana", "2"), changed.what}});
    EXPECT_EQ(refused(batch), "not-host");
    EXPECT_TRUE(batch.again.empty());
}

TEST_F(InABatch, a_deal_is_the_last_that_is_decided) {
    const Batch batch = decide({chat("ben"), of("ana", request::Start{.fill = {"child"}}), chat("cleo"), chat("dan")});
    EXPECT_TRUE(std::holds_alternative<Began>(batch.told.back().entry.what));
    EXPECT_EQ(batch.decided.size(), 2U);
    ASSERT_EQ(batch.left.size(), 2U);
    EXPECT_EQ(batch.left.front().asker.guest->person, "cleo");
}

TEST_F(InABatch, what_is_stored_follows_the_last_entry_that_the_table_knows) {
    Batch batch = decide({chat("ana"), chat("ben"), sit("ana", 0)});
    const store::Append append = batch.append(77, false);
    EXPECT_EQ(append.table, "TABLE1");
    EXPECT_EQ(append.expected, table.last());
    EXPECT_EQ(append.entries.size(), 2U);
}

TEST_F(InABatch, talk_is_not_shown_in_lists_unless_they_are_due) {
    Batch batch = decide({chat("ana")});
    EXPECT_FALSE(batch.append(77, false).summary);
    ASSERT_TRUE(batch.append(77, true).summary);
    EXPECT_EQ(batch.append(77, true).summary->changed, 77);
}

TEST_F(InABatch, who_sits_is_shown_in_lists_at_once) {
    const auto summary = decide({chat("ana"), sit("ben", 1)}).append(77, false).summary;
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->people, (std::vector<std::string>{"ana", "ben"}));
}

// A game of one person and a bot, who have one card each.
class GameInABatch : public InABatch {
  public:
    GameInABatch() : InABatch{{{"name", "Ana"}, {"seats", 2}, {"start", true}, {"options", {{"hand", 1}}}}} {}

    // At the right place or at a wrong one.
    [[nodiscard]] Move move(bool right) const {
        const Game& game = *table.game();
        const Seat seat = *game.to_act().begin();
        const CardNo card = game.table().hands[index(seat)].front();
        const Line& line = game.table().line;
        const int gap = right_gap(line, table.playset()->deck.year(card));
        return {seat, frise::Place{card, right ? gap : (gap == 0 ? 1 : 0)}, Actor::bot, table.last()};
    }
};

TEST_F(GameInABatch, a_move_of_a_bot_is_made_where_nothing_came_before) {
    const Batch batch = decide({{{}, move(true)}});
    ASSERT_EQ(batch.told.size(), 1U);
    EXPECT_EQ(std::get<Acted>(batch.told.front().entry.what).actor, Actor::bot);
    EXPECT_TRUE(batch.told.front().entry.by.empty());
}

TEST_F(GameInABatch, a_move_of_a_bot_is_dropped_where_something_did) {
    const Batch batch = decide({chat("ana"), {{}, move(true)}});
    EXPECT_EQ(batch.told.size(), 1U) << "the hello alone";
    EXPECT_TRUE(batch.replies.empty());
}

TEST_F(GameInABatch, a_move_against_the_rules_leads_to_nothing) {
    Move wrong = move(true);
    wrong.seat = Seat{1};
    const Batch batch = decide({{{}, wrong}});
    EXPECT_TRUE(batch.told.empty());
    EXPECT_TRUE(batch.replies.empty());
}

TEST_F(GameInABatch, an_action_is_shown_in_lists_once_the_game_is_over) {
    Batch first = decide({{{}, move(true)}});
    EXPECT_FALSE(first.append(77, false).summary) << "the others still play this round";
    table = first.table;
    Batch second = decide({{{}, move(false)}});
    ASSERT_TRUE(second.told.front().over);
    EXPECT_TRUE(second.append(77, false).summary);
}

}  // namespace
}  // namespace frise::table
