// Printing decks.
#include "deck_commands/print_command.hpp"

#include "deckkit/load.hpp"
#include "deckkit/print/print.hpp"
#include "wording/game_title.hpp"
#include "wording/rules_text.hpp"

#include <array>
#include <charconv>
#include <utility>

namespace frise::deck_commands {
namespace {

template <class Value, std::size_t Size>
bool read_word(const std::string& typed, const std::array<std::pair<std::string_view, Value>, Size>& words,
               Value& value, std::string_view option, const cli::Desk& desk) {
    std::string values;
    for (const auto& [name, meaning] : words) {
        if (name == typed) {
            value = meaning;
            return true;
        }
        values += (values.empty() ? "" : ", ") + std::string{name};
    }
    desk.refuse(desk.words("deck_commands.print_bad_value",
                           {word("option", std::string{option}), word("value", typed), word("values", values)}));
    return false;
}

// "1.5,-0.5": millimetres to the right and down.
bool read_offset(const std::optional<std::string>& typed, deckkit::PrintOptions& print, const cli::Desk& desk) {
    if (!typed) return true;
    const std::size_t comma = std::min(typed->find(','), typed->size());
    const auto read = [&](std::string_view text, double& value) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        return error == std::errc{} && end == text.data() + text.size() && value >= -20 && value <= 20;
    };
    const std::string_view text = *typed;
    if (comma < text.size() && read(text.substr(0, comma), print.back_right) &&
        read(text.substr(comma + 1), print.back_down)) {
        return true;
    }
    desk.refuse(desk.words("deck_commands.print_bad_offset", {word("value", *typed)}));
    return false;
}

bool read_rules(const std::optional<std::string>& typed, deckkit::PrintOptions& print, const cli::Desk& desk) {
    if (!typed) return true;
    const auto game = game_named(*typed);
    if (!game) {
        std::string values;
        for (const GameId each : all_games) values += (values.empty() ? "" : ", ") + std::string{name(each)};
        desk.refuse(desk.words("deck_commands.print_bad_rules", {word("value", *typed), word("values", values)}));
        return false;
    }
    const Terms terms = settle(*game, seat_range(*game).least, {}).value();
    print.rules.push_back(
        {std::string{game_title(*game, desk.language())}, rules_of(desk.language(), terms, Rules::all)});
    return true;
}

bool read_print(const PrintOptions& options, deckkit::PrintOptions& print, const cli::Desk& desk) {
    using deckkit::Backs;
    using deckkit::CardSize;
    using deckkit::Paper;
    constexpr std::array<std::pair<std::string_view, Paper>, 2> papers{{{"a4", Paper::a4}, {"letter", Paper::letter}}};
    constexpr std::array<std::pair<std::string_view, CardSize>, 3> sizes{
        {{"poker", CardSize::poker}, {"mini", CardSize::mini}, {"large", CardSize::large}}};
    constexpr std::array<std::pair<std::string_view, Backs>, 2> kinds{
        {{"duplex", Backs::duplex}, {"fold", Backs::fold}}};
    print.language = desk.language();
    print.icons = options.icons;
    return read_word(options.paper, papers, print.paper, "--paper", desk) &&
           read_word(options.size, sizes, print.size, "--size", desk) &&
           read_word(options.backs, kinds, print.backs, "--backs", desk) && read_offset(options.offset, print, desk) &&
           read_rules(options.rules, print, desk);
}

}  // namespace

int print_decks(const PrintOptions& options, const cli::Desk& desk) {
    if (options.decks.empty()) return desk.refuse(desk.words(cli::which_deck));
    deckkit::PrintOptions print;
    if (!read_print(options, print, desk)) return cli::wrong_arguments;
    std::vector<deckkit::Deck> decks;
    for (const std::string& name : options.decks) {
        auto deck = deckkit::load_deck(name);
        if (!deck) return desk.refuse(explain(deck.error(), desk.language()));
        decks.push_back(std::move(*deck));
    }
    const deckkit::Deck deck = mix(decks, options.filter);
    const std::string file = options.output.value_or((deck.id.empty() ? "frise" : deck.id) + ".pdf");
    if (!desk.may_write(file, options.replace)) return cli::wrong_arguments;
    if (const auto printed = print_deck(deck, print, std::filesystem::path{file}); !printed) {
        return desk.refuse(printed.error());
    }
    desk.tell("deck_commands.print_done",
              {word("file", file), number("n", static_cast<std::int64_t>(deck.cards.size()))});
    return cli::fine;
}

}  // namespace frise::deck_commands
