// Reading and writing what was agreed.
#include "table/table_settings.hpp"

#include "engine/codec/reader.hpp"
#include "engine/codec/setup_json.hpp"
#include "engine/rules/catalogue.hpp"

#include <algorithm>
#include <array>

namespace frise::table {

namespace json = boost::json;

namespace {

constexpr int least_turn = 5;
constexpr int most_turn = 86'400;
constexpr std::size_t most_decks = 12;
constexpr std::array filter_names{"from", "to", "themes", "regions", "familiarity"};

// A value that is not named, or null, leaves what was there.
bool named(const json::value& value, std::string_view field) {
    const json::value* found = value.is_object() ? value.get_object().if_contains(field) : nullptr;
    return found != nullptr && !found->is_null();
}

std::vector<std::string> texts(Reader& reader, std::string_view field) {
    std::vector<std::string> list;
    if (!reader.has(field)) return list;
    for (const json::value& each : reader.list(field)) {
        if (!each.is_string()) reader.fail("'" + std::string{field} + "' must be a list of strings");
        list.emplace_back(each.is_string() ? std::string{each.get_string()} : std::string{});
    }
    return list;
}

deckkit::Filter read_filter(Reader& request) {
    Reader reader{request.value("filter"), "'filter'"};
    deckkit::Filter filter;
    if (reader.object() != nullptr) {
        for (const auto& field : *reader.object()) {
            if (std::find(filter_names.begin(), filter_names.end(), std::string_view{field.key()}) ==
                filter_names.end()) {
                reader.fail("a filter has no '" + std::string{field.key()} + "'");
            }
        }
    }
    filter.from = reader.whole_if_given("from");
    filter.to = reader.whole_if_given("to");
    filter.themes = texts(reader, "themes");
    filter.regions = texts(reader, "regions");
    if (reader.has("familiarity")) {
        const auto range = reader.wholes("familiarity");
        const bool fits = range.size() == 2 && range[0] >= 1 && range[1] <= 5 && range[0] <= range[1];
        if (!fits) reader.fail("'familiarity' must be two numbers from 1 to 5, the lower first");
        if (fits) {
            filter.least_familiar = static_cast<int>(range[0]);
            filter.most_familiar = static_cast<int>(range[1]);
        }
    }
    request.fail(reader.error());
    return filter;
}

json::object write_filter(const deckkit::Filter& filter) {
    json::object object;
    if (filter.from) object["from"] = *filter.from;
    if (filter.to) object["to"] = *filter.to;
    if (!filter.themes.empty()) object["themes"] = json::value_from(filter.themes);
    if (!filter.regions.empty()) object["regions"] = json::value_from(filter.regions);
    if (filter.least_familiar || filter.most_familiar) {
        object["familiarity"] = {filter.least_familiar.value_or(1), filter.most_familiar.value_or(5)};
    }
    return object;
}

// Decks are names, or what write_table_settings() made of them.
std::vector<TableDeck> read_decks(Reader& request) {
    std::vector<TableDeck> decks;
    for (const json::value& each : request.list("decks")) {
        if (each.is_string()) {
            decks.push_back({std::string{each.get_string()}, {}});
            continue;
        }
        Reader deck{each, "a deck"};
        decks.push_back({deck.text("name"), deck.text("hash")});
        request.fail(deck.error());
    }
    if (decks.size() > most_decks) request.fail("at most " + std::to_string(most_decks) + " decks can be mixed");
    return decks;
}

std::optional<int> read_turn(Reader& request) {
    const std::int64_t seconds = request.whole("turn_seconds");
    if (seconds == 0) return std::nullopt;
    if (seconds < least_turn || seconds > most_turn) {
        request.fail("'turn_seconds' must be from " + std::to_string(least_turn) + " to " + std::to_string(most_turn) +
                     ", or 0 for no clock");
    }
    return static_cast<int>(std::clamp<std::int64_t>(seconds, least_turn, most_turn));
}

// Game, seats and options hang together: a change of one settles all anew. Options of another game are dropped.
Result<Terms> read_agreed(const json::value& value, const TableSettings* before, json::object& options) {
    const json::object* given = value.if_object();
    json::object wish{{"game", before != nullptr ? name(before->terms.game) : name(all_games.front())},
                      {"seats", before != nullptr ? before->terms.seats : 2}};
    const bool another = given != nullptr && given->contains("game") && given->at("game") != wish["game"];
    if (before != nullptr && !another) wish["options"] = before->options;
    for (const char* field : {"game", "seats", "options"}) {
        if (named(value, field)) wish[field] = given->at(field);
    }
    auto terms = read_terms(wish);
    if (terms && wish.contains("options")) options = wish["options"].as_object();
    return terms;
}

std::string games_with_teams() {
    std::vector<std::string_view> games;
    for (const Descriptor& each : descriptors) {
        if (each.teams) games.push_back(each.id);
    }
    return listed(games);
}

}  // namespace

Result<TableSettings> read_table_settings(const json::value& value, const TableSettings* before) {
    Reader request{value, "the settings"};
    TableSettings settings = before != nullptr ? *before : TableSettings{};
    if (named(value, "decks")) settings.decks = read_decks(request);
    if (named(value, "filter")) settings.filter = read_filter(request);
    if (named(value, "turn_seconds")) settings.turn_seconds = read_turn(request);
    if (named(value, "listed")) settings.listed = request.yes_no("listed");
    if (named(value, "teams")) settings.teams = request.yes_no("teams");
    if (request.error()) return tl::unexpected{*request.error()};
    settings.options = {};
    auto terms = read_agreed(value, before, settings.options);
    if (!terms) return tl::unexpected{terms.error()};
    settings.terms = std::move(*terms);
    const bool teams = descriptor(settings.terms.game).teams;
    if (!named(value, "teams") && !teams) settings.teams = false;
    if (settings.teams && !teams) {
        return refuse(ErrorCode::bad_option, "only in " + games_with_teams() + " can several people share a seat");
    }
    return settings;
}

json::object write_table_settings(const TableSettings& settings) {
    json::array decks;
    for (const auto& [deck, hash] : settings.decks) decks.push_back({{"name", deck}, {"hash", hash}});
    return {{"game", name(settings.terms.game)},
            {"seats", settings.terms.seats},
            {"options", settings.options},
            {"decks", std::move(decks)},
            {"filter", write_filter(settings.filter)},
            {"turn_seconds", settings.turn_seconds.value_or(0)},
            {"listed", settings.listed},
            {"teams", settings.teams}};
}

}  // namespace frise::table
