// What may be typed, and what is answered to the rest.
#include "terminal/dials.hpp"
#include "terminal/game_terminal.hpp"
#include "tests/support/languages.hpp"
#include "wording/letters.hpp"

#include <gtest/gtest.h>
#include <sstream>
#include <utility>

namespace frise::terminal {
namespace {

// A table with three cards in the line and four in hand, seen by somebody whose turn it is.
class Desk {
  public:
    explicit Desk(AllKinds::Views game = LineView{}, Language language = english)
        : console_{in_, out_, {}}, stage_{Voice{console_, language}, cast_, captions_} {
        view.game = std::move(game);
        view.viewer = Seat{0};
        view.line = Line{{CardNo{4}, 1000}, {CardNo{5}, 1500}, {CardNo{6}, 1900}};
        view.hands = std::vector<std::vector<HandCard>>(3);
        for (const CardNo card : hand_) (*view.hands)[0].push_back({card, Icon{1}, std::nullopt});
    }

    Legal with(Choice choice) {
        Legal legal;
        legal.add(choice);
        return legal;
    }
    Legal placing() { return with(PlaceAny{hand_, 3}); }

    Reading read(const Legal& legal, std::string_view typed) { return read_action(stage_, view, legal, typed); }
    Text complaint(const Legal& legal, std::string_view typed) { return read(legal, typed).error().text; }
    [[nodiscard]] const Stage& stage() const { return stage_; }

    View view;

  private:
    std::istringstream in_;
    std::ostringstream out_;
    Console console_;
    Cast cast_ = make_cast({""}, std::vector<cli::Opponent>(2));
    Cards hand_{CardNo{0}, CardNo{1}, CardNo{2}, CardNo{3}};
    Captions captions_{deckkit::Deck{}, std::vector<Face>(8, Face{"c", "c"}), english};
    Stage stage_;
};

TEST(ReadPlace, takes_card_and_gap_in_any_order) {
    Desk desk;
    for (const char* typed : {"b 3", "B3", "3 b", "b,3"}) {
        EXPECT_EQ(desk.read(desk.placing(), typed).value(), Action{(Place{CardNo{1}, 3})}) << typed;
    }
}

TEST(ReadPlace, says_what_is_wrong) {
    Desk desk;
    for (const char* typed : {"b", "3", "b 3 4", "a b", "!", "b c 3"}) {
        EXPECT_EQ(desk.complaint(desk.placing(), typed), Text{"terminal.how_to_place"}) << typed;
    }
    EXPECT_EQ(desk.complaint(desk.placing(), "e 1"), Text{"terminal.no_such_card"});
    EXPECT_EQ(desk.complaint(desk.placing(), "é 1"), Text{"terminal.no_such_card"});
    EXPECT_EQ(desk.complaint(desk.placing(), "a 4"), Text{"terminal.no_such_gap"});
    EXPECT_EQ(desk.complaint(desk.placing(), "a -1"), Text{"terminal.no_such_gap"});
    EXPECT_EQ(desk.complaint(desk.placing(), "a 99999999999999999999"), Text{"terminal.no_such_gap"});
}

TEST(ReadPlace, what_is_asked_for_is_understood) {
    Desk desk;
    const Message wanted = request(desk.stage(), desk.view, desk.placing());
    EXPECT_TRUE(desk.read(desk.placing(), cleaned(wanted.slots.at(0).value)));
}

TEST(ReadPlaceDrawn, takes_a_gap) {
    Desk desk{ChallengeView{}};
    const Legal legal = desk.with(PlaceDrawnAny{2});
    EXPECT_EQ(desk.read(legal, "2").value(), Action{PlaceDrawn{2}});
    EXPECT_EQ(desk.complaint(legal, "3"), Text{"terminal.no_such_gap"});
    EXPECT_EQ(desk.complaint(legal, "a"), Text{"terminal.how_to_place_drawn"});
}

TEST(ReadResponse, takes_letters_and_words) {
    Desk desk{ContestView{}, french};
    Legal legal = desk.with(Accept{});
    legal.add(Contest{});
    EXPECT_EQ(desk.read(legal, "a").value(), Action{Accept{}});
    EXPECT_EQ(desk.read(legal, "Contester").value(), Action{Contest{}});
    EXPECT_EQ(desk.complaint(legal, "b"), Text{"contest.how_to_respond"});
}

TEST(ReadGive, takes_a_card_and_where_there_is_a_choice_a_player) {
    Desk desk{ContestView{}};
    const Cards cards{CardNo{0}, CardNo{1}, CardNo{2}, CardNo{3}};
    EXPECT_EQ(desk.read(desk.with(GiveAny{cards, {}}), "c").value(), Action{(Give{CardNo{2}, std::nullopt})});
    EXPECT_EQ(desk.complaint(desk.with(GiveAny{cards, {}}), "c 1"), Text{"contest.how_to_give"});
    const Legal choice = desk.with(GiveAny{cards, {Seat{1}, Seat{2}}});
    EXPECT_EQ(desk.read(choice, "c 2").value(), Action{(Give{CardNo{2}, 2})});
    EXPECT_EQ(desk.complaint(choice, "c"), Text{"contest.how_to_give_to"});
    EXPECT_EQ(desk.complaint(choice, "c 3"), Text{"contest.no_such_player"});
    EXPECT_EQ(desk.complaint(choice, "c 0"), Text{"contest.no_such_player"});
}

class CoopDesk : public Desk {
  public:
    CoopDesk() : Desk{CoopView{{}, Icon{2}, 0, 0}} {
        auto& hand = (*view.hands)[0];
        hand[0].front = 2;
        hand[3].stuck = 1776;
        legal.add(PlayAny{playable});
        legal.add(DiscardAny{discardable});
    }

