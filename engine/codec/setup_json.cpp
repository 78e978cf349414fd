// Reading and writing set-ups.
#include "engine/codec/setup_json.hpp"

#include "engine/codec/card_names.hpp"
#include "engine/codec/reader.hpp"
#include "engine/codec/table_writer.hpp"
#include "games/codec.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace frise {

namespace json = boost::json;

namespace {

void read_hand(Reader& options, std::string_view name, OptionsWish& wish) {
    if (!options.has(name)) return;
    if (options.value(name).is_array()) {
        wish.set(name, options.wholes(name));
    } else {
        wish.set(name, options.whole(name));
    }
}

void read_wish(Reader& options, const Option& option, OptionsWish& wish) {
    const std::string_view name = option.name;
    switch (option.kind) {
        case OptionKind::seat:
        case OptionKind::number: wish.set(name, options.whole_if_given(name)); break;
        case OptionKind::hand: read_hand(options, name, wish); break;
        case OptionKind::choice: wish.set(name, options.text_if_given(name)); break;
        case OptionKind::flag: wish.set(name, options.yes_no_if_given(name)); break;
        case OptionKind::board: wish.set(name, read_board(options, name, wish.unknown)); break;
    }
}

OptionsWish read_options(Reader& request) {
    OptionsWish wish;
    if (!request.has("options")) return wish;
    Reader reader{request.value("options"), "'options'"};
    std::vector<std::string_view> names;
    for (const Option* option : all_options) names.push_back(option->name);
    wish.unknown = reader.others(names);
    for_each_option([&](const Option& option) { read_wish(reader, option, wish); });
    request.fail(reader.error());
    return wish;
}

// A number that cannot be a year or an icon becomes 0 or -1 here; check_deck() then reports it.
Year read_year(Reader& card) {
    const json::value& value = card.value("year");
    if (!value.is_number()) card.fail(card.what() + " needs a year that is a number");
    if (const auto* whole = value.if_int64()) return *whole;
    const double* number = value.if_double();
    constexpr double limit = 9223372036854775808.0;  // 2^63
    const bool fits = number != nullptr && *number > -limit && *number < limit;
    return fits ? whole_number(value).value_or(0) : 0;
}

std::optional<Icon> read_icon(Reader& card, std::string_view field) {
    if (!card.has(field)) return std::nullopt;
    const json::value& value = card.value(field);
    if (!value.is_number()) card.fail("'" + std::string{field} + "' of " + card.what() + " must be a number");
    const std::int64_t number = whole_number(value).value_or(-1);
    return number > std::numeric_limits<Icon>::max() ? -1 : static_cast<Icon>(std::max<std::int64_t>(number, -1));
}

std::vector<Card> read_cards(Reader& request) {
    std::vector<Card> cards;
    for (const json::value& element : request.list("deck")) {
        Reader reader{element, "card " + std::to_string(cards.size() + 1) + " of the deck"};
        Card card;
        card.face.id = reader.text("id");
        card.year = read_year(reader);
        card.face.title = reader.text_if_given("title").value_or("");
        card.front = read_icon(reader, "front");
        card.back = read_icon(reader, "back");
        request.fail(reader.error());
        if (request.error()) break;
        cards.push_back(std::move(card));
    }
    return cards;
}

std::uint64_t read_seed(Reader& request) {
    if (!request.has("seed")) return 0;
    const json::value& value = request.value("seed");
    if (const auto* seed = value.if_uint64()) return *seed;
    if (const auto* seed = value.if_int64()) return static_cast<std::uint64_t>(*seed);
    request.fail("'seed' must be a whole number of 64 bits");
    return 0;
}

json::array write_deck(const Deck& deck) {
    json::array list;
    list.reserve(deck.size());
    for (std::size_t i = 0; i < deck.size(); ++i) {
        json::object card{{"id", deck.faces[i].id}, {"year", deck.years[i]}};
        if (!deck.faces[i].title.empty()) card["title"] = deck.faces[i].title;
        if (!deck.icons.empty()) {
            card["front"] = deck.icons[i].front;
            card["back"] = deck.icons[i].back;
        }
        list.push_back(std::move(card));
    }
    return list;
}

Result<Terms> settled(const std::string& game_name, std::int64_t seats, const OptionsWish& wish) {
    const auto game = game_named(game_name);
    if (game) return settle(*game, seats, wish);
    std::vector<std::string_view> known;
    for (const GameId each : all_games) known.push_back(name(each));
    return refuse(ErrorCode::unknown_game, "there is no game '" + game_name + "': the games are " + listed(known));
}

}  // namespace

Result<Terms> read_terms(const json::value& value) {
    Reader request{value, "the request"};
    const std::string game = request.text("game");
    const std::int64_t seats = request.whole("seats");
    const OptionsWish wish = read_options(request);
    if (request.error()) return tl::unexpected{*request.error()};
    return settled(game, seats, wish);
}

Result<Setup> read_setup(const json::value& value, const UsualCards& usual) {
    Reader request{value, "the request"};
    const std::string game_name = request.text("game");
    const std::int64_t seats = request.whole("seats");
    const OptionsWish wish = read_options(request);
    const bool usual_cards = usual && !request.has("deck");
    std::vector<Card> cards = usual_cards ? std::vector<Card>{} : read_cards(request);
    Setup setup;
    setup.shuffle = request.yes_no_if_given("shuffle").value_or(false);
    setup.seed = read_seed(request);
    if (request.error()) return tl::unexpected{*request.error()};

    auto terms = settled(game_name, seats, wish);
    if (!terms) return tl::unexpected{terms.error()};
    auto deck = check_deck(*terms, usual_cards ? usual(terms->game) : std::move(cards));
    if (!deck) return tl::unexpected{deck.error()};
    setup.terms = std::move(*terms);
    setup.deck = std::move(*deck);
    return setup;
}

json::object write_options(const Terms& terms) {
    static const CardNames no_cards;
    const TableWriter writer{no_cards};
    json::object options;
    if (descriptor(terms.game).option(OptionKind::seat) != nullptr) options["first"] = terms.first.number;
    if (!terms.hand.empty()) options["hand"] = writer.value(terms.hand);
    std::visit([&](const auto& own) { writer.put_fields(options, own); }, terms.options);
    return options;
}

json::object write_setup(const Setup& setup) {
    return {{"game", name(setup.terms.game)}, {"seats", setup.terms.seats}, {"options", write_options(setup.terms)},
            {"deck", write_deck(setup.deck)}, {"shuffle", setup.shuffle},   {"seed", setup.seed}};
}

}  // namespace frise
