// Writing and reading saved games.
#include "terminal/saved_game.hpp"

#include "engine/codec/log_json.hpp"
#include "wording/letters.hpp"

#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace frise::terminal {
namespace {

namespace json = boost::json;

constexpr std::string_view format = "frise play 1";
constexpr std::string_view program_kind = "command";

// Files of the first versions do not say which kind.
std::optional<Opponent> bot_from(const json::value& player) {
    if (!player.at("bot").as_bool()) return std::nullopt;
    const json::value* kind = player.as_object().if_contains("kind");
    if (kind == nullptr) return BotKind{};
    if (*kind == json::value(program_kind)) {
        return Program{json::value_to<std::string>(player.at("command")),
                       player.at("seconds").to_number<std::int64_t>()};
    }
    const auto known = bot_kind(kind->as_string());
    if (!known) throw std::runtime_error{"there is no such kind of opponent"};
    return *known;
}

void write_kind(json::object& player, const Opponent& bot) {
    if (const auto* kind = std::get_if<BotKind>(&bot)) {
        player["kind"] = name(*kind);
        return;
    }
    const auto& [command, seconds] = std::get<Program>(bot);
    player["kind"] = program_kind;
    player["command"] = command;
    player["seconds"] = seconds;
}

Cast cast_from(const json::value& value) {
    Cast cast;
    for (const json::value& element : value.as_array()) {
        const auto name = json::value_to<std::string>(element.at("name"));
        cast.push_back({shortened(cleaned(name), longest_name), bot_from(element)});
    }
    return cast;
}

// Files of the first versions have none.
std::vector<DeckStamp> decks_from(const json::value& value) {
    std::vector<DeckStamp> decks;
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
        saved.language = language_with(json::value_to<std::string>(value.at("language"))).value_or(Language::en);
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

std::optional<std::string> read_file(const std::filesystem::path& path) {
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown)) return std::nullopt;  // it opens, but to read from it throws
    std::ifstream file{path, std::ios::binary};
    std::string content{std::istreambuf_iterator<char>{file}, {}};
    if (!file.is_open() || file.bad()) return std::nullopt;
    return content;
}

bool replace_file(const std::filesystem::path& path, std::string_view content) {
    std::filesystem::path draft = path;
    draft += ".new";
    std::ofstream file{draft, std::ios::binary | std::ios::trunc};
    file << content;
    file.close();
    std::error_code failed;
    if (!file.fail()) std::filesystem::rename(draft, path, failed);
    const bool done = !file.fail() && !failed;
    if (!done) std::filesystem::remove(draft, failed);
    return done;
}

}  // namespace frise::terminal
