// Writing and reading saved games.
#include "terminal/saved_game.hpp"

#include "cli/names.hpp"
#include "engine/codec/log_json.hpp"
#include "wording/letters.hpp"

#include <boost/json.hpp>
#include <stdexcept>

namespace frise::terminal {
namespace {

namespace json = boost::json;

constexpr std::string_view format = "frise play 1";
constexpr std::string_view program_kind = "command";

// Files of the first versions do not say which kind.
std::optional<cli::Opponent> bot_from(const json::value& player) {
    if (!player.at("bot").as_bool()) return std::nullopt;
    const json::value* kind = player.as_object().if_contains("kind");
    if (kind == nullptr) return BotKind{};
    if (*kind == json::value(program_kind)) {
        return cli::Program{json::value_to<std::string>(player.at("command")),
                            player.at("seconds").to_number<std::int64_t>()};
    }
    const auto known = bot_kind(kind->as_string());
    if (!known) throw std::runtime_error{"there is no such kind of opponent"};
    return *known;
}

void write_kind(json::object& player, const cli::Opponent& bot) {
    if (const auto* kind = std::get_if<BotKind>(&bot)) {
        player["kind"] = name(*kind);
        return;
    }
    const auto& [command, seconds] = std::get<cli::Program>(bot);
    player["kind"] = program_kind;
    player["command"] = command;
    player["seconds"] = seconds;
}

Cast cast_from(const json::value& value) {
    Cast cast;
    for (const json::value& element : value.as_array()) {
        const auto name = json::value_to<std::string>(element.at("name"));
        cast.push_back({shortened(cleaned(name), cli::longest_name), bot_from(element)});
    }
    return cast;
}

// Files of the first versions have none.
std::vector<cli::DeckStamp> decks_from(const json::value& value) {
    std::vector<cli::DeckStamp> decks;
    const json::value* list = value.as_object().if_contains("decks");
    if (list == nullptr) return decks;
    for (const json::value& each : list->as_array()) {
        decks.push_back({json::value_to<std::string>(each.at("name")), json::value_to<std::string>(each.at("hash"))});
    }
    return decks;
}

tl::unexpected<Error> bad_file(const std::string& message) { return refuse(ErrorCode::bad_log, message); }

// Only a person alone may go without a name.
bool fits(const Cast& cast, const Terms& terms) {
    const std::optional<Seat> alone = only_person(cast);
    for (std::size_t i = 0; i < cast.size(); ++i) {
        if (cast[i].name.empty() && alone != seat_at(i)) return false;
    }
    return cast.size() == static_cast<std::size_t>(terms.seats);
}

}  // namespace

std::string write_saved_game(const SavedGame& saved) {
    json::array players;
    for (const auto& [name, bot] : saved.cast) {
        json::object player{{"name", name}, {"bot", bot.has_value()}};
        if (bot) write_kind(player, *bot);
        players.push_back(std::move(player));
    }
    json::array decks;
    for (const auto& [name, hash] : saved.decks) decks.push_back({{"name", name}, {"hash", hash}});
    const json::object object{{"format", format},
                              {"language", code(saved.language)},
                              {"players", std::move(players)},
                              {"decks", std::move(decks)},
                              {"log", write_log_object(saved.log.setup, saved.log.events)}};
    return json::serialize(object) + "\n";
}

Result<SavedGame> read_saved_game(std::string_view text) {
    // The library says what is wrong by throwing; here it becomes a value.
    try {
        const json::value value = json::parse(text);
        if (value.at("format") != json::value(format)) return bad_file("the file is of another kind");
        SavedGame saved;
        saved.language = language_with(json::value_to<std::string>(value.at("language"))).value_or(Language{});
        saved.cast = cast_from(value.at("players"));
        saved.decks = decks_from(value);
        auto log = read_log_object(value.at("log"));
        if (!log) return tl::unexpected{log.error()};
        saved.log = std::move(*log);
        if (!fits(saved.cast, saved.log.setup.terms)) return bad_file("the players do not fit the game");
        return saved;
    } catch (const std::exception& error) {
        return bad_file(error.what());
    }
}

}  // namespace frise::terminal
