// Settling the terms of a game: what all games have, and then the game's own options.
#include "engine/rules/terms.hpp"

#include "engine/rules/settling.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace frise {
namespace {

// The first option given that this game does not have.
std::optional<Error> foreign_option(const Descriptor& game, const OptionsWish& wish) {
    std::optional<std::string> foreign;
    if (!wish.unknown.empty()) foreign = wish.unknown.front();
    const auto check = [&](std::string_view name) {
        if (!foreign && wish.has(name) && game.option(name) == nullptr) foreign = name;
    };
    for_each_option([&](const Option& option) { check(option.name); });
    for (const auto& [name, value] : wish.values()) check(name);
    if (!foreign) return std::nullopt;
    std::vector<std::string_view> has;
    for (const Option& option : game.options) has.push_back(option.name);
    return Error{ErrorCode::bad_option,
                 "'" + *foreign + "' is no option of " + std::string{game.id} + ", which has: " + listed(has)};
}

Result<int> settle_seat(const std::optional<std::int64_t>& wish, std::string_view name, SeatRange range) {
    return settle_number(wish, {.name = name, .least = range.least, .most = range.most});
}

Result<std::vector<int>> settle_hands(const Option& option, int seats, const OptionsWish& wish) {
    const auto count = static_cast<std::size_t>(seats);
    if (const auto same = wish.get<std::int64_t>(option.name)) {
        return settle_number(*same, option).map([&](int size) { return std::vector<int>(count, size); });
    }
    const auto sizes = wish.get<HandSizes>(option.name);
    if (!sizes) return std::vector<int>(count, static_cast<int>(option.otherwise));
    const auto& list = *sizes;
    if (list.size() != count) {
        return bad_option("hand lists " + std::to_string(list.size()) + " sizes for " + std::to_string(seats) +
                          " seats: give one for each seat, or a single number for all");
    }
    std::vector<int> hands;
    for (const std::int64_t size : list) {
        const auto hand = settle_number(size, option);
        if (!hand) return tl::unexpected{hand.error()};
        hands.push_back(*hand);
    }
    return hands;
}

// The kind that has this game settles its own options.
Result<Options> settle_options(const Terms& terms, const OptionsWish& wish) {
    Result<Options> settled;
    const Descriptor& game = descriptor(terms.game);
    for_each(Kinds{}, [&]<class Kind>(As<Kind> /*kind*/) {
        if (game.kind != Kind::games.front().kind) return;
        settled = Kind::settle(game, terms, wish).map([](auto own) -> Options { return std::move(own); });
    });
    return settled;
}

}  // namespace

std::optional<GameId> game_named(std::string_view name) {
    const auto it =
        std::find_if(all_games.begin(), all_games.end(), [&](GameId each) { return frise::name(each) == name; });
    return it == all_games.end() ? std::nullopt : std::optional{*it};
}

Result<Terms> settle(GameId game, std::int64_t seats, const OptionsWish& wish) {
    const Descriptor& described = descriptor(game);
    if (const auto error = foreign_option(described, wish)) return tl::unexpected{*error};
    const auto count = settle_seat(seats, "seats", described.seats);
    if (!count) return tl::unexpected{count.error()};
    Terms terms{.game = game, .seats = *count, .first = {}, .hand = {}, .options = {}};
    const auto first = settle_seat(wish.get<std::int64_t>("first"), "first", {0, *count - 1});
    if (!first) return tl::unexpected{first.error()};
    terms.first = seat_at(static_cast<std::size_t>(*first));
    if (const Option* hand = described.option(OptionKind::hand)) {
        auto hands = settle_hands(*hand, *count, wish);
        if (!hands) return tl::unexpected{hands.error()};
        terms.hand = std::move(*hands);
    }
    auto options = settle_options(terms, wish);
    if (!options) return tl::unexpected{options.error()};
    terms.options = std::move(*options);
    return terms;
}

}  // namespace frise
