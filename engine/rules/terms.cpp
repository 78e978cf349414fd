// Settling the terms of a game: defaults, ranges, and what is said when something does not fit.
#include "engine/rules/terms.hpp"

#include <algorithm>
#include <climits>
#include <utility>

namespace frise {
namespace {

constexpr std::int64_t most_rounds = 1'000'000;

template <class Enum, std::size_t N>
using Names = std::array<std::pair<Enum, std::string_view>, N>;

constexpr Names<GameId, 7> game_names{{{GameId::classic, "classic"},
                                       {GameId::first_edition, "first-edition"},
                                       {GameId::twist, "twist"},
                                       {GameId::chronology, "chronology"},
                                       {GameId::coop, "coop"},
                                       {GameId::challenge, "challenge"},
                                       {GameId::contest, "contest"}}};
constexpr Names<OnMiss, 3> on_miss_names{
    {{OnMiss::discard, "discard"}, {OnMiss::remove, "remove"}, {OnMiss::put_right, "put-right"}}};
constexpr Names<TieBreak, 3> tie_break_names{{{TieBreak::usual, "usual"},
                                              {TieBreak::single_success, "single-success"},
                                              {TieBreak::sudden_death, "sudden-death"}}};
constexpr Names<TrialKind, 5> trial_names{{{TrialKind::four_cards, "four-cards"},
                                           {TrialKind::bet, "bet"},
                                           {TrialKind::gap, "gap"},
                                           {TrialKind::right_date, "right-date"},
                                           {TrialKind::order, "order"}}};
constexpr Names<DuelKind, 2> duel_names{
    {{DuelKind::sudden_death, "sudden-death"}, {DuelKind::more_or_less, "more-or-less"}}};

template <class Enum, std::size_t N>
std::string_view name_in(const Names<Enum, N>& names, Enum value) {
    return std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.first == value; })->second;
}

template <class Enum, std::size_t N>
std::optional<Enum> value_in(const Names<Enum, N>& names, std::string_view name) {
    const auto it = std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.second == name; });
    return it == names.end() ? std::nullopt : std::optional{it->first};
}

template <class Enum, std::size_t N>
std::string one_of(const Names<Enum, N>& names) {
    std::string text;
    for (const auto& entry : names) text += (text.empty() ? "" : ", ") + std::string{entry.second};
    return text;
}

tl::unexpected<Error> bad_option(std::string message) { return refuse(ErrorCode::bad_option, std::move(message)); }

bool is_line_game(GameId game) {
    return game == GameId::classic || game == GameId::first_edition || game == GameId::twist ||
           game == GameId::chronology;
}

Result<int> in_range(const std::optional<std::int64_t>& value, const char* what, std::int64_t least, std::int64_t most,
                     int otherwise) {
    if (!value) return otherwise;
    if (*value < least || *value > most) {
        return bad_option(std::string{what} + " is " + std::to_string(*value) + ": it must be from " +
                          std::to_string(least) + " to " + std::to_string(most));
    }
    return static_cast<int>(*value);
}

// The first option given that this game does not have.
std::optional<Error> foreign_option(GameId game, const OptionsWish& wish) {
    const auto unknown = [&](const std::string& option, const std::string& has) {
        return Error{ErrorCode::bad_option,
                     "'" + option + "' is no option of " + std::string{name(game)} + ", which has: " + has};
    };
    const bool line = is_line_game(game);
    const std::string has = line                        ? "first, hand, on_miss, tie_break"
                            : game == GameId::coop      ? "first, hand, cards, icons"
                            : game == GameId::challenge ? "first, board, final_duel"
                                                        : "first, hand, rounds";
    if (!wish.unknown.empty()) return unknown(wish.unknown.front(), has);
    if (wish.hand && game == GameId::challenge) return unknown("hand", has);
    if (wish.cards && game != GameId::coop) return unknown("cards", has);
    if (wish.icons && game != GameId::coop) return unknown("icons", has);
    if (wish.rounds && game != GameId::contest) return unknown("rounds", has);
    if (wish.board && game != GameId::challenge) return unknown("board", has);
    if (wish.final_duel && game != GameId::challenge) return unknown("final_duel", has);
    if (wish.on_miss && !line) return unknown("on_miss", has);
    if (wish.tie_break && !line) return unknown("tie_break", has);
    return std::nullopt;
}

