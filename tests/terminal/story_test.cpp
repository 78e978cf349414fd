// Every event is told, or named by its kind of game as one that is seen otherwise.
#include "games/tests.hpp"
#include "terminal/captions.hpp"
#include "terminal/game_terminal.hpp"
#include "tests/support/languages.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/random_setup.hpp"

#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

namespace frise::terminal::test {
namespace {

using frise::test::GameTests;

// Tells the events of a game one by one to somebody who only watches.
class Listener {
  public:
    explicit Listener(const Setup& setup)
        : cast_{make_cast({}, std::vector<cli::Opponent>(static_cast<std::size_t>(setup.terms.seats)))},
          captions_{deckkit::Deck{}, setup.deck.faces, english} {}

    bool hears(const View& before, const Event& event) {
        tell(stage_, before, {seen(event, onlooker)});
        return !std::exchange(out_, std::ostringstream{}).str().empty();
    }

  private:
    std::istringstream in_;
    std::ostringstream out_;
    Console console_{in_, out_, {}};
    Cast cast_;
    Captions captions_;
    Stage stage_{Voice{console_, english}, cast_, captions_};
};

// By the place of an event in the variant.
using Indices = std::set<std::size_t>;

Indices told_in(GameId id) {
    Indices told;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        frise::test::Dice dice{seed};
        Game game{frise::test::random_setup(id, dice)};
        frise::test::RandomPlayer player{seed, 50};
        Seeded chance{seed};
        Events events;
        game.start(chance, Sink{events});
        Game folded{game.recorded_setup()};
        while (!game.over()) {
            const Seat seat = player.next(game);
            EXPECT_TRUE(game.apply(seat, player.choose(game, seat), chance, Sink{events}));
        }
        Listener listener{folded.setup()};
        for (const Event& event : events) {
            if (!told.contains(event.index()) && listener.hears(folded.view(onlooker), event)) {
                told.insert(event.index());
            }
            folded.evolve(event);
        }
    }
    return told;
}

TEST(Story, tells_every_event_that_is_not_named_as_untold) {
    for_each(GameTests{}, [&]<class Tests>(As<Tests> /*kind*/) {
        Indices told;
        for (const Descriptor& game : Tests::Kind::games) {
            for (const std::size_t each : told_in(*game_named(game.id))) told.insert(each);
        }
        for_each(EventsOf<typename Tests::Kind>{}, [&]<class E>(As<E> /*event*/) {
            const bool untold = is_in<E, typename Tests::Untold>;
            EXPECT_EQ(told.contains(Event{E{}}.index()), !untold)
                << "'" << E::type << "' of " << Tests::Kind::games.front().id << (untold ? " is told" : " is not told");
        });
    });
}

}  // namespace
}  // namespace frise::terminal::test
