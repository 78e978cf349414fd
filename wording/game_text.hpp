// A text that every game has, in its kind's folder: "title_classic" in games/line/words.
#pragma once

#include "engine/rules/catalogue.hpp"
#include "engine/rules/terms.hpp"
#include "wording/text.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace frise {

using GameTexts = std::array<Text, all_games.size()>;

namespace game_texts {

// Whether a text is called ….BEGINNING_ID; the dashes of the id are underscores there.
constexpr bool is_called(std::string_view text, std::string_view beginning, std::string_view game) {
    const std::string_view own = text.substr(text.find('.') + 1);
    if (!own.starts_with(beginning)) return false;
    const std::string_view rest = own.substr(beginning.size());
    return std::equal(rest.begin(), rest.end(), game.begin(), game.end(),
                      [](char a, char b) { return a == b || (a == '_' && b == '-'); });
}

consteval Text find(std::string_view beginning, std::string_view game) {
    for (std::size_t i = 0; i < text_count; ++i) {
        if (is_called(text_names[i], beginning, game)) return Text::nth(i);
    }
    throw "a game lacks this text in its games/*/words/en.json";
}

template <std::size_t... Places>
consteval GameTexts find_all(std::string_view beginning, std::index_sequence<Places...> /*places*/) {
    return {find(beginning, name(all_games[Places]))...};
}

}  // namespace game_texts

// By game; one that lacks the text does not compile.
consteval GameTexts texts_of_games(std::string_view beginning) {
    return game_texts::find_all(beginning, std::make_index_sequence<all_games.size()>{});
}

}  // namespace frise
