// Reasons of opponents and advice: what is said, and what is kept back.
#include "terminal/counsel.hpp"

#include "tests/terminal/talk.hpp"
#include "tests/terminal/typed_match.hpp"

#include <gmock/gmock.h>
#include <sstream>

namespace frise::terminal::test {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

// You, Clio and Janus, with nine cards.
class CounselTest : public testing::Test {
  protected:
    void explain() { counsel_.explain(view_); }
    [[nodiscard]] std::string said() { return std::exchange(out_, std::ostringstream{}).str(); }

    static Reason reason(Motive motive, int card) {
        return {
            .motive = motive, .card = CardNo{static_cast<std::uint32_t>(card)}, .belief = {0.5, 0.1}, .chance = 0.5};
    }
    static Log log() {
        Log log;
        log.setup.deck.faces.assign(9, Face{"c", "Card"});
        log.setup.deck.years.assign(9, 1900);
        return log;
    }

    std::istringstream in_;
    std::ostringstream out_;
    Console console_{in_, out_, {}};
    Cast cast_ = make_cast({""}, std::vector<BotKind>(2));
    Log log_ = log();
    Captions captions_{deckkit::Deck{}, log_.setup.deck.faces, Language::en};
    Stage stage_{Voice{console_, Language::en}, cast_, captions_};
    Counsel counsel_{stage_, log_, {}};
    View view_;
};

TEST_F(CounselTest, tells_the_last_reason_of_each_in_the_order_in_which_they_acted) {
    explain();
    EXPECT_EQ(said(), "Nobody has done anything yet that needs explaining.\n");
    counsel_.remember(Seat{1}, reason(Motive::surest, 1));
    counsel_.remember(Seat{2}, reason(Motive::give, 2));
    counsel_.remember(Seat{1}, {.motive = Motive::habit});
    counsel_.remember(Seat{1}, {.motive = Motive::end_turn});
    explain();
    EXPECT_EQ(said(), "  Janus: “Card” is the hardest card in hand to place.\n  Clio: I always do so.\n");
}

TEST_F(CounselTest, keeps_the_reason_for_a_secret_answer_back) {
    counsel_.remember(Seat{1}, reason(Motive::periods, 1));
    counsel_.remember(Seat{2}, reason(Motive::digits, 2));
    ChallengeView challenge;
    challenge.trial = TrialView{.kind = TrialKind::bet, .cards = {CardNo{1}, CardNo{2}}};
    view_.game = challenge;
    explain();
    EXPECT_EQ(said(), "  Clio: I will say why when it is turned.\n  Janus: I will say why when it is turned.\n");
    // Turned, and the next one began.
    counsel_.remember(Seat{1}, reason(Motive::stack, 3));
    challenge.trial->cards = {CardNo{3}};
    view_.game = challenge;
    explain();
    EXPECT_THAT(said(), AllOf(HasSubstr("Clio: For each card the likeliest period"), HasSubstr("Janus: I put"),
                              Not(HasSubstr("stake all"))));
}

TEST_F(CounselTest, keeps_back_what_was_thought_of_an_open_proposal) {
    counsel_.remember(Seat{1}, reason(Motive::bluff, 1));
    counsel_.remember(Seat{2}, reason(Motive::accept, 1));
    ContestView contest;
    contest.proposal = Proposal{Seat{1}, CardNo{1}, 0};
    view_.game = contest;
    explain();
    EXPECT_EQ(said(), "  Clio: I will say why when it is turned.\n  Janus: I will say why when it is turned.\n");
    view_.game = ContestView{};
    explain();
    EXPECT_THAT(said(), AllOf(HasSubstr("Clio: A bluff: "), HasSubstr("Janus: I put “Card”")));
}

TEST_F(CounselTest, keeps_back_what_is_believed_of_the_card_of_a_duel) {
    counsel_.remember(Seat{1}, reason(Motive::halve, 1));
    ChallengeView challenge;
    challenge.duel = DuelView{.kind = DuelKind::more_or_less, .card = CardNo{1}};
    view_.game = challenge;
    explain();
    EXPECT_EQ(said(), "  Clio: I will say why when it is turned.\n");
}

TEST_F(CounselTest, speaks_to_you_of_you) {
    Reason give = reason(Motive::give_leader, 1);
    give.seat = Seat{0};
    counsel_.remember(Seat{1}, give);
    explain();
    EXPECT_THAT(said(), HasSubstr("and you are nearest to"));
}

TEST(Hint, says_what_an_expert_would_do_and_the_clue) {
    const PlayOptions options{.game = "classic", .bots = "1", .seed = "5"};
    const Talk english = talk(options, {"hint", "HINT"});
    EXPECT_THAT(english.out, AllOf(HasSubstr("  I would place “"), HasSubstr("A clue: ")));
    const Talk french = talk(options, {"indice", "pourquoi"}, {.lang = "fr_FR.UTF-8"});
    EXPECT_THAT(french.out, AllOf(HasSubstr("  Je placerais «\u00A0"), HasSubstr("Un indice\u00A0: "),
                                  HasSubstr("Personne n’a encore rien fait")));
    EXPECT_THAT(english.out, HasSubstr("(?\u00A0help,\u00A0hint,\u00A0why,\u00A0q\u00A0stop)"));
    EXPECT_THAT(talk({.game = "classic", .seats = "2"}, {}).out, Not(HasSubstr("why")));
}

TEST(Hint, is_the_same_when_asked_again) {
    TypedMatch once{{.game = GameId::coop}};
    once.ask_first({"hint", "hint"});
    std::vector<std::string> screens;
    once.on_question([&](TypedMatch& table) { screens.push_back(table.new_output()); });
    once.stop_after(3);
    once.play();
    ASSERT_GE(screens.size(), 3U);
    EXPECT_EQ(screens[1], screens[2]);
    EXPECT_THAT(screens[1], HasSubstr("I would "));
}

TEST(Hint, has_words_for_every_kind_of_action) {
    std::string all;
    for (const GameId game : {GameId::classic, GameId::coop, GameId::challenge, GameId::contest}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            TypedMatch table{{.game = game, .seed = seed, .kind = {Strength::beginner, {}, {}}}};
            table.ask_first({"hint"});
            table.play();
            EXPECT_TRUE(table.match().game().over());
            all += table.output();
        }
    }
    for (const char* words :
         {"place", "propose", "play", "discard", "end the turn", "answer", "say", "accept", "contest"}) {
        EXPECT_THAT(all, HasSubstr("I would " + std::string{words}));
    }
    EXPECT_THAT(all, ContainsRegex("I would give “[^”]*”\\."));
    EXPECT_THAT(all, ContainsRegex("A clue for “"));
}

TEST(Hint, those_used_are_counted_at_the_end) {
    TypedMatch table{{.game = GameId::classic}};
    table.play();
    EXPECT_THAT(table.output(), Not(HasSubstr("hints")));
    TypedMatch with{{.game = GameId::classic}};
    with.ask_first({"hint"});
    with.play();
    EXPECT_THAT(with.output(), EndsWith("You – hints: " + std::to_string(with.lines_typed() / 2) + "\n"));
    TypedMatch several{{.game = GameId::classic, .people = 2, .bots = 1, .language = Language::fr}};
    several.ask_first({"indice", "indice"});
    several.play();
    EXPECT_THAT(several.output(), ContainsRegex("Joueur 1 – indices.*: [0-9]+\nJoueur 2 – indices.*: [0-9]+\n$"));
}

}  // namespace
}  // namespace frise::terminal::test