Result<std::vector<int>> settle_hands(GameId game, int seats, const OptionsWish& wish) {
    const auto count = static_cast<std::size_t>(seats);
    if (game == GameId::challenge) return std::vector<int>{};
    if (!wish.hand) return std::vector<int>(count, default_hand(game));
    const auto fit = [](std::int64_t size) -> Result<int> {
        if (size < 1) return bad_option("hand is " + std::to_string(size) + ": it must be 1 or more");
        return static_cast<int>(std::min<std::int64_t>(size, INT_MAX));
    };
    if (const auto* same = std::get_if<std::int64_t>(&*wish.hand)) {
        return fit(*same).map([&](int size) { return std::vector<int>(count, size); });
    }
    const auto& list = std::get<std::vector<std::int64_t>>(*wish.hand);
    if (list.size() != count) {
        return bad_option("hand lists " + std::to_string(list.size()) + " sizes for " + std::to_string(seats) +
                          " seats: give one for each seat, or a single number for all");
    }
    std::vector<int> hands;
    for (const std::int64_t size : list) {
        const auto hand = fit(size);
        if (!hand) return tl::unexpected{hand.error()};
        hands.push_back(*hand);
    }
    return hands;
}

Result<LineOptions> settle_line(GameId game, const OptionsWish& wish) {
    LineOptions options;
    if (game == GameId::first_edition) options = {OnMiss::remove, TieBreak::single_success};
    if (game == GameId::chronology) options = {OnMiss::put_right, TieBreak::sudden_death};
    if (wish.on_miss) {
        const auto on_miss = value_in(on_miss_names, *wish.on_miss);
        if (!on_miss) {
            return bad_option("on_miss is '" + *wish.on_miss + "': it must be one of " + one_of(on_miss_names));
        }
        options.on_miss = *on_miss;
    }
    if (wish.tie_break) {
        const auto tie_break = value_in(tie_break_names, *wish.tie_break);
        if (!tie_break) {
            return bad_option("tie_break is '" + *wish.tie_break + "': it must be one of " + one_of(tie_break_names));
        }
        options.tie_break = *tie_break;
    }
    return options;
}

Result<CoopOptions> settle_coop(const OptionsWish& wish, const std::vector<int>& hands) {
    std::int64_t least = 2;
    for (const int hand : hands) least += hand;
    const CoopOptions defaults;
    const auto icons = in_range(wish.icons, "icons", 2, 8, defaults.icons);
    if (!icons) return tl::unexpected{icons.error()};
    const std::int64_t cards = wish.cards.value_or(defaults.cards);
    if (cards < least) {
        return bad_option("cards is " + std::to_string(cards) + ": these hands need at least " + std::to_string(least) +
                          " (all hands and two more)");
    }
    return CoopOptions{static_cast<int>(std::min<std::int64_t>(cards, INT_MAX)), *icons};
}

Result<std::vector<TrialKind>> settle_track(const std::vector<std::string>& wish) {
    if (wish.empty()) return bad_option("the track is empty: it needs at least one space before the finish");
    std::vector<TrialKind> track;
    for (const std::string& space : wish) {
        const auto kind = trial_named(space);
        if (!kind) return bad_option("the track has '" + space + "': a space is one of " + one_of(trial_names));
        track.push_back(*kind);
    }
    return track;
}

Result<std::vector<DuelLine>> settle_duels(const std::vector<BoardWish::Duel>& wish, int finish) {
    std::vector<DuelLine> duels;
    for (const auto& [after, kind_name] : wish) {
        const auto kind = duel_named(kind_name);
        if (!kind) return bad_option("a duel is of kind '" + kind_name + "': it must be one of " + one_of(duel_names));
        if (after < 0 || after >= finish) {
            return bad_option("a duel line is after space " + std::to_string(after) + ": it must be from 0 to " +
                              std::to_string(finish - 1));
        }
        duels.push_back({static_cast<int>(after), *kind});
    }
    std::stable_sort(duels.begin(), duels.end(), [](DuelLine a, DuelLine b) { return a.after < b.after; });
    return duels;
}

