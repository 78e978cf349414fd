// Logs: chance comes from the seed alone, a game goes on from its log as it would have, and what is no game is refused.
#include "engine/codec/event_json.hpp"
#include "engine/codec/log_json.hpp"
#include "engine/rules/overloaded.hpp"
#include "tests/property/every_game.hpp"
#include "tests/property/for_all.hpp"
#include "tests/property/promises.hpp"
#include "tests/property/watched_game.hpp"
#include "tests/support/broken.hpp"
#include "tests/support/compare_logs.hpp"
#include "tests/support/random_setup.hpp"
#include "tests/support/step_to.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace frise::test {
namespace {

namespace json = boost::json;

constexpr Care no_care{100'000, 100'000, 100'000};

class EveryLog : public EveryGame {
  protected:
    // A game of this kind, played to the end.
    static WatchedGame played(GameId game, std::uint64_t seed) {
        Dice dice{seed};
        return watch_random_game(random_setup(game, dice), dice, no_care);
    }
};

INSTANTIATE_TEST_SUITE_P(property, EveryLog, testing::ValuesIn(all_games), test_name);

Log first_events(const Log& log, std::size_t count) {
    return {log.setup, Events(log.events.begin(), std::next(log.events.begin(), static_cast<std::ptrdiff_t>(count)))};
}

// Plays on from a log with the moves that are left, and gives all events.
Events played_on(const Log& log, const WatchedGame& watched, std::size_t from) {
    Game game = replay(log).value();
    Events events = log.events;
    Seeded chance{log.setup.seed};
    for (std::size_t i = from; i < watched.moves().size(); ++i) {
        const auto& [seat, action] = watched.moves()[i];
        promise(game.apply(seat, action, chance, Sink{events}).has_value(), "a loaded game takes the same actions");
    }
    promise(game.state() == watched.game().state(), "a loaded game comes to the same state");
    return events;
}

// Some number, word or list of an event made another one.
void alter(json::object& event, Dice& dice) {
    auto& field = *(event.begin() + static_cast<std::ptrdiff_t>(dice.below(static_cast<std::uint32_t>(event.size()))));
    json::value& value = field.value();
    if (value.is_int64()) {
        value = value.get_int64() ^ 1;  // one more or one less
    } else if (value.is_bool()) {
        value = !value.get_bool();
    } else if (value.is_array() && !value.get_array().empty()) {
        json::array& list = value.get_array();
        dice.one_in(2) ? list.pop_back() : std::swap(list.front(), list.back());
    }
}

void change_one_event(Log& log, Dice& dice) {
    const auto pick = [&] { return dice.below(static_cast<std::uint32_t>(log.events.size())); };
    const auto it = std::next(log.events.begin(), pick());
    switch (dice.below(4)) {
        case 0: log.events.erase(it); break;
        case 1: log.events.insert(it, log.events[pick()]); break;
        case 2: std::iter_swap(it, std::next(log.events.begin(), pick())); break;
        default: {
            const CardNames names{log.setup.deck.faces};
            json::object event = write_event(*it, names);
            alter(event, dice);
            if (auto read = read_event(event, names, log.setup.terms.game)) *it = std::move(*read);
        }
    }
}

TEST_P(EveryLog, is_the_same_for_the_same_seed_and_actions) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto one = played(GetParam(), seed);
        const auto other = played(GetParam(), seed);
        EXPECT_EQ(write_log(one.log()), write_log(other.log()));
    }
}

TEST_P(EveryLog, goes_on_from_any_point_with_the_chance_it_would_have_had) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const auto watched = played(GetParam(), seed);
        Dice dice{seed};
        const auto point = dice.below(static_cast<std::uint32_t>(watched.marks().size()));
        const auto loaded = read_log(write_log(first_events(watched.log(), watched.marks()[point])));
        EXPECT_TRUE(played_on(loaded.value(), watched, point) == watched.log().events);
    }
}

TEST_P(EveryLog, steps_to_any_event_and_replays_up_to_any_action) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const auto watched = played(GetParam(), seed);
        const Log log = watched.log();
        const std::size_t most = std::min<std::size_t>(log.events.size(), 200);
        for (std::size_t count = 0; count <= most; ++count) {
            const auto game = replay(first_events(log, count));
            const auto& marks = watched.marks();
            const bool whole = std::binary_search(marks.begin(), marks.end(), count);
            ASSERT_EQ(game.has_value(), whole) << "after " << count << " events";
            if (whole) {
                ASSERT_TRUE(game->state() == step_to(log, count).state());
            } else {
                ASSERT_EQ(game.error().code, ErrorCode::bad_log);
            }
        }
    }
}

TEST_P(EveryLog, is_refused_when_changed_or_is_another_game_that_keeps_its_promises) {
    int refused = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Log log = played(GetParam(), seed).log();
        Dice dice{seed};
        for (int i = 0; i < 10; ++i) {
            Log changed = log;
            change_one_event(changed, dice);
            const auto game = replay(changed);
            if (!game) {
                ++refused;
                continue;
            }
            ASSERT_TRUE(game->state() == step_to(changed, changed.events.size()).state());
            check_every_card_is_in_one_place(*game);
            check_rows_are_in_order(*game);
        }
    }
    EXPECT_GT(refused, 300);
}

TEST_P(EveryLog, is_compared_event_by_event) {
    const auto watched = played(GetParam(), 1);
    const Log log = watched.log();
    EXPECT_EQ(compare(log, log), std::nullopt);
    EXPECT_EQ(compare(log, first_events(log, watched.marks().front())), std::nullopt) << "the beginning of a game";

    Log other = log;
    other.events.back() = Accepted{};
    const Difference last{false, log.events.size() - 1};
    EXPECT_EQ(compare(log, other), last);
    other = log;
    other.setup.seed += 1;
    const Difference before_the_first{true, 0};
    EXPECT_EQ(compare(log, other), before_the_first);
}

// The events of a log as version 1 had them.
json::array without_newer_fields(const Log& log) {
    const CardNames names{log.setup.deck.faces};
    json::array events;
    for (const Event& event : log.events) {
        json::object& written = events.emplace_back(write_event(event, names)).as_object();
        const auto drop = [&]<class T, class Member>(const Since2<T, Member>& field) { written.erase(field.name); };
        const Overloaded drop_newer{drop, [](const auto& /*was there*/) {}};
        std::visit([&]<class E>(const E& /*type*/) { for_each_field<E>(drop_newer); }, event);
    }
    return events;
}

TEST_P(EveryLog, of_version_1_is_complete_once_read) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Log log = played(GetParam(), seed).log();
        json::object older = write_log_object(log.setup, log.events);
        older["version"] = 1;
        older["events"] = without_newer_fields(log);
        const auto read = read_log_object(older);
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_TRUE(*read == log);
    }
}

}  // namespace
}  // namespace frise::test
