// The options of all games as somebody wrote them: what is left out takes its default.
#pragma once

#include "games/challenge/rules/board.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace frise {

using HandWish = std::variant<std::int64_t, std::vector<std::int64_t>>;  // one for all, or one for each seat

struct OptionsWish {
    std::optional<std::int64_t> first;
    std::optional<HandWish> hand;
    std::optional<std::int64_t> cards;
    std::optional<std::int64_t> icons;
    std::optional<std::int64_t> rounds;
    std::optional<BoardWish> board;
    std::optional<bool> final_duel;
    std::optional<std::string> on_miss;
    std::optional<std::string> tie_break;
    std::vector<std::string> unknown;  // names that no game has
};

// Calls `visit` with the name and the value of each option in order; they are read and checked in this order too.
template <class Wish, class Visit>
void for_each_option(Wish& wish, Visit&& visit) {
    visit(std::string_view{"first"}, wish.first);
    visit(std::string_view{"hand"}, wish.hand);
    visit(std::string_view{"cards"}, wish.cards);
    visit(std::string_view{"icons"}, wish.icons);
    visit(std::string_view{"rounds"}, wish.rounds);
    visit(std::string_view{"board"}, wish.board);
    visit(std::string_view{"final_duel"}, wish.final_duel);
    visit(std::string_view{"on_miss"}, wish.on_miss);
    visit(std::string_view{"tie_break"}, wish.tie_break);
}

}  // namespace frise