Result<Board> settle_board(const BoardWish& wish) {
    Board board = default_board();
    if (wish.dates) {
        const auto& dates = *wish.dates;
        if (dates.empty() || dates.size() > 9) {
            return bad_option("the board has " + std::to_string(dates.size()) + " dates: it must have one to nine");
        }
        if (std::adjacent_find(dates.begin(), dates.end(), std::greater_equal<>{}) != dates.end()) {
            return bad_option("the board's dates must be strictly increasing");
        }
        board.dates = dates;
    }
    if (wish.track) {
        auto track = settle_track(*wish.track);
        if (!track) return tl::unexpected{track.error()};
        board.track = std::move(*track);
        // The default lines may lie beyond a shorter track.
        std::erase_if(board.duels, [&](DuelLine line) { return line.after >= board.finish(); });
    }
    if (wish.duels) {
        auto duels = settle_duels(*wish.duels, board.finish());
        if (!duels) return tl::unexpected{duels.error()};
        board.duels = std::move(*duels);
    }
    return board;
}

template <class T>
Result<void> put(Terms& terms, Result<T> options) {
    if (!options) return tl::unexpected{options.error()};
    terms.options = std::move(*options);
    return {};
}

Result<void> settle_options(Terms& terms, const OptionsWish& wish) {
    switch (terms.game) {
        case GameId::classic:
        case GameId::first_edition:
        case GameId::twist:
        case GameId::chronology: return put(terms, settle_line(terms.game, wish));
        case GameId::coop: return put(terms, settle_coop(wish, terms.hand));
        case GameId::challenge:
            return put(terms, settle_board(wish.board.value_or(BoardWish{})).map([&](Board board) {
                return ChallengeOptions{std::move(board), wish.final_duel.value_or(false)};
            }));
        case GameId::contest:
            return put(terms,
                       in_range(wish.rounds, "rounds", 1, most_rounds, ContestOptions{}.rounds).map([](int rounds) {
                           return ContestOptions{rounds};
                       }));
    }
    return {};
}

}  // namespace

Board default_board() {
    using enum TrialKind;
    return {{-500, 850, 1300, 1600, 1750, 1820, 1880, 1930, 1970},
            {four_cards, right_date, bet,   order,      gap, right_date, four_cards, gap, bet, gap,       order,
             right_date, four_cards, order, right_date, bet, order,      right_date, bet, gap, four_cards},
            {{6, DuelKind::sudden_death}, {13, DuelKind::more_or_less}}};
}

SeatRange seat_range(GameId game) {
    if (game == GameId::coop) return {1, 8};
    if (game == GameId::challenge) return {2, 5};
    return {2, 8};
}

int default_hand(GameId game) {
    if (game == GameId::challenge) return 0;
    if (game == GameId::chronology) return 5;
    return game == GameId::contest ? 8 : 4;
}

std::string_view name(GameId game) { return name_in(game_names, game); }
std::string_view name(OnMiss on_miss) { return name_in(on_miss_names, on_miss); }
std::string_view name(TieBreak tie_break) { return name_in(tie_break_names, tie_break); }
std::string_view name(TrialKind kind) { return name_in(trial_names, kind); }
std::string_view name(DuelKind kind) { return name_in(duel_names, kind); }
std::optional<GameId> game_named(std::string_view name) { return value_in(game_names, name); }
std::optional<TrialKind> trial_named(std::string_view name) { return value_in(trial_names, name); }
std::optional<DuelKind> duel_named(std::string_view name) { return value_in(duel_names, name); }

Result<Terms> settle(GameId game, std::int64_t seats, const OptionsWish& wish) {
    if (const auto error = foreign_option(game, wish)) return tl::unexpected{*error};
    const auto [least, most] = seat_range(game);
    const auto count = in_range(seats, "seats", least, most, least);
    if (!count) return tl::unexpected{count.error()};
    Terms terms{.game = game, .seats = *count, .first = {}, .hand = {}, .options = {}};
    const auto first = in_range(wish.first, "first", 0, *count - 1, 0);
    if (!first) return tl::unexpected{first.error()};
    terms.first = seat_at(static_cast<std::size_t>(*first));
    auto hands = settle_hands(game, *count, wish);
    if (!hands) return tl::unexpected{hands.error()};
    terms.hand = std::move(*hands);
    if (auto options = settle_options(terms, wish); !options) return tl::unexpected{options.error()};
    return terms;
}

}  // namespace frise
