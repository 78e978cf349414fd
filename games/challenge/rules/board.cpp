// The usual board, and settling another one.
#include "games/challenge/rules/board.hpp"

#include "engine/rules/settling.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace frise {
namespace {

constexpr std::size_t most_dates = 9;  // ten periods, one for each digit of a wheel

Result<std::vector<TrialKind>> settle_track(const std::vector<std::string>& wish) {
    if (wish.empty()) return bad_option("the track is empty: it needs at least one space before the finish");
    std::vector<TrialKind> track;
    for (const std::string& space : wish) {
        const auto kind = value_named<TrialKind>(space);
        if (!kind) return bad_option("the track has '" + space + "': a space is one of " + listed(words(trial_names)));
        track.push_back(*kind);
    }
    return track;
}

Result<std::vector<DuelLine>> settle_duels(const std::vector<BoardWish::Duel>& wish, int finish) {
    std::vector<DuelLine> duels;
    for (const auto& [after, kind_name] : wish) {
        const auto kind = value_named<DuelKind>(kind_name);
        if (!kind)
            return bad_option("a duel is of kind '" + kind_name + "': it must be one of " + listed(words(duel_names)));
        if (after < 0 || after >= finish) {
            return bad_option("a duel line is after space " + std::to_string(after) + ": it must be from 0 to " +
                              std::to_string(finish - 1));
        }
        duels.push_back({static_cast<int>(after), *kind});
    }
    std::stable_sort(duels.begin(), duels.end(), [](DuelLine a, DuelLine b) { return a.after < b.after; });
    return duels;
}

}  // namespace

Board default_board() {
    using enum TrialKind;
    return {{-500, 850, 1300, 1600, 1750, 1820, 1880, 1930, 1970},
            {four_cards, right_date, bet,   order,      gap, right_date, four_cards, gap, bet, gap,       order,
             right_date, four_cards, order, right_date, bet, order,      right_date, bet, gap, four_cards},
            {{6, DuelKind::sudden_death}, {13, DuelKind::more_or_less}}};
}

Result<Board> settle_board(const BoardWish& wish) {
    Board board = default_board();
    if (wish.dates) {
        const auto& dates = *wish.dates;
        if (dates.empty() || dates.size() > most_dates) {
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

}  // namespace frise
