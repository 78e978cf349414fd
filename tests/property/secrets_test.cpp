// What is sent to viewers, read as text: a year stands in it only after its card was turned, an answer only when all
// are in. (The promises hold views against each other; this looks at events too.)
#include "engine/codec/event_json.hpp"
#include "engine/codec/view_json.hpp"
#include "engine/rules/seen.hpp"
#include "tests/property/every_game.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/random_setup.hpp"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace frise::test {
namespace {

namespace json = boost::json;

// The cards that an event turns.
struct TurnedBy {
    Cards operator()(const Started& e) const { return {e.card}; }
    Cards operator()(const DiscardStarted& e) const { return {e.card}; }
    Cards operator()(const Placed& e) const { return {e.card}; }
    Cards operator()(const DuelPlaced& e) const { return {e.card}; }
    Cards operator()(const ProposalPlaced& e) const { return {e.card}; }
    Cards operator()(const Discarded& e) const { return {e.card}; }
    Cards operator()(const Played& e) const { return {e.card}; }
    Cards operator()(const Stuck& e) const { return {e.card}; }
    Cards operator()(const Turned& e) const {
        Cards cards;
        for (const Dated& card : e.cards) cards.push_back(card.card);
        return cards;
    }
    template <class E>
    Cards operator()(const E& /*turns none*/) const {
        return {};
    }
};

// Years that are found nowhere else in a text: none is part of another number there.
Setup with_telling_years(Setup setup, std::uint64_t seed) {
    const bool dials = setup.terms.game == GameId::challenge;
    Dice dice{seed};
    std::set<Year> used;
    if (const auto* options = std::get_if<ChallengeOptions>(&setup.terms.options)) {
        for (const Year date : options->board.dates) used.insert({date, -date});
    }
    std::vector<Year> years = setup.deck.years;
    for (Year& year : years) {
        do {
            year = dials ? dice.between(1001, 9999) : dice.between(100'000'001, 999'999'999);
        } while (!used.insert(year).second);
    }
    setup.deck.years = std::move(years);
    return setup;
}

class Listener {
  public:
    // Refers to `setup`, which must outlive it.
    explicit Listener(const Setup& setup) : setup_{setup}, names_{setup.deck.faces}, turned_(setup.deck.size()) {}

    void hear(const Game& game, const Events& events) {
        for (const Event& event : events) hear(event);
        json::object view = write_view(game.view(onlooker), names_);
        view["bounds"] = nullptr;  // made of guesses
        search(json::serialize(view));
    }

  private:
    void hear(const Event& event) {
        for (const CardNo card : std::visit(TurnedBy{}, event)) turned_[index(card)] = true;
        if (const auto* shuffle = std::get_if<Reshuffled>(&event)) {
            for (const CardNo card : shuffle->cards) turned_[index(card)] = false;
        }
        if (std::holds_alternative<Guessed>(event)) return;  // a guess names a year of its own
        for (const Seat seat : SeatSet::first(setup_.terms.seats)) read(event, seat);
        read(event, onlooker);
    }
    void read(const Event& event, Viewer viewer) {
        const std::string text = json::serialize(write_seen(seen(event, viewer), names_));
        search(text);
        if (const auto* answered = std::get_if<Answered>(&event); answered != nullptr && viewer != answered->seat) {
            EXPECT_EQ(text.find("wheels"), std::string::npos) << text;
        }
        if (std::holds_alternative<Reshuffled>(event)) {
            for (const Face& face : setup_.deck.faces) EXPECT_EQ(text.find(face.id), std::string::npos) << text;
        }
    }
    void search(const std::string& text) {
        for (std::size_t i = 0; i < turned_.size(); ++i) {
            if (turned_[i]) continue;
            EXPECT_EQ(text.find(std::to_string(setup_.deck.years[i])), std::string::npos) << text;
        }
    }

    const Setup& setup_;
    CardNames names_;
    std::vector<bool> turned_;
};

class EverySecret : public EveryGame {};
INSTANTIATE_TEST_SUITE_P(property, EverySecret, testing::ValuesIn(all_games), test_name);

TEST_P(EverySecret, is_told_to_nobody_before_its_time) {
    for (std::uint64_t seed = 0; seed < 25 && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Dice dice{seed};
        const auto setup = with_telling_years(random_setup(GetParam(), dice), seed);
        Game game{setup};
        Listener listener{setup};
        RandomPlayer player{seed, 50};
        Seeded chance{seed};
        Events events;
        game.start(chance, Sink{events});
        while (!game.over() && !HasFailure()) {
            listener.hear(game, std::exchange(events, {}));
            const Seat seat = player.next(game);
            ASSERT_TRUE(game.apply(seat, player.choose(game, seat), chance, Sink{events}));
        }
        listener.hear(game, events);
    }
}

}  // namespace
}  // namespace frise::test
