// Everything that goes out to a bot, read as text: a year stands in it only after its card was turned, and cards of
// the pile are not named.
#include "bots/outside/outside_bot.hpp"
#include "tests/outside/leftovers.hpp"
#include "tests/outside/match.hpp"
#include "tests/property/every_game.hpp"
#include "tests/support/random_setup.hpp"

#include <set>

namespace frise::outside_test {
namespace {

namespace json = boost::json;

// The cards that an event turns, or shows from the front.
struct ShownBy {
    std::set<CardNo>& turned;
    std::set<CardNo>& named;

    void front(CardNo card) const { named.insert(card); }
    void back(CardNo card) const {
        named.insert(card);
        turned.insert(card);
    }
    void operator()(const Turned& e) const {
        for (const Dated& card : e.cards) back(card.card);
    }
    void operator()(const Reshuffled& /*shows no card*/) const {}
    void operator()(const DuelBegan& e) const {
        if (e.card) front(*e.card);
    }
    template <class E>
    void operator()(const E& e) const {
        if constexpr (requires {
                          e.year;
                          e.card;
                      }) {
            back(e.card);
        } else if constexpr (requires { e.card; }) {
            front(e.card);
        } else if constexpr (requires { e.cards; }) {
            for (const CardNo card : e.cards) front(card);
        }
    }
};

// Years and titles that are found nowhere else in a text.
Setup with_telling_cards(Setup setup) {
    test::Dice dice{setup.seed};
    std::set<Year> used;
    if (const auto* options = std::get_if<ChallengeOptions>(&setup.terms.options)) {
        for (const Year date : options->board.dates) used.insert({date, -date});
    }
    const bool dials = setup.terms.game == GameId::challenge;
    std::vector<Year> years = setup.deck.years;
    std::vector<Face> faces;
    for (Year& year : years) {
        do {
            year = dials ? dice.between(1001, 9999) : dice.between(100'000'001, 999'999'999);
        } while (!used.insert(year).second);
        const std::string number = std::to_string(faces.size());
        faces.push_back({"<" + number + ">", "(" + number + ")"});
    }
    setup.deck.years = std::move(years);
    setup.deck.faces = std::move(faces);
    return setup;
}

// A guess names a year of its own, and bounds are made of guesses.
std::string without_guesses(const std::string& line) {
    json::object message = json::parse(line).as_object();
    message.at("view").as_object()["bounds"] = nullptr;
    for (json::value& event : message.at("events").as_array()) {
        if (event.at("type") == "guessed") event = nullptr;
    }
    return json::serialize(message);
}

// At all seats programs that write down what they are told.
class Eavesdropping : public NothingLeft, public testing::WithParamInterface<GameId> {
  protected:
    void SetUp() override { ASSERT_NE(::mkdtemp(folder_.data()), nullptr); }
    void TearDown() override {
        std::filesystem::remove_all(folder_);
        NothingLeft::TearDown();
    }
    [[nodiscard]] std::string file(Seat seat) const { return folder_ + "/" + std::to_string(seat.number); }

    struct Known {
        std::set<CardNo> turned;
        std::set<CardNo> named;
    };
    // For each seat what was known at each of its turns.
    std::vector<std::vector<Known>> play(const frise::Setup& setup) {
        for (const Seat seat : SeatSet::first(setup.terms.seats)) std::filesystem::remove(file(seat));
        Bots bots;
        for (const Seat seat : SeatSet::first(setup.terms.seats)) {
            bots.push_back(
                std::make_unique<OutsideBot>(scribe(file(seat)), std::chrono::seconds{60}, setup.deck.faces));
        }
        Known known;
        std::vector<std::vector<Known>> at_turns(bots.size());
        Match match{setup, bots};
        match.on_event = [&](const Event& event) { std::visit(ShownBy{known.turned, known.named}, event); };
        match.on_turn = [&](const Game&, Seat seat) { at_turns[index(seat)].push_back(known); };
        match.play();
        return at_turns;
    }
    static void expect_no_secrets(const std::string& text, const Deck& deck, const Known& known) {
        const auto tells = [&](const std::string& what) { return text.find(what) != std::string::npos; };
        for (std::size_t i = 0; i < deck.size(); ++i) {
            const CardNo card = card_at(i);
            if (!known.turned.contains(card)) EXPECT_FALSE(tells(std::to_string(deck.year(card)))) << text;
            if (known.named.contains(card)) continue;
            EXPECT_FALSE(tells(deck.faces[i].id)) << text;
            EXPECT_FALSE(tells(deck.faces[i].title)) << text;
        }
    }

  private:
    std::string folder_ = testing::TempDir() + "frise-XXXXXX";
};
INSTANTIATE_TEST_SUITE_P(outside, Eavesdropping, testing::ValuesIn(all_games), test::test_name);

TEST_P(Eavesdropping, finds_no_secret) {
    for (std::uint64_t seed = 0; seed < 4 && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        test::Dice dice{seed};
        const auto setup = with_telling_cards(test::random_setup(GetParam(), dice));
        const auto known = play(setup);
        for (const Seat seat : SeatSet::first(setup.terms.seats)) {
            std::ifstream lines{file(seat)};
            std::string line;
            ASSERT_TRUE(std::getline(lines, line));
            EXPECT_EQ(json::parse(line).at("op"), "new");
            for (const auto& at_turn : known[index(seat)]) {
                ASSERT_TRUE(std::getline(lines, line));
                expect_no_secrets(without_guesses(line), setup.deck, at_turn);
            }
            EXPECT_FALSE(std::getline(lines, line));
        }
    }
}

}  // namespace
}  // namespace frise::outside_test
