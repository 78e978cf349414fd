// A bot outside at one decision: what it is told, what it may answer, and what its mistakes cost.
#include "bots/outside/outside_bot.hpp"

#include "bots/outside/allows.hpp"
#include "engine/rules/game.hpp"
#include "tests/outside/leftovers.hpp"
#include "tests/outside/match.hpp"

#include <boost/json.hpp>

namespace frise::outside_test {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

// Says this to every question.
std::string parrot(const std::string& answer) {
    return "while read -r line; do case $line in *choose*) echo '" + answer + "';; esac; done";
}

// Seat 0 holds a and b; the line is e.
class OneDecision : public NothingLeft {
  protected:
    OneDecision() {
        game_.start(chance_, Sink{events_});
        view_ = game_.view(seat_);
        legal_ = game_.legal(seat_);
    }

    OutsideBot& sit(const std::string& command, milliseconds limit = milliseconds{60'000}) {
        bot_.emplace(command, limit, game_.setup().deck.faces);
        bot_->start_over(5);
        for (const Event& event : events_) bot_->watch(seen(event, seat_));
        return *bot_;
    }
    // The action, or the mishap that it cost; then it was chosen by chance.
    std::string choose(const std::string& command, milliseconds limit = milliseconds{60'000}) {
        return choose(sit(command, limit));
    }
    std::string choose(OutsideBot& bot) {
        const Action action = bot.choose(view_, legal_);
        EXPECT_TRUE(allows(view_, legal_, action));
        if (bot.mishaps().empty()) {
            const auto& place = std::get<Place>(action);
            return game_.setup().deck.faces[index(place.card)].id + " in " + std::to_string(place.gap);
        }
        EXPECT_EQ(bot.why().motive, Motive::by_chance);
        const Mishaps mishaps = bot.take_mishaps();
        EXPECT_EQ(mishaps.size(), 1U);
        EXPECT_EQ(mishaps.front().count, 1U);
        return std::string{name(mishaps.front().kind)} + ": " + mishaps.front().message;
    }

    static frise::Setup setup() {
        OptionsWish wish;
        wish.set("hand", 2);
        std::vector<Card> cards;
        for (const char* id : {"a", "b", "c", "d", "e", "f", "g"}) {
            cards.push_back({{id, std::string{"title of "} + id}, 1900 + id[0], {}, {}});
        }
        const Terms terms = settle(GameId::classic, 2, wish).value();
        return {terms, check_deck(terms, cards).value(), false, 0};
    }

    Seat seat_{0};
    Game game_{setup()};
    Seeded chance_{0};
    Events events_;
    View view_;
    Legal legal_;
    std::optional<OutsideBot> bot_;

    void TearDown() override {
        bot_.reset();
        NothingLeft::TearDown();
    }
};

TEST_F(OneDecision, is_taken_from_any_form_of_the_answer) {
    EXPECT_EQ(choose(parrot(R"({"type":"place","card":"b","gap":1})")), "b in 1");
    EXPECT_EQ(choose(parrot(R"({"seat":0,"type":"place","card":"a","gap":0})")), "a in 0");
    EXPECT_EQ(choose(parrot(R"({"action":{"type":"place","card":"b","gap":0}})")), "b in 0");
    EXPECT_EQ(choose(parrot(R"({"action":{"seat":0,"type":"place","card":"b","gap":1},"more":1})")), "b in 1");
}

TEST_F(OneDecision, may_come_with_a_sentence) {
    OutsideBot& bot = sit(parrot(R"({"type":"place","card":"b","gap":1,"why":"  It \u001bis   late. "})"));
    EXPECT_EQ(choose(bot), "b in 1");
    EXPECT_EQ(bot.words(), "It is late.");
    EXPECT_EQ(bot.why().motive, Motive::none);
    bot.start_over(6);
    EXPECT_EQ(bot.words(), "");
}

TEST_F(OneDecision, may_come_with_no_more_than_a_sentence) {
    for (const std::string& why : {std::string{"7"}, std::string{"null"}, std::string{"{}"}}) {
        OutsideBot& bot = sit(parrot(R"({"type":"place","card":"b","gap":1,"why":)" + why + "}"));
        EXPECT_EQ(choose(bot), "b in 1");
        EXPECT_EQ(bot.words(), "");
    }
    OutsideBot& bot = sit(parrot(R"({"type":"place","card":"b","gap":1,"why":")" + std::string(5000, 'x') + "\"}"));
    EXPECT_EQ(choose(bot), "b in 1");
    EXPECT_EQ(bot.words(), std::string(299, 'x') + "…");
}

TEST_F(OneDecision, is_asked_with_all_that_is_open_and_no_more) {
    std::string file = testing::TempDir() + "frise-XXXXXX";
    ::close(::mkstemp(file.data()));
    choose(scribe(file));
    bot_.reset();
    std::ifstream lines{file};
    std::string first;
    std::string second;
    std::getline(lines, first);
    std::getline(lines, second);
    std::filesystem::remove(file);

    EXPECT_EQ(json::parse(first), json::parse(R"({"op":"new","seed":5})"));
    const json::object question = json::parse(second).as_object();
    EXPECT_EQ(question.at("op"), "choose");
    EXPECT_EQ(question.at("game"), "classic");
    EXPECT_EQ(question.at("seat"), 0);
    EXPECT_EQ(question.at("legal").as_array().size(), 4U);
    EXPECT_EQ(question.at("events").as_array().size(), events_.size());
    EXPECT_EQ(question.at("view").at("hands"), json::parse(R"([["a","b"],["c","d"]])"));
    EXPECT_EQ(question.at("titles"), json::parse(R"({"a":"title of a","b":"title of b","c":"title of c",
        "d":"title of d","e":"title of e"})"));
}

TEST_F(OneDecision, is_left_to_chance_after_nonsense) {
    EXPECT_EQ(choose(parrot("")), "nonsense: It answered '': it is no JSON.");
    EXPECT_EQ(choose(parrot("hello")), "nonsense: It answered 'hello': it is no JSON.");
    EXPECT_EQ(choose(parrot("[]")), "nonsense: It answered '[]': it is no JSON object.");
    for (const char* answer : {"{}", "{", "\xff", R"({"type":"dance"})", R"({"type":"place"})", R"({"action":3})",
                               R"({"type":"place","card":"a","gap":1.5})", R"({"type":"place","card":"a","gap":1} {})",
                               R"({"type":["place"],"card":"a","gap":1})"}) {
        EXPECT_EQ(choose(parrot(answer)).substr(0, 9), "nonsense:") << answer;
        EXPECT_TRUE(bot_->alive());
    }
}

TEST_F(OneDecision, is_left_to_chance_after_an_illegal_answer) {
    EXPECT_EQ(choose(parrot(R"({"type":"place","card":"c","gap":1})")),
              R"(illegal: It answered '{"type":"place","card":"c","gap":1}', which is not allowed now.)");
    for (const char* answer :
         {R"({"type":"place","card":"a","gap":2})", R"({"type":"place","card":"a","gap":-1})",
          R"({"type":"place","card":"?","gap":0})", R"({"type":"place","card":"a","gap":99999999999999999999})",
          R"({"type":"accept"})", R"({"type":"end-turn"})", R"({"seat":1,"type":"place","card":"a","gap":1})",
          R"({"type":"answer","wheels":[1,2,3,4,5,6]})"}) {
        EXPECT_EQ(choose(parrot(answer)).substr(0, 8), "illegal:") << answer;
        EXPECT_TRUE(bot_->alive());
    }
}

TEST_F(OneDecision, is_left_to_chance_without_an_answer) {
    EXPECT_EQ(choose("exit 7"), "died: It is gone: it left with exit code 7.");
    EXPECT_EQ(choose("exec 2>&-; /no/such/bot"), "died: It is gone: it left with exit code 127.");
    EXPECT_EQ(choose("sleep 60", milliseconds{50}), "stalled: It took more than 50 ms to answer and was ended.");
    EXPECT_EQ(choose(*bot_), "died: It is gone: it did not answer in time.");
    EXPECT_EQ(choose("head -c 1048577 /dev/zero | tr '\\0' x; sleep 60"),
              "nonsense: It answered with a line longer than 1 MiB and was ended.");
    EXPECT_FALSE(bot_->alive());
}

TEST_F(OneDecision, counts_mishaps_and_keeps_the_first_of_a_kind) {
    OutsideBot& bot = sit("read -r new; for i in one two three; do read -r line; echo $i; done");
    for (int i = 0; i < 1000; ++i) bot.choose(view_, legal_);
    const Mishaps expected{{MishapKind::nonsense, 3, "It answered 'one': it is no JSON."},
                           {MishapKind::died, 997, "It is gone: it left with exit code 0."}};
    EXPECT_EQ(bot.mishaps(), expected);
    EXPECT_EQ(bot.take_mishaps(), expected);
    EXPECT_TRUE(bot.mishaps().empty());
}

TEST_F(OneDecision, messages_stay_short_and_clean) {
    const std::string said = choose(parrot(R"({"type":")" + std::string(100'000, 'x') + "\x1b[31m\"}"));
    EXPECT_LT(said.size(), 400U);
    EXPECT_EQ(said.find('\x1b'), std::string::npos);
}

TEST_F(OneDecision, chance_is_the_same_whatever_came_before) {
    OutsideBot& bot = sit("exit 0");
    std::vector<Action> first;
    for (int i = 0; i < 20; ++i) first.push_back(bot.choose(view_, legal_));
    bot.start_over(5);
    for (const Action& action : first) EXPECT_EQ(bot.choose(view_, legal_), action);
}

}  // namespace
}  // namespace frise::outside_test
