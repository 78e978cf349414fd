// Sitting down, playing, and getting up again, over real sockets.
#include "tests/server/two_at_a_table.hpp"

#include <gmock/gmock.h>

namespace frise::test {
namespace {

namespace json = boost::json;

class AtTheTable : public TwoAtATable {};

json::value seats_in(const json::object& told) { return told.at("table").at("seats"); }

TEST_F(AtTheTable, welcomes_with_all_there_is_to_know) {
    sit_down();
    Client client{hall.port(), code, ana};
    const json::object welcome = client.next("welcome");
    EXPECT_EQ(welcome.at("person"), json::value(ana.person));
    EXPECT_EQ(welcome.at("seats"), json::array{0});
    EXPECT_EQ(welcome.at("state"), nullptr);
    EXPECT_EQ(welcome.at("now"), hall.clock.now());
    EXPECT_EQ(welcome.at("table").at("standing"), "gathering");
    EXPECT_EQ(welcome.at("table").at("host"), json::value(ana.person));
    EXPECT_EQ(welcome.at("table").at("people").at(ben.person), "Ben");
    EXPECT_EQ(welcome.at("table").at("here"), (json::array{ana.person, ben.person}));
}

TEST_F(AtTheTable, tells_all_who_sits) {
    const json::object told = sit_down();
    EXPECT_EQ(told.at("type"), "table");
    EXPECT_EQ(seats_in(told).at(1).at("name"), "Ben");
    EXPECT_EQ(first->next("table").at("table"), told.at("table"));
}

TEST_F(AtTheTable, tells_all_what_was_played_under_its_number) {
    sit_down();
    const json::object began = start();
    const json::value& card = began.at("state").at("view").at("hands").at(0).at(0);
    const json::object update = first->request({{"type", "act"}, {"n", began.at("n")}, {"action", place(0, card, 0)}});
    EXPECT_EQ(update.at("type"), "update");
    EXPECT_EQ(update.at("n").to_number<int>(), began.at("n").to_number<int>() + 1);
    EXPECT_EQ(update.at("events").at(0).at("type"), "placed");
    EXPECT_EQ(update.at("to_act"), json::array{1});
    EXPECT_EQ(second->next("update"), update);
}

TEST_F(AtTheTable, tells_once_that_the_date_of_a_missed_card_is_rough) {
    json::array cards;
    for (int i = 0; i < 40; ++i) {
        const std::string name = "c" + std::to_string(i);
        cards.push_back(
            {{"id", name}, {"year", 1000 + 10 * i}, {"precision", "about"}, {"title", {{"en", "The " + name}}}});
    }
    const json::object deck{{"format", 1}, {"id", "rough"}, {"title", {{"en", "Rough"}}}, {"cards", cards}};
    const HttpReply sent = ask(hall.port(), {"POST", "/api/decks", json::serialize(deck), ana.token, {}});
    ASSERT_EQ(sent.status, 201) << sent.text;
    sit_down({{"decks", {sent.body.at("hash")}}});
    start();
    json::object update;
    int turn = 0;
    // Before all others: right only as long as each card is older than all before.
    do {
        update = play(turn % 2 == 0 ? *first : *second, turn % 2);
        ASSERT_EQ(update.at("type"), "update");
        ++turn;
    } while (update.at("events").at(0).at("right") == true);
    EXPECT_EQ(update.at("about"), json::array{update.at("events").at(0).at("card")});
}

TEST_F(AtTheTable, gives_the_first_free_seat_or_the_one_asked_for) {
    sit_down({{"seats", 4}});
    auto third = join(cleo);
    EXPECT_EQ(seats_in(third->request({{"type", "sit"}, {"seat", 3}, {"name", "Cleo"}})).at(3).at("name"), "Cleo");
    EXPECT_EQ(refusal(first->request({{"type", "sit"}, {"seat", 3}})), "seat-taken");
    EXPECT_EQ(refusal(first->request({{"type", "sit"}, {"seat", 4}})), "no-such-seat");
    EXPECT_EQ(refusal(first->request({{"type", "sit"}, {"seat", -1}})), "no-such-seat");
    EXPECT_EQ(refusal(first->request({{"type", "sit"}, {"seat", "1"}})), "bad-request");
}

TEST_F(AtTheTable, is_full_when_all_seats_are_taken) {
    sit_down();
    auto third = join(cleo);
    EXPECT_EQ(refusal(third->request({{"type", "sit"}, {"name", "Cleo"}})), "full");
}

TEST_F(AtTheTable, lets_people_move_before_the_game) {
    sit_down({{"seats", 3}});
    const json::value seats = seats_in(second->request({{"type", "sit"}, {"seat", 2}}));
    EXPECT_EQ(seats.at(1).at("people"), json::array{});
    EXPECT_EQ(seats.at(2).at("name"), "Ben");
}

TEST_F(AtTheTable, refuses_the_seat_one_has) {
    sit_down();
    EXPECT_EQ(refusal(second->request({{"type", "sit"}, {"seat", 1}})), "seated");
}

TEST_F(AtTheTable, lets_people_change_their_name_on_their_seat) {
    sit_down();
    EXPECT_EQ(seats_in(second->request({{"type", "sit"}, {"seat", 1}, {"name", "Benoît"}})).at(1).at("name"), "Benoît");
}

TEST_F(AtTheTable, cleans_names) {
    sit_down({{"seats", 3}});
    auto third = join(cleo);
    const std::string typed = "  <b>Cl\x07\xC3\xA9o</b>\n\t x  and far too much more of it";
    const json::object told = third->request({{"type", "sit"}, {"name", typed}});
    const auto name = json::value_to<std::string>(seats_in(told).at(2).at("name"));
    EXPECT_THAT(name, testing::StartsWith("<b>Cl\xC3\xA9o</b> x"));
    EXPECT_LE(name.size(), 30U);
}

TEST_F(AtTheTable, refuses_a_name_of_nothing) {
    sit_down({{"seats", 3}});
    auto third = join(cleo);
    EXPECT_EQ(refusal(third->request({{"type", "sit"}, {"name", "\n\x01"}})), "bad-name");
    EXPECT_EQ(refusal(third->request({{"type", "sit"}})), "bad-name");
}

TEST_F(AtTheTable, frees_a_seat_when_its_owner_stands_up) {
    sit_down();
    EXPECT_EQ(refusal(second->request({{"type", "stand"}, {"seat", 0}})), "not-seated");
    EXPECT_EQ(seats_in(second->request({{"type", "stand"}, {"seat", 1}})).at(1).at("people"), json::array{});
    EXPECT_EQ(refusal(first->request({{"type", "start"}})), "seats-free");
}

TEST_F(AtTheTable, lets_nobody_stand_up_in_the_middle_of_a_game) {
    sit_down();
    start();
    EXPECT_EQ(refusal(second->request({{"type", "stand"}, {"seat", 1}})), "begun");
    EXPECT_EQ(refusal(second->request({{"type", "sit"}, {"seat", 0}})), "seat-taken");
}

TEST_F(AtTheTable, refuses_actions_with_the_reason_and_the_state) {
    sit_down();
    EXPECT_EQ(refusal(first->request({{"type", "act"}, {"action", place(0, "x", 0)}})), "no-game");
    const json::object began = start();
    const json::object hers = play(*second, 1);
    EXPECT_EQ(refusal(hers), "not-your-turn");
    EXPECT_EQ(hers.at("n"), began.at("n"));
    EXPECT_EQ(hers.at("state"), began.at("state"));
    EXPECT_EQ(refusal(play(*second, 0)), "not-your-seat");
    EXPECT_EQ(refusal(play(*first, 0, 7)), "bad-gap");
    EXPECT_EQ(refusal(first->request({{"type", "act"}, {"action", place(0, "nonsense", 0)}})), "not-your-card");
    EXPECT_EQ(refusal(first->request({{"type", "act"}, {"action", place(9, "nonsense", 0)}})), "bad-request");
    EXPECT_EQ(refusal(first->request({{"type", "act"}, {"action", {{"seat", 0}, {"type", "dance"}}}})), "bad-request");
    EXPECT_EQ(refusal(first->request({{"type", "act"}})), "bad-request");
    EXPECT_EQ(refusal(first->request({{"type", "act"}, {"action", {{"seat", 0}, {"type", "accept"}}}})), "not-allowed");
    EXPECT_EQ(refusal(first->request({{"type", "dance"}})), "unknown-type");
    EXPECT_EQ(refusal(play(*first, 0)), "");
}

TEST_F(AtTheTable, takes_an_action_for_stale_when_the_turn_went_on) {
    sit_down({{"seats", 2}});
    const json::object began = start();
    play(*first, 0);
    play(*second, 1);
    const json::value card = look(*first).at("view").at("hands").at(0).at(0);
    EXPECT_EQ(refusal(first->request({{"type", "act"}, {"n", began.at("n")}, {"action", place(0, card, 0)}})), "stale");
    EXPECT_EQ(refusal(first->request({{"type", "act"}, {"n", first->number()}, {"action", place(0, card, 0)}})), "");
}

TEST_F(AtTheTable, goes_on_in_chat_without_making_actions_stale) {
    sit_down();
    const json::object began = start();
    second->request({{"type", "chat"}, {"text", "take your time"}});
    const json::value& card = began.at("state").at("view").at("hands").at(0).at(0);
    EXPECT_EQ(refusal(first->request({{"type", "act"}, {"n", began.at("n")}, {"action", place(0, card, 0)}})), "");
}

TEST_F(AtTheTable, answers_a_message_without_form_under_its_id) {
    sit_down();
    EXPECT_EQ(refusal(first->request({{"text", "of no type"}})), "bad-request");
    first->say({{"type", "chat"}, {"id", std::string(65, 'x')}, {"text", "long id"}});
    EXPECT_EQ(refusal(first->next("refused")), "bad-request");
}

}  // namespace
}  // namespace frise::test
