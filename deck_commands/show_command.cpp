// Showing decks.
#include "deck_commands/show_command.hpp"

#include "cli/files.hpp"
#include "deck_commands/spread_svg.hpp"
#include "deckkit/deck_json.hpp"
#include "deckkit/era.hpp"
#include "deckkit/load.hpp"
#include "deckkit/shelf.hpp"
#include "deckkit/spread.hpp"
#include "wording/letters.hpp"
#include "wording/year_text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace frise::deck_commands {
namespace {

constexpr std::size_t plot_columns = 72;
constexpr int plot_rows = 6;

std::string years_of(const deckkit::Deck& deck, Language language) {
    const auto [first, last] = std::minmax_element(deck.cards.begin(), deck.cards.end(),
                                                   [](const auto& a, const auto& b) { return a.year < b.year; });
    if (first == deck.cards.end()) return "–";
    return year_text(language, first->year) + " – " + year_text(language, last->year);
}

// A row of the plot: eighths of a letter's height, or # where there are only plain letters.
std::string plot_row(const std::vector<int>& counts, int most, int row, const cli::Desk& desk) {
    static constexpr std::array<std::string_view, 9> blocks{" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    std::string text;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const int eighths = std::clamp(counts[i] * plot_rows * 8 / std::max(most, 1) - row * 8, 0, 8);
        const bool dot = row == 0 && counts[i] > 0 && eighths == 0;
        const std::string_view block = dot ? blocks[1] : blocks[static_cast<std::size_t>(eighths)];
        if (!desk.colour() || block == " ") {
            text += block;
            continue;
        }
        const deckkit::Colour colour =
            deckkit::ramp((static_cast<double>(i) + .5) / static_cast<double>(counts.size()));
        const auto byte = [](double channel) { return static_cast<int>(channel * 255); };
        text +=
            fmt::format("\x1b[38;2;{};{};{}m{}\x1b[0m", byte(colour.red), byte(colour.green), byte(colour.blue), block);
    }
    return text;
}

void plot(const deckkit::Deck& deck, const cli::Desk& desk) {
    const auto counts = deckkit::histogram(deck, plot_columns);
    const int most = *std::max_element(counts.begin(), counts.end());
    for (int row = plot_rows - 1; row >= 0; --row) desk.say("  " + plot_row(counts, most, row, desk));
    std::string axis = std::string(plot_columns, ' ');
    for (const Year year :
         {Year{-3000}, Year{-1000}, Year{1}, Year{1000}, Year{1500}, Year{1800}, Year{1900}, Year{2000}}) {
        const std::string mark = std::to_string(year);
        const auto column = static_cast<std::size_t>(deckkit::place_in_time(year) * plot_columns);
        if (column + mark.size() <= axis.size()) axis.replace(column, mark.size(), mark);
    }
    desk.say("  " + axis);
}

// "music 12, war 9, …", the most frequent first.
std::string tally(const std::map<std::string, int>& counts, std::size_t most) {
    std::vector<std::pair<std::string, int>> sorted{counts.begin(), counts.end()};
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    std::string text;
    for (std::size_t i = 0; i < std::min(sorted.size(), most); ++i) {
        text += (i == 0 ? "" : ", ") + sorted[i].first + " " + std::to_string(sorted[i].second);
    }
    return sorted.size() > most ? text + ", …" : text;
}

void tell(const deckkit::Deck& deck, const cli::Desk& desk) {
    std::map<std::string, int> themes;
    std::map<std::string, int> regions;
    std::map<int, int> familiar;
    for (const deckkit::Card& card : deck.cards) {
        for (const std::string& theme : card.themes) ++themes[theme];
        if (!card.region.empty()) ++regions[card.region];
        ++familiar[card.familiarity];
    }
    std::string known;
    for (int level = 5; level >= 1; --level)
        known += (known.empty() ? "" : ", ") + fmt::format("{}: {}", level, familiar[level]);
    const auto row = [&](Text label, const std::string& text) {
        if (text.empty()) return;
        for (const std::string& line : wrapped(padded(desk.words(label), 13) + " " + text, 80, 14)) desk.say(line);
    };
    row("deck_commands.show_cards", std::to_string(deck.cards.size()));
    row("deck_commands.show_years", years_of(deck, desk.language()));
    row("deck_commands.show_themes", tally(themes, 12));
    row("deck_commands.show_regions", tally(regions, 9));
    row("deck_commands.show_familiarity", known);
    row("deck_commands.show_licence", deck.licence);
}

void list_cards(const deckkit::Deck& deck, const cli::Desk& desk) {
    std::vector<const deckkit::Card*> by_year;
    for (const deckkit::Card& card : deck.cards) by_year.push_back(&card);
    std::stable_sort(by_year.begin(), by_year.end(), [](const auto* a, const auto* b) { return a->year < b->year; });
    for (const deckkit::Card* card : by_year) {
        const std::string year = year_text(desk.language(), card->year, card->precision != Precision::exact);
        const std::string& dated = card->dated.in(desk.language());
        desk.say(right_aligned(year, 22) + "  " + card->title.in(desk.language()) +
                 (dated.empty() ? "" : " – " + dated));
    }
}

}  // namespace

int list_decks(const cli::Desk& desk) {
    for (const std::string_view id : deckkit::shelf_ids()) {
        const deckkit::Deck deck = deckkit::read_deck(deckkit::shelf_json(id).value()).deck;
        desk.say(padded(id, 12) + padded(deck.title.in(desk.language()), 28) +
                 right_aligned(std::to_string(deck.cards.size()), 4) + "  " + years_of(deck, desk.language()) + "  " +
                 deckkit::content_hash(deck).substr(0, 12));
    }
    return cli::fine;
}

int show_deck(const ShowOptions& options, const cli::Desk& desk) {
    if (options.decks.empty()) return desk.refuse(desk.words(cli::which_deck));
    std::vector<deckkit::Deck> decks;
    for (const std::string& name : options.decks) {
        auto deck = deckkit::load_deck(name);
        if (!deck) return desk.refuse(explain(deck.error(), desk.language()));
        decks.push_back(std::move(*deck));
    }
    const deckkit::Deck deck = mix(decks, options.filter);
    if (deck.cards.empty()) return desk.refuse(desk.words("deck_commands.show_nothing"));
    if (options.svg) {
        if (*options.svg != "-" && !desk.may_write(*options.svg, options.replace)) return cli::wrong_arguments;
        const std::string picture = spread_svg(deck, desk.language());
        if (*options.svg == "-") {
            desk.write(picture);
        } else if (!cli::replace_file(*options.svg, picture)) {
            return desk.refuse(desk.words("deck_commands.not_writable", {word("file", *options.svg)}));
        }
        return cli::fine;
    }
    desk.say(deck.title.in(desk.language()));
    if (!deck.description.empty()) {
        for (const std::string& line : wrapped(deck.description.in(desk.language()), 80)) desk.say(line);
    }
    desk.say("");
    plot(deck, desk);
    desk.say("");
    tell(deck, desk);
    if (decks.size() == 1)
        desk.say(padded(desk.words("deck_commands.show_contents"), 13) + " " + deckkit::content_hash(decks[0]));
    if (options.cards) {
        desk.say("");
        list_cards(deck, desk);
    }
    return cli::fine;
}

}  // namespace frise::deck_commands
