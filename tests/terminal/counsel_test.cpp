// Reasons of opponents and advice: what is said, and what is kept back.
#include "terminal/counsel.hpp"

#include "tests/support/languages.hpp"
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

    void remember(Seat seat, const Action& action, Motive motive, std::uint32_t card) {
        const Reason reason{.motive = motive, .card = CardNo{card}, .belief = {0.5, 0.1}, .chance = 0.5};
        counsel_.remember(seat, view_, action, reason);
    }
    static Log log() {
        Log log;
        log.setup.deck.faces = std::vector<Face>(9, Face{"c", "Card"});
        log.setup.deck.years = std::vector<Year>(9, 1900);
        return log;
    }

    std::istringstream in_;
    std::ostringstream out_;
    Console console_{in_, out_, {}};
    Cast cast_ = make_cast({""}, std::vector<cli::Opponent>(2));
    Log log_ = log();
    Captions captions_{deckkit::Deck{}, log_.setup.deck.faces, english};
    Stage stage_{Voice{console_, english}, cast_, captions_};
    Counsel counsel_{stage_, log_, {}};
    View view_;
};

TEST_F(CounselTest, tells_the_last_reason_of_each_in_the_order_in_which_they_acted) {
    explain();
    EXPECT_EQ(said(), "Nobody has done anything yet that needs explaining.\n");
    view_.game = ContestView{};
    remember(Seat{1}, Place{CardNo{1}, 0}, Motive::surest, 1);
    remember(Seat{2}, Give{CardNo{2}, std::nullopt}, Motive::give, 2);
    remember(Seat{1}, Accept{}, Motive::habit, 1);
    view_.game = CoopView{};
    remember(Seat{1}, EndTurn{}, Motive::end_turn, 1);
    explain();
    EXPECT_EQ(said(), "  Janus: “Card” is the hardest card in hand to place.\n  Clio: I always do so.\n");
}

TEST_F(CounselTest, keeps_the_reason_for_a_secret_answer_back) {
    const std::string later = "  Clio: I will say why when it is turned.\n  Janus: I will say why when it is turned.\n";
    ChallengeView challenge;
    challenge.trial = TrialView{TrialKind::four_cards, {CardNo{1}, CardNo{2}}, {}, std::nullopt};
    view_.game = challenge;
    remember(Seat{1}, Answer{}, Motive::periods, 1);
    counsel_.remember(Seat{2}, view_, Answer{}, {}, "Words of my own.");
    explain();
    EXPECT_EQ(said(), later);
    // Turned, and the next one began.
    challenge.trial->cards = {CardNo{3}};
    view_.game = challenge;
    remember(Seat{1}, Answer{}, Motive::stack, 3);
    explain();
    EXPECT_THAT(said(), AllOf(HasSubstr("Clio: For each card the likeliest period"),
                              HasSubstr("Janus: Words of my own.\n"), Not(HasSubstr("stake all"))));
}

TEST_F(CounselTest, keeps_back_what_was_thought_of_an_open_proposal) {
    ContestView contest;
    view_.game = contest;
    remember(Seat{1}, Place{CardNo{1}, 0}, Motive::bluff, 1);
    contest.proposal = Proposal{Seat{1}, CardNo{1}, 0};
    view_.game = contest;
    remember(Seat{2}, Accept{}, Motive::accept, 1);
    explain();
    EXPECT_EQ(said(), "  Clio: I will say why when it is turned.\n  Janus: I will say why when it is turned.\n");
    view_.game = ContestView{};
    explain();
    EXPECT_THAT(said(), AllOf(HasSubstr("Clio: A bluff: "), HasSubstr("Janus: I put “Card”")));
}

TEST_F(CounselTest, keeps_back_what_is_believed_of_the_card_of_a_duel) {
    ChallengeView challenge;
    challenge.duel = DuelView{DuelKind::more_or_less, {}, CardNo{1}, {}};
    view_.game = challenge;
    remember(Seat{1}, Guess{1900}, Motive::halve, 1);
    explain();
    EXPECT_EQ(said(), "  Clio: I will say why when it is turned.\n");
    view_.game = ChallengeView{};
    explain();
    EXPECT_THAT(said(), HasSubstr("Clio: I put “Card”"));
}

TEST_F(CounselTest, speaks_to_you_of_you) {
    Reason give{.motive = Motive::give_leader, .card = CardNo{1}};
    give.seat = Seat{0};
    view_.game = ContestView{};
    counsel_.remember(Seat{1}, view_, Give{CardNo{1}, 0}, give);
    explain();
    EXPECT_THAT(said(), HasSubstr("and you are nearest to"));
}

TEST(Hint, says_what_an_expert_would_do_and_the_clue) {
    const cli::PlayOptions options{.game = "classic", .bots = "1", .seed = "5"};
    const Talk english = talk(options, {"hint", "HINT"});
    EXPECT_THAT(english.out, AllOf(HasSubstr("  I would place “"), HasSubstr("A clue: ")));
    const Talk other = talk(options, {"indice", "pourquoi"}, in_french);
    EXPECT_THAT(other.out, AllOf(HasSubstr("  Je placerais «\u00A0"), HasSubstr("Un indice\u00A0: "),
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
        // It takes a while until an expert is afraid of a second card.
        const std::uint64_t games = game == GameId::coop ? 15 : 3;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
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
    TypedMatch several{{.game = GameId::classic, .people = 2, .bots = 1, .language = french}};
    several.ask_first({"indice", "indice"});
    several.play();
    EXPECT_THAT(several.output(), ContainsRegex("Joueur 1 – indices.*: [0-9]+\nJoueur 2 – indices.*: [0-9]+\n$"));
}

}  // namespace
}  // namespace frise::terminal::test
