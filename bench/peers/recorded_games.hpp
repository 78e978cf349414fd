// Games of `classic` with the deck that all play with: recorded, for the peers to play again.
#pragma once

#include "bench/peers/terms.hpp"
#include "bench/random_play.hpp"
#include "deckkit/load.hpp"
#include "deckkit/playing_cards.hpp"
#include "engine/codec/card_names.hpp"
#include "engine/codec/log_json.hpp"
#include "engine/codec/view_json.hpp"
#include "engine/rules/setup.hpp"

#include <boost/json.hpp>
#include <cstdint>
#include <cstdlib>

namespace frise::bench {

inline Setup peer_setup(int people, int hand, std::uint64_t seed) {
    const deckkit::Deck deck = deckkit::load_deck(peer_deck).value();
    OptionsWish wish;
    wish.set("hand", std::int64_t{hand});
    const Terms terms = settle(GameId::classic, people, wish).value();
    auto cards = deckkit::playing_cards(deck, Language{}, GameId::classic);
    return {terms, check_deck(terms, std::move(cards)).value(), true, seed};
}

inline boost::json::object record_game(int people, int hand, std::uint64_t seed) {
    Log log{peer_setup(people, hand, seed), {}};
    Game game{log.setup};
    Seeded chance{seed};
    Rng rng{seed};
    Legal legal;
    game.start(chance, Sink{log.events});
    while (!game.over()) {
        const Seat seat = *game.to_act().begin();
        if (!game.apply(seat, random_action(game, seat, rng, legal), chance, Sink{log.events})) std::abort();
    }
    const CardNames names{log.setup.deck.faces};
    return {{"log", write_log_object(log.setup, log.events)}, {"view", write_view(game.view(onlooker), names)}};
}

// Long ones, and short ones: with one card each, many end in a tie-break.
inline boost::json::array record_games() {
    boost::json::array games;
    for (std::uint64_t seed = 0; seed < 20; ++seed) games.push_back(record_game(4, peer_hand, seed));
    for (std::uint64_t seed = 0; seed < 200; ++seed) games.push_back(record_game(4, 1, seed));
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        games.push_back(record_game(2 + static_cast<int>(seed % 7), 2, seed));
    return games;
}

}  // namespace frise::bench
