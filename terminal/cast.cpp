// Names for everybody.
#include "terminal/cast.hpp"

#include "deckkit/theme_title.hpp"
#include "wording/letters.hpp"

#include <algorithm>
#include <array>

namespace frise::terminal {
namespace {

constexpr std::array<std::string_view, 16> bot_names{"Clio", "Janus", "Iris", "Otto",  "Maya", "Hugo", "Vera", "Cosmo",
                                                     "Nora", "Igor",  "Rosa", "Felix", "Lena", "Axel", "Zoe",  "Max"};

constexpr std::size_t longest_command = 40;

// Themes and habits have the same names in all languages.
std::string described(Language language, const BotKind& kind) {
    std::string text{name(kind.strength, language)};
    for (const std::string& theme : kind.themes) text += ", " + std::string{deckkit::theme_title(theme, language)};
    const std::string whole = name(kind);
    for (std::size_t at = whole.find('+'); at != std::string::npos;) {
        const std::size_t next = whole.find('+', at + 1);
        text += ", " + whole.substr(at + 1, next - at - 1);
        at = next;
    }
    return text;
}

bool is_taken(const Cast& cast, std::string_view name) {
    return std::any_of(cast.begin(), cast.end(),
                       [&](const Player& player) { return lower_case(player.name) == lower_case(name); });
}

}  // namespace

Cast make_cast(std::vector<std::string> names, const std::vector<cli::Opponent>& bots) {
    Cast cast;
    for (std::string& name : names) cast.push_back({std::move(name), std::nullopt});
    auto kind = bots.begin();
    for (const std::string_view name : bot_names) {
        if (kind == bots.end()) break;
        if (!is_taken(cast, name)) cast.push_back({std::string{name}, *kind++});
    }
    return cast;
}

std::vector<std::string> default_names(Language language, int people) {
    if (people == 1) return {""};
    std::vector<std::string> names;
    for (int n = 1; n <= people; ++n)
        names.push_back(filled(language, Text{"terminal.player_number"}, {number("n", n)}));
    return names;
}

int people_in(const Cast& cast) {
    return static_cast<int>(std::count_if(cast.begin(), cast.end(), [](const Player& player) { return !player.bot; }));
}

std::optional<Seat> only_person(const Cast& cast) {
    if (people_in(cast) != 1) return std::nullopt;
    const auto person = std::find_if(cast.begin(), cast.end(), [](const Player& player) { return !player.bot; });
    return seat_at(static_cast<std::size_t>(person - cast.begin()));
}

Slot who(Language language, std::string_view slot, const Player& player) {
    const bool you = player.name.empty();
    return {slot, you ? filled(language, "terminal.you") : player.name, std::nullopt, you};
}

std::string introduced(Language language, const Player& player) {
    const std::string called = who(language, "", player).value;
    if (!player.bot) return called;
    const auto* program = std::get_if<cli::Program>(&*player.bot);
    const std::string kind = program != nullptr ? shortened(cleaned(program->command), longest_command)
                                                : described(language, std::get<BotKind>(*player.bot));
    return filled(language, "terminal.named_kind", {word("name", called), word("kind", kind)});
}

}  // namespace frise::terminal
