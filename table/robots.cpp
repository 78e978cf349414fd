// When bots play, and what.
#include "table/robots.hpp"

#include "bots/make_bot.hpp"
#include "engine/rules/seen.hpp"

namespace frise::table {

void Robots::plan(bool awaited, Number last, Time now, Time pace, Luck& luck) {
    if (!awaited) return due_.reset();
    if (due_ && due_after_ == last) return;
    due_ = now + pace / 2 + static_cast<Time>(luck.number() % static_cast<std::uint64_t>(pace + 1));
    due_after_ = last;
}

std::optional<Action> Robots::choose(const LiveTable& table, Seat seat, std::string_view kind) {
    const Game& game = *table.game();
    const Legal legal = game.legal(seat);
    if (legal.empty()) return std::nullopt;
    return at(table, seat, kind).choose(game.view(seat), legal);
}

// A bot that comes in the middle of a game knows only what lies on the table.
Bot& Robots::at(const LiveTable& table, Seat seat, std::string_view kind) {
    auto& [known_kind, bot] = bots_[seat];
    if (!bot || known_kind != kind) {
        const Playset& playset = *table.playset();
        known_kind = kind;
        bot = make_bot(bot_kind(kind).value_or(BotKind{}), playset.deck.years, playset.lore,
                       Rng{table.salt(), seat.number}.next());
    }
    return *bot;
}

void Robots::watch(const Events& events) {
    for (auto& [seat, bot] : bots_) {
        for (const Event& event : events) bot.second->watch(seen(event, seat));
    }
}

}  // namespace frise::table