    Cards playable{CardNo{0}, CardNo{1}, CardNo{2}};
    Cards discardable{CardNo{0}};
    Legal legal;
};

TEST(ReadCoop, plays_discards_and_wishes) {
    CoopDesk desk;
    EXPECT_EQ(desk.read(desk.legal, "b").value(), Action{(Play{CardNo{1}, std::nullopt})});
    EXPECT_EQ(desk.read(desk.legal, "b 3").value(), Action{(Play{CardNo{1}, 3})});
    EXPECT_EQ(desk.read(desk.legal, "x a").value(), Action{Discard{CardNo{0}}});
}

TEST(ReadCoop, says_what_is_wrong) {
    CoopDesk desk;
    EXPECT_EQ(desk.complaint(desk.legal, "d"), Text{"coop.card_is_stuck"});
    EXPECT_EQ(desk.complaint(desk.legal, "x d"), Text{"coop.card_is_stuck"});
    EXPECT_EQ(desk.complaint(desk.legal, "x b"), Text{"coop.icon_differs"});
    EXPECT_EQ(desk.complaint(desk.legal, "x k"), Text{"terminal.no_such_card"});
    EXPECT_EQ(desk.complaint(desk.legal, "b 4"), Text{"terminal.no_such_gap"});
    EXPECT_EQ(desk.complaint(desk.legal, "end"), Text{"coop.no_end_now"});
    EXPECT_EQ(desk.complaint(desk.legal, "a b c"), Text{"coop.how_to_play"});
}

TEST(ReadCoop, after_a_try_nothing_can_be_discarded) {
    CoopDesk desk;
    std::get<CoopView>(desk.view.game).tried = 1;
    Legal legal;
    legal.add(PlayAny{desk.playable});
    legal.add(EndTurn{});
    EXPECT_EQ(desk.complaint(legal, "x a"), Text{"coop.no_discard_now"});
    EXPECT_EQ(desk.read(legal, "end").value(), Action{EndTurn{}});
    EXPECT_EQ(desk.read(legal, ".").value(), Action{EndTurn{}});
}

TEST(ReadCoop, with_no_card_to_try_only_the_end_is_left) {
    CoopDesk desk;
    EXPECT_EQ(desk.complaint(desk.with(EndTurn{}), "a"), Text{"coop.prompt_end_only"});
}

Answer dials(std::initializer_list<int> wheels, std::optional<int> sign = std::nullopt) {
    Answer answer;
    answer.wheels.assign(wheels.begin(), wheels.end());
    answer.sign = sign;
    return answer;
}

class ReadAnswer : public testing::Test {
  protected:
    Reading read(TrialKind kind, std::string_view typed, Language language = english) {
        return read_answer(kind, typed, Voice{console_, language});
    }

