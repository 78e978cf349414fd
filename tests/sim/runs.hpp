// Small runs with real cards and bots, for tests.
#pragma once

#include "bots/make_bot.hpp"
#include "deckkit/load.hpp"
#include "deckkit/playing_cards.hpp"
#include "engine/codec/setup_json.hpp"
#include "sim/heading.hpp"
#include "sim/report.hpp"
#include "sim/run.hpp"
#include "tests/support/languages.hpp"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace frise::sim::test {

inline const deckkit::Deck& inventions() {
    static const deckkit::Deck deck = deckkit::load_deck("inventions").value();
    return deck;
}

inline Setup setup_for(GameId game, int seats, const OptionsWish& wish = {}) {
    const Terms terms = settle(game, seats, wish).value();
    return {terms, check_deck(terms, deckkit::playing_cards(inventions(), english, game)).value(), true, 0};
}

// One bot of each strength, around the table as often as needed.
inline Plan plan_for(GameId game, int seats, std::initializer_list<Strength> strengths, std::uint64_t games) {
    Plan plan;
    plan.setup = setup_for(game, seats);
    plan.games = games;
    const Lore lore = lore_of(inventions(), plan.setup.deck.faces);
    for (const Strength strength : strengths) {
        plan.entrants.push_back({std::string{name(strength)}, [strength, lore, years = plan.setup.deck.years] {
                                     return make_bot(BotKind{strength, {}, {}}, years, lore, 0);
                                 }});
    }
    auto& line_up = plan.line_ups.emplace_back();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        line_up.push_back(seat % strengths.size());
    }
    return plan;
}

inline int some_seats(GameId game) { return std::clamp(3, seat_range(game).least, seat_range(game).most); }

inline Tally tally_of(const Plan& plan, unsigned threads = 1) { return run(plan, {threads, {}, nullptr}).tally; }

inline Report report_of(const Plan& plan) {
    Report report;
    Heading& heading = report.heading;
    heading.game = plan.setup.terms.game;
    heading.seats = plan.setup.terms.seats;
    heading.options = write_options(plan.setup.terms);
    heading.decks = {"inventions"};
    for (std::size_t i = 0; i < plan.setup.deck.size(); ++i) {
        const Face& face = plan.setup.deck.faces[i];
        heading.cards.push_back({face.id, face.title, plan.setup.deck.years[i]});
    }
    for (const Entrant& entrant : plan.entrants) heading.entrants.push_back(entrant.name);
    heading.line_ups = plan.line_ups;
    heading.games = plan.games;
    heading.seed = plan.seed;
    heading.command = "frise simulate";
    heading.version = "1.2.3";
    report.tally = tally_of(plan);
    report.seconds = 1.5;
    return report;
}

}  // namespace frise::sim::test
