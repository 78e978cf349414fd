// Finding the titles among the texts of the games.
#include "wording/game_title.hpp"

#include "wording/game_text.hpp"

namespace frise {

std::string_view game_title(GameId game, Language language) {
    static constexpr GameTexts titles = texts_of_games("title_");
    return words(language, titles[static_cast<std::size_t>(game)]);
}

std::string_view game_summary(GameId game, Language language) {
    static constexpr GameTexts summaries = texts_of_games("about_");
    return words(language, summaries[static_cast<std::size_t>(game)]);
}

}  // namespace frise