  private:
    std::istringstream in_;
    std::ostringstream out_;
    Console console_{in_, out_, {}};
};

TEST_F(ReadAnswer, wheels_with_and_without_spaces) {
    EXPECT_EQ(read(TrialKind::four_cards, "2 5 0 9").value(), Action{dials({2, 5, 0, 9})});
    EXPECT_EQ(read(TrialKind::bet, "5566").value(), Action{dials({5, 5, 6, 6})});
    EXPECT_EQ(read(TrialKind::order, "4,3,2,1").value(), Action{dials({4, 3, 2, 1})});
    for (const char* typed : {"", "123", "12345", "1 2 3 x", "-1 2 3 4"}) {
        EXPECT_EQ(read(TrialKind::four_cards, typed).error().text, Text{"terminal.how_to_answer_four"}) << typed;
    }
    EXPECT_EQ(read(TrialKind::order, "0 1 2 3").error().text, Text{"terminal.how_to_answer_order"});
    EXPECT_EQ(read(TrialKind::order, "1 2 3 5").error().text, Text{"terminal.how_to_answer_order"});
}

TEST_F(ReadAnswer, a_gap_is_a_number) {
    EXPECT_EQ(read(TrialKind::gap, "287").value(), Action{dials({0, 2, 8, 7})});
    EXPECT_EQ(read(TrialKind::gap, "10000").error().text, Text{"terminal.number_too_big"});
    EXPECT_EQ(read(TrialKind::gap, "-5").error().text, Text{"terminal.how_to_answer_gap"});
    EXPECT_EQ(read(TrialKind::gap, "1 2").error().text, Text{"terminal.how_to_answer_gap"});
}

TEST_F(ReadAnswer, years_before_and_after) {
    EXPECT_EQ(read(TrialKind::right_date, "1789").value(), Action{dials({1, 7, 8, 9}, 1)});
    EXPECT_EQ(read(TrialKind::right_date, "-44").value(), Action{dials({0, 0, 4, 4}, -1)});
    EXPECT_EQ(read(TrialKind::right_date, "44 BC").value(), Action{dials({0, 0, 4, 4}, -1)});
    EXPECT_EQ(read(TrialKind::right_date, "44 av. J.-C.", french).value(), Action{dials({0, 0, 4, 4}, -1)});
    EXPECT_EQ(read(TrialKind::right_date, "soon").error().text, Text{"terminal.how_to_answer_year"});
    EXPECT_EQ(read(TrialKind::right_date, "44 AD?").error().text, Text{"terminal.how_to_answer_year"});
    EXPECT_EQ(read(TrialKind::right_date, "10000").error().text, Text{"terminal.year_too_far"});
    EXPECT_EQ(read(TrialKind::right_date, "-99999999999999999999").error().text, Text{"terminal.year_too_far"});
}

TEST(ReadGuess, is_a_year) {
    Desk desk{ChallengeView{}};
    const Legal legal = desk.with(GuessAny{-9999, 9999});
    EXPECT_EQ(desk.read(legal, "-9999").value(), Action{Guess{-9999}});
    EXPECT_EQ(desk.read(legal, "30 bc").value(), Action{Guess{-30}});
    EXPECT_EQ(desk.complaint(legal, "-10000"), Text{"terminal.year_too_far"});
}

}  // namespace
}  // namespace frise::terminal
