// Headings in JSON.
#include "sim/heading.hpp"

#include "engine/codec/reader.hpp"

#include <algorithm>

namespace frise::sim {

namespace json = boost::json;

namespace {

std::vector<std::string> texts(Reader& reader, std::string_view field) {
    std::vector<std::string> texts;
    for (const json::value& value : reader.list(field)) {
        if (const auto* text = value.if_string()) {
            texts.emplace_back(*text);
        } else {
            reader.fail(reader.what() + ": every one of " + std::string{field} + " must be a text");
        }
    }
    return texts;
}

std::vector<Heading::CardName> card_names(Reader& reader) {
    std::vector<Heading::CardName> cards;
    for (const json::value& value : reader.list("deck")) {
        Reader card{value, "a card of the report"};
        cards.push_back({card.text("id"), card.text("title"), card.whole("year")});
        reader.fail(card.error());
    }
    return cards;
}

std::vector<std::vector<std::size_t>> line_ups(Reader& reader, std::size_t seats, std::size_t entrants) {
    std::vector<std::vector<std::size_t>> line_ups;
    for (const json::value& value : reader.list("line_ups")) {
        auto& line_up = line_ups.emplace_back();
        const auto* list = value.if_array();
        for (const json::value& entrant : list == nullptr ? json::array{} : *list) {
            line_up.push_back(static_cast<std::size_t>(whole_number(entrant).value_or(-1)));
        }
        const bool known = std::all_of(line_up.begin(), line_up.end(), [&](std::size_t n) { return n < entrants; });
        if (!known || line_up.size() != seats) reader.fail("a line-up of the report does not fit its seats and bots");
    }
    return line_ups;
}

std::uint64_t count(Reader& reader, std::string_view field) {
    // A seed can take all of 64 bits.
    if (const auto* large = reader.value(field).if_uint64()) return *large;
    const std::int64_t number = reader.whole(field);
    if (number < 0) reader.fail("the plan of the report has a negative " + std::string{field});
    return static_cast<std::uint64_t>(std::max<std::int64_t>(number, 0));
}

double seconds(Reader& reader) {
    const json::value& value = reader.value("turn_seconds");
    if (!value.is_number()) reader.fail("the seconds of a turn in the report are no number");
    return value.is_number() ? value.to_number<double>() : 0;
}

json::object options(Reader& reader) {
    const auto* options = reader.value("options").if_object();
    if (options == nullptr) reader.fail("the options of the report are no object");
    return options == nullptr ? json::object{} : *options;
}

Shard shard(Reader& reader) {
    if (reader.value("shard").is_null()) return {};
    const auto shard = shard_from(reader.text("shard"));
    if (!shard) reader.fail("the shard of the report is not like 3/16");
    return shard.value_or(Shard{});
}

}  // namespace

bool Heading::same_run(const Heading& other) const {
    const auto shared = [](const Heading& h) {
        return std::tie(h.game, h.seats, h.options, h.decks, h.entrants, h.line_ups, h.games, h.seed, h.fixed_seats,
                        h.shard.of);
    };
    // In whichever language their titles are.
    const auto same_card = [](const CardName& a, const CardName& b) { return a.id == b.id && a.year == b.year; };
    return shared(*this) == shared(other) &&
           std::equal(cards.begin(), cards.end(), other.cards.begin(), other.cards.end(), same_card);
}

json::object write_heading(const Heading& heading) {
    json::array deck;
    for (const auto& [id, title, year] : heading.cards) deck.push_back({{"id", id}, {"title", title}, {"year", year}});
    json::object plan{{"game", name(heading.game)},
                      {"seats", heading.seats},
                      {"options", heading.options},
                      {"decks", json::value_from(heading.decks)},
                      {"cards", heading.cards.size()},
                      {"bots", json::value_from(heading.entrants)},
                      {"line_ups", json::value_from(heading.line_ups)},
                      {"games", heading.games},
                      {"seed", heading.seed},
                      {"fixed_seats", heading.fixed_seats},
                      {"tournament", heading.tournament},
                      {"shard", nullptr},
                      {"turn_seconds", heading.turn_seconds},
                      {"command", heading.command},
                      {"version", heading.version}};
    if (heading.shard.of > 1) {
        plan["shard"] = std::to_string(heading.shard.number + 1) + "/" + std::to_string(heading.shard.of);
    }
    plan["deck"] = std::move(deck);
    return plan;
}

Result<Heading> read_heading(const json::value& value) {
    Reader reader{value, "the plan of a report"};
    Heading heading;
    const auto game = game_named(reader.text("game"));
    if (!game) reader.fail("the plan of the report names no game that there is");
    heading.game = game.value_or(all_games.front());
    const auto [least, most] = seat_range(heading.game);
    const std::int64_t seats = reader.whole("seats");
    if (seats < least || seats > most) reader.fail("the report has a number of seats that its game has not");
    heading.seats = static_cast<int>(seats);
    heading.options = options(reader);
    heading.decks = texts(reader, "decks");
    heading.cards = card_names(reader);
    heading.entrants = texts(reader, "bots");
    heading.line_ups = line_ups(reader, static_cast<std::size_t>(seats), heading.entrants.size());
    heading.games = count(reader, "games");
    heading.seed = count(reader, "seed");
    heading.fixed_seats = reader.yes_no("fixed_seats");
    heading.tournament = reader.yes_no("tournament");
    heading.turn_seconds = seconds(reader);
    heading.shard = shard(reader);
    heading.command = reader.text("command");
    heading.version = reader.text("version");
    if (reader.error()) return tl::unexpected{*reader.error()};
    return heading;
}

}  // namespace frise::sim
