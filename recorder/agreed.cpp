// Wishing, and reading decks.
#include "recorder/agreed.hpp"

#include "deckkit/deck_json.hpp"
#include "deckkit/shelf.hpp"
#include "engine/rules/catalogue.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <vector>

namespace frise::recorder {

namespace json = boost::json;
using table::TableSettings;

namespace {

json::value value_for(const Option& option, int seats, Pick& pick) {
    switch (option.kind) {
        case OptionKind::seat: return pick.between(0, seats);  // there is no such seat as the last one
        case OptionKind::flag: return pick.one_in(2);
        case OptionKind::choice: return json::value(pick.of(option.choices));
        case OptionKind::board: return nullptr;
        case OptionKind::hand:
            if (pick.one_in(3)) {
                json::array hands;
                for (int i = 0; i < seats; ++i) hands.push_back(pick.between(1, 5));
                return hands;
            }
            break;
        case OptionKind::number: break;
    }
    const auto least = static_cast<int>(option.least.value_or(0));
    return pick.between(least, std::max(least, static_cast<int>(option.otherwise) * 3 / 2) + 1);
}

json::object wish_for(GameId game, Pick& pick) {
    const Descriptor& about = descriptor(game);
    const int seats = pick.between(about.seats.least, std::min(about.seats.most, 5));
    json::object options;
    for (const Option& option : about.options) {
        if (!pick.one_in(4)) continue;
        json::value value = value_for(option, seats, pick);
        if (!value.is_null()) options[option.name] = std::move(value);
    }
    json::object wish{{"game", about.id}, {"seats", seats}, {"options", std::move(options)}};
    if (pick.one_in(3)) wish["turn_seconds"] = pick.between(4, 30);
    if (pick.one_in(4)) wish["teams"] = true;
    if (pick.one_in(4)) wish["listed"] = true;
    if (pick.one_in(6)) wish["filter"] = {{"from", 1800}};
    const auto ids = deckkit::shelf_ids();
    const std::size_t first = pick.below(ids.size());
    json::array decks{ids[first]};
    if (pick.one_in(2)) decks.push_back(json::value(ids[(first + 1) % ids.size()]));
    wish["decks"] = std::move(decks);
    return wish;
}

struct ShelfDeck {
    deckkit::Deck deck;  // cards by id
    std::string hash;
    std::size_t bytes = 0;
};

const ShelfDeck& shelf_deck(const std::string& id) {
    static std::map<std::string, ShelfDeck> read;
    const auto known = read.find(id);
    if (known != read.end()) return known->second;
    const std::string text{deckkit::shelf_json(id).value_or("{}")};
    return read[id] = {table::read_by_id(text), deckkit::content_hash(deckkit::read_deck(text).deck), text.size()};
}

}  // namespace

table::PlaysetPtr cards_for(const TableSettings& settings) {
    static std::map<std::string, table::PlaysetPtr> made;
    const json::object written = write_table_settings(settings);
    const auto* filter = written.if_contains("filter");
    const std::string key = json::serialize(
        json::array{name(settings.terms.game), written.at("decks"), filter != nullptr ? *filter : json::value{}});
    table::PlaysetPtr& playset = made[key];
    if (playset) return playset;
    std::vector<deckkit::Deck> decks;
    table::DecksSize size;
    for (const table::TableDeck& each : settings.decks) {
        const ShelfDeck& found = shelf_deck(each.name);
        decks.push_back(found.deck);
        size.cards += found.deck.cards.size();
        size.bytes += found.bytes;
    }
    playset = make_playset(decks, size, settings);
    return playset;
}

table::Prepared agreed(GameId game, Pick& pick, std::string& record) {
    while (true) {
        const json::object wish = wish_for(game, pick);
        record += "? " + json::serialize(wish) + "\n";
        auto settings = table::read_table_settings(wish);
        if (!settings) {
            record += "! " + settings.error().message + "\n";
            continue;
        }
        for (table::TableDeck& deck : settings->decks) deck.hash = shelf_deck(deck.name).hash;
        auto playset = cards_for(*settings);
        const auto enough = check_enough(*settings, *playset);
        if (enough) return {std::move(*settings), std::move(playset)};
        record += "! " + enough.error().message + "\n";
    }
}

}  // namespace frise::recorder
