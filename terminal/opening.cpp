// Asking.
#include "terminal/opening.hpp"

#include "cli/names.hpp"
#include "deckkit/deck_json.hpp"
#include "deckkit/shelf.hpp"
#include "terminal/cast.hpp"
#include "terminal/tokens.hpp"
#include "wording/game_title.hpp"
#include "wording/letters.hpp"

#include <algorithm>

namespace frise::terminal {
namespace {

constexpr int usual_opponents = 2;

struct Question {
    Text text;
    int least;
    int most;
    int usual;
};

std::string game_name(const Voice& voice, GameId game) { return std::string{game_title(game, voice.language())}; }

std::optional<GameId> game_meant(const Voice& voice, const std::string& typed) {
    const auto tokens = tokens_of(typed);
    if (tokens.size() == 1 && tokens[0].is_number) {
        const std::int64_t number = tokens[0].value();
        if (number < 1 || number > static_cast<std::int64_t>(all_games.size())) return std::nullopt;
        return all_games[static_cast<std::size_t>(number - 1)];
    }
    for (const GameId game : all_games) {
        const std::string wanted = lower_case(typed);
        if (wanted == name(game) || wanted == lower_case(cleaned(game_name(voice, game)))) return game;
    }
    return std::nullopt;
}

void list_games(const Voice& voice) {
    std::size_t name_columns = 0;
    for (const GameId game : all_games) name_columns = std::max(name_columns, width(game_name(voice, game)));
    for (std::size_t i = 0; i < all_games.size(); ++i) {
        const std::string label = voice.console().painted(std::to_string(i + 1), Ink::accent);
        const std::string name =
            voice.console().painted(padded(game_name(voice, all_games[i]), name_columns), Ink::strong);
        voice.console().say(
            "  " + label + "  " + name + "  " + std::string{game_summary(all_games[i], voice.language())}, Ink::plain,
            name_columns + 7);
    }
}

std::optional<int> ask_number(const Voice& voice, const Question& question) {
    while (true) {
        const auto typed = voice.ask(question.text, {number("default", question.usual)});
        if (!typed) return std::nullopt;
        if (typed->empty()) return question.usual;
        const auto tokens = tokens_of(*typed);
        if (tokens.size() == 1 && tokens[0].is_number && tokens[0].value() >= question.least &&
            tokens[0].value() <= question.most) {
            return static_cast<int>(tokens[0].value());
        }
        voice.say("terminal.wrong_number",
                  {word("value", shortened(*typed, 30)), number("least", question.least), number("most", question.most),
                   number("default", question.usual)},
                  Ink::bad);
    }
}

std::optional<std::vector<std::string>> ask_names(const Voice& voice, int people) {
    const auto usual = default_names(voice.language(), people);
    if (people == 1) return usual;
    std::string offered;
    for (const std::string& name : usual) offered += (offered.empty() ? "" : ", ") + name;
    while (true) {
        const auto typed = voice.ask("terminal.ask_names", {word("default", offered)});
        if (!typed) return std::nullopt;
        if (typed->empty()) return usual;
        const auto names = cli::names_in(*typed);
        const auto repeated = cli::repeated_name(names);
        if (repeated) {
            voice.say("terminal.name_taken", {word("name", *repeated)}, Ink::bad);
        } else if (names.size() == usual.size()) {
            return names;
        } else {
            voice.say("terminal.wrong_name_count",
                      {number("given", static_cast<std::int64_t>(names.size())), number("wanted", people)}, Ink::bad);
        }
    }
}

// By number or by name.
std::optional<BotKind> kind_meant(const std::string& typed) {
    const auto tokens = tokens_of(typed);
    if (tokens.size() != 1 || !tokens[0].is_number) return bot_kind(typed);
    const std::int64_t number = tokens[0].value();
    if (number < 1 || number > static_cast<std::int64_t>(all_strengths.size())) return std::nullopt;
    return BotKind{all_strengths[static_cast<std::size_t>(number - 1)], {}, {}};
}

// The same for all of them.
std::optional<BotKind> ask_strength(const Voice& voice) {
    std::string values;
    for (const Strength each : all_strengths) {
        const int number = static_cast<int>(each) + 1;
        values += (values.empty() ? "" : ", ") +
                  unbroken(std::to_string(number) + " " + std::string{name(each, voice.language())});
    }
    const Slot usual = number("default", static_cast<int>(Strength::regular) + 1);
    while (true) {
        const auto typed = voice.ask("terminal.ask_strength", {word("values", values), usual});
        if (!typed) return std::nullopt;
        if (typed->empty()) return BotKind{};
        if (const auto kind = kind_meant(*typed)) return kind;
        voice.say("terminal.wrong_strength", {word("value", shortened(*typed, 30)), word("values", values), usual},
                  Ink::bad);
    }
}

void list_decks(const Voice& voice, const std::vector<std::string_view>& ids) {
    const auto row = [&](std::size_t place, const std::string& title, const std::string& size) {
        const std::string label = voice.console().painted(std::to_string(place), Ink::accent);
        const std::string name = voice.console().painted(size.empty() ? title : padded(title, 28), Ink::strong);
        voice.console().row("  " + label + "  " + name + size);
    };
    row(1, voice.text("terminal.decks_mixed"), "");
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const deckkit::Deck deck = deckkit::read_deck(deckkit::shelf_json(ids[i]).value()).deck;
        const auto cards = static_cast<std::int64_t>(deck.cards.size());
        row(i + 2, deck.title.in(voice.language()), voice.text("terminal.so_many_cards", {number("n", cards)}));
    }
}

// "1" or nothing for the usual mixture, "2", "2 3"; numbers as listed.
std::optional<std::vector<std::string>> decks_meant(const std::string& typed,
                                                    const std::vector<std::string_view>& ids) {
    std::vector<std::string> names;
    for (const Token& token : tokens_of(typed)) {
        const std::int64_t number = token.is_number ? token.value() : 0;
        if (number < 1 || number > static_cast<std::int64_t>(ids.size()) + 1) return std::nullopt;
        if (number == 1) return std::vector<std::string>{};
        const std::string name{ids[static_cast<std::size_t>(number - 2)]};
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    return names;
}

}  // namespace

bool ask_decks(const Voice& voice, std::vector<std::string>& names) {
    const auto ids = deckkit::shelf_ids();
    voice.say("terminal.which_deck");
    list_decks(voice, ids);
    const Slot count = number("count", static_cast<std::int64_t>(ids.size()) + 1);
    while (true) {
        const auto typed = voice.ask("terminal.ask_deck", {count, word("default", "1")});
        if (!typed) return false;
        const auto chosen = decks_meant(*typed, ids);
        if (chosen) {
            names = *chosen;
            return true;
        }
        voice.say("terminal.wrong_deck", {word("value", echo(*typed)), count, word("default", "1")}, Ink::bad);
    }
}

std::optional<GameId> ask_game(const Voice& voice) {
    voice.say("terminal.which_game");
    list_games(voice);
    const Slot count = number("count", static_cast<std::int64_t>(all_games.size()));
    while (true) {
        const auto typed = voice.ask("terminal.ask_game", {count, word("default", "1")});
        if (!typed) return std::nullopt;
        if (typed->empty()) return all_games.front();
        if (const auto game = game_meant(voice, *typed)) return game;
        voice.say("terminal.wrong_game", {word("value", shortened(*typed, 30)), count, word("default", "1")}, Ink::bad);
    }
}

std::optional<Company> ask_company(const Voice& voice, GameId game) {
    const auto [least, most] = seat_range(game);
    const auto people = ask_number(voice, {"terminal.ask_people", 1, most, 1});
    if (!people) return std::nullopt;
    const auto names = ask_names(voice, *people);
    if (!names) return std::nullopt;
    Company company{*names, {}};
    if (*people == most) return company;
    const Text text = descriptor(game).together ? Text{"terminal.ask_team_mates"} : Text{"terminal.ask_opponents"};
    const int fewest = std::max(0, least - *people);
    const int usual = *people == 1 ? std::min(usual_opponents, most - 1) : fewest;
    const auto bots = ask_number(voice, {text, fewest, most - *people, usual});
    if (!bots) return std::nullopt;
    if (*bots == 0) return company;
    const auto kind = ask_strength(voice);
    if (!kind) return std::nullopt;
    company.bots.assign(static_cast<std::size_t>(*bots), *kind);
    return company;
}

}  // namespace frise::terminal
