// Finding a game that shows what a recipe asks for.
#include "engine/codec/action_json.hpp"
#include "engine/codec/log_json.hpp"
#include "engine/codec/setup_json.hpp"
#include "tests/golden/recipes.hpp"
#include "tests/support/random_player.hpp"

#include <map>
#include <stdexcept>

namespace frise::golden {

namespace json = boost::json;

namespace {

// Cards are called by their years; a second one of a year has a b behind it.
json::array deck_of(const Recipe& recipe) {
    std::map<Year, int> so_far;
    json::array deck;
    for (const Year year : recipe.years) {
        const int nth = so_far[year]++;
        const std::string letter = nth == 0 ? "" : std::string(1, static_cast<char>('a' + nth));
        json::object card{{"id", std::to_string(year) + letter}, {"year", year}};
        if (!recipe.icons.empty()) {
            const Icons& icons = recipe.icons[deck.size() % recipe.icons.size()];
            card["front"] = icons.front;
            card["back"] = icons.back;
        }
        deck.push_back(std::move(card));
    }
    return deck;
}

struct Found {
    Log log;
    json::array actions;
};

std::optional<Found> try_once(const Recipe& recipe, const Setup& setup, std::uint64_t seed) {
    Game game{setup};
    Seeded chance{setup.seed};
    test::RandomPlayer player{seed, 30 + 10 * static_cast<std::uint32_t>(seed % 7)};
    Found found;
    game.start(chance, Sink{found.log.events});
    found.log.setup = game.recorded_setup();
    const CardNames names{setup.deck.faces};
    while (!game.over()) {
        if (recipe.unfinished && recipe.wanted(found.log)) return found;
        const Seat seat = player.next(game);
        const Action action = player.choose(game, seat);
        found.actions.push_back(write_action(seat, action, names));
        if (!game.apply(seat, action, chance, Sink{found.log.events})) throw std::logic_error{"a refused action"};
    }
    if (recipe.unfinished || !recipe.wanted(found.log)) return std::nullopt;
    return found;
}

}  // namespace

GoldenFile cook(const Recipe& recipe) {
    json::value request = json::parse(recipe.request);
    request.as_object()["deck"] = deck_of(recipe);
    const Setup setup = read_setup(request).value();
    std::optional<Found> best;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        auto found = try_once(recipe, setup, seed);
        if (found && (!best || found->log.events.size() < best->log.events.size())) best = std::move(found);
    }
    if (!best) throw std::runtime_error{"no game shows what '" + recipe.name + "' asks for"};
    return {recipe.about, write_log_object(best->log.setup, best->log.events), best->actions, start_of(best->log.setup),
            views_of(replay(best->log).value())};
}

}  // namespace frise::golden
