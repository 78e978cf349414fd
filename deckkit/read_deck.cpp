// From JSON to a deck.
#include "deckkit/card_texts.hpp"
#include "deckkit/deck_json.hpp"
#include "deckkit/fields.hpp"
#include "deckkit/json_lines.hpp"
#include "platform/parts.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <map>

namespace frise::deckkit {

namespace json = boost::json;

namespace {

constexpr std::size_t longest_id = 80;
constexpr Icon most_icon = 1000;

bool is_slug(std::string_view text) {
    const auto is_plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    if (text.empty() || text.size() > longest_id || text.front() == '-' || text.back() == '-') return false;
    if (text.find("--") != std::string_view::npos) return false;
    return std::all_of(text.begin(), text.end(), [&](char c) { return c == '-' || is_plain(c); });
}

bool is_colour(std::string_view text) {
    return text.size() == 7 && text[0] == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

template <std::size_t Size>
std::string listed(const std::array<std::string_view, Size>& words) {
    std::string list;
    for (const std::string_view each : words) list += (list.empty() ? "" : ", ") + std::string{each};
    return list;
}

std::string id_of(Fields& fields) {
    std::string id = fields.text("id", Need::required);
    if (!id.empty() && !is_slug(id)) fields.note(Flaw::bad_id, "id", {word("value", id), number("most", longest_id)});
    return id;
}

Year year_of(Fields& fields) {
    const auto year = fields.whole("year", Need::required);
    if (year == 0) fields.note(Flaw::bad_year, "year", {word("value", "0")});
    return year.value_or(0);
}

Precision precision_of(Fields& fields) {
    const std::string wanted = fields.text("precision", Need::optional);
    for (const Precision precision : all_precisions) {
        if (wanted.empty() || name(precision) == wanted) return precision;
    }
    fields.note(Flaw::bad_precision, "precision",
                {word("value", wanted), word("values", "exact, about, decade, century, millennium")});
    return Precision::exact;
}

std::string region_of(Fields& fields) {
    std::string region = fields.text("region", Need::optional);
    if (!region.empty() && std::find(all_regions.begin(), all_regions.end(), region) == all_regions.end()) {
        fields.note(Flaw::bad_region, "region", {word("value", region), word("values", listed(all_regions))});
    }
    return region;
}

int familiarity_of(Fields& fields) {
    const auto value = fields.whole("familiarity", Need::optional);
    if (value && (*value < 1 || *value > 5)) {
        fields.note(Flaw::bad_familiarity, "familiarity", {number("value", *value)});
    }
    return static_cast<int>(std::clamp<std::int64_t>(value.value_or(0), 0, 5));
}

std::optional<Icons> icons_of(Fields& fields) {
    const json::value* value = fields.value("icons", Need::optional);
    if (value == nullptr) return std::nullopt;
    Icons icons;
    for (const auto& [field, icon] : {std::pair{"front", &icons.front}, {"back", &icons.back}}) {
        const json::value* given = value->is_object() ? value->get_object().if_contains(field) : nullptr;
        if (given != nullptr && given->is_int64() && given->get_int64() >= 1 && given->get_int64() <= most_icon) {
            *icon = static_cast<Icon>(given->get_int64());
        } else {
            fields.note(Flaw::bad_icons, "icons", {number("most", most_icon)});
            return std::nullopt;
        }
    }
    return icons;
}

std::vector<std::string> themes_of(Fields& fields) {
    auto themes = fields.texts("themes");
    for (const std::string& theme : themes) {
        if (!is_slug(theme)) fields.note(Flaw::bad_theme, "themes", {word("value", theme)});
    }
    return themes;
}

void read_card(Fields& fields, Card& card) {
    card.id = id_of(fields);
    card.year = year_of(fields);
    card.precision = precision_of(fields);
    card.title = fields.translated("title", Need::required);
    card.dated = fields.translated("dated", Need::optional);
    card.fact = fields.translated("fact", Need::optional);
    card.clue = fields.translated("clue", Need::optional);
    card.themes = themes_of(fields);
    card.region = region_of(fields);
    card.illustration = fields.text("illustration", Need::optional);
    card.source = fields.translated("source", Need::optional);
    card.familiarity = familiarity_of(fields);
    card.icons = icons_of(fields);
    fields.note_unknown({"id", "year", "precision", "title", "dated", "fact", "clue", "themes", "region",
                         "illustration", "source", "familiarity", "icons"});
    if (!fields.failed() && card.title.empty()) fields.note(Flaw::no_title, "title");
}

// Cards that were read one after the other.
struct Part {
    std::vector<Card> cards;
    std::vector<std::size_t> places;
    std::vector<char> usable;  // whether there was no error
    Findings findings;

    void add(const json::value& value, std::size_t place) {
        if (!value.is_object()) {
            findings.add({Flaw::wrong_type, place, "", "cards", {word("expected", "card")}});
            return;
        }
        Fields fields{value.get_object(), findings, place};
        const std::size_t before = findings.size();
        Card& card = cards.emplace_back();
        read_card(fields, card);
        findings.name_card(before, card.id);
        places.push_back(place);
        usable.push_back(fields.failed() ? 0 : 1);
    }
};

// Parses and reads cards, the memory of each used again for the next. False if one is not valid JSON.
bool read_part(const std::vector<std::string_view>& texts, std::size_t begin, std::size_t end, Part& part) {
    std::array<unsigned char, std::size_t{1} << 15U> buffer{};
    json::parser parser;
    part.cards.reserve(end - begin);
    part.places.reserve(end - begin);
    for (std::size_t i = begin; i < end; ++i) {
        json::monotonic_resource memory{buffer.data(), buffer.size()};
        parser.reset(&memory);
        boost::system::error_code failed;
        parser.write(texts[i], failed);
        if (failed) return false;
        part.add(parser.release(), i);
    }
    return true;
}

class DeckReader {
  public:
    ReadDeck read(std::string_view text) {
        if (!read_by_card(text)) read_whole(text);
        result_.problems = findings_.take();
        place_on_lines(text);
        return std::move(result_);
    }

  private:
    // Many times faster for a big deck; false, and nothing done, where there is anything wrong with the JSON.
    bool read_by_card(std::string_view text) {
        const auto texts = card_texts(text);
        if (!texts || is_blank(texts->cards.front())) return false;
        boost::system::error_code failed;
        const json::value rest = json::parse(texts->rest, failed);
        if (failed || !rest.is_object()) return false;
        std::vector<Part> parts(parts_for(texts->cards.size()));
        std::vector<char> fine(parts.size());
        in_parts(texts->cards.size(), parts.size(), [&](std::size_t part, std::size_t begin, std::size_t end) {
            fine[part] = read_part(texts->cards, begin, end, parts[part]) ? 1 : 0;
        });
        if (std::find(fine.begin(), fine.end(), 0) != fine.end()) return false;
        if (read_fields(rest.get_object()) == nullptr) return true;
        take(std::move(parts));
        return true;
    }

    // Says what is wrong, and where.
    void read_whole(std::string_view text) {
        boost::system::error_code failed;
        json::monotonic_resource memory{text.size() + text.size() / 2 + 1024};
        json::stream_parser parser{&memory};
        const std::size_t used = parser.write_some(text.data(), text.size(), failed);
        if (!failed && used == text.size()) parser.finish(failed);
        if (!failed && used < text.size()) failed = json::error::extra_data;
        if (failed) return note(Flaw::not_json, {word("reason", failed.message())}, line_at(text, used));
        const json::value value = parser.release();
        const json::object* object = value.if_object();
        if (object == nullptr) return note(Flaw::not_an_object, {}, 1);
        const json::array* cards = read_fields(*object);
        if (cards == nullptr) return;
        if (cards->empty()) note(Flaw::no_cards, {});
        std::vector<Part> parts(1);
        for (std::size_t i = 0; i < cards->size(); ++i) parts.front().add((*cards)[i], i);
        take(std::move(parts));
    }

    void note(Flaw flaw, Slots slots, std::size_t line = 0) {
        findings_.add({flaw, std::nullopt, "", "", std::move(slots), line});
    }

    static bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

    // All but the cards; gives their list if there is one that can be read.
    const json::array* read_fields(const json::object& object) {
        Fields fields{object, findings_};
        const auto format = fields.whole("format", Need::required);
        if (format && (*format < 1 || *format > deck_format)) {
            fields.note(Flaw::format_unknown, "format", {number("value", *format), number("most", deck_format)});
            return nullptr;  // nothing is known of its other fields
        }
        Deck& deck = result_.deck;
        deck.id = id_of(fields);
        deck.title = fields.translated("title", Need::required);
        deck.description = fields.translated("description", Need::optional);
        deck.licence = fields.text("licence", Need::optional);
        deck.authors = fields.texts("authors");
        deck.tags = fields.texts("tags");
        deck.themes = fields.texts("themes");
        deck.colour = fields.text("colour", Need::optional);
        if (!deck.colour.empty() && !is_colour(deck.colour)) {
            fields.note(Flaw::bad_colour, "colour", {word("value", deck.colour)});
        }
        deck.cover = fields.text("cover", Need::optional);
        const bool titled = fields.failed() || !deck.title.empty();
        const json::value* cards = fields.value("cards", Need::required);
        fields.note_unknown({"$schema", "format", "id", "title", "description", "licence", "authors", "tags", "themes",
                             "colour", "cover", "cards"});
        if (!titled) fields.note(Flaw::no_title, "title");
        if (cards == nullptr) return nullptr;
        if (!cards->is_array()) fields.note(Flaw::wrong_type, "cards", {word("expected", "list")});
        return cards->if_array();
    }

    // Ids are only known to be different when all cards are there.
    void take(std::vector<Part> parts) {
        std::size_t size = 0;
        for (const Part& part : parts) size += part.cards.size();
        result_.deck.cards.reserve(size);
        result_.places.reserve(size);
        // Not by their hashes: a stranger can choose ids that all have the same.
        std::map<std::string_view, std::size_t> known;
        for (Part& part : parts) {
            findings_.add(std::move(part.findings));
            for (std::size_t i = 0; i < part.cards.size(); ++i) {
                const std::size_t place = part.places[i];
                const std::string& id = part.cards[i].id;
                const auto other = known.find(id);
                if (other != known.end()) {
                    findings_.add({Flaw::duplicate_id,
                                   place,
                                   id,
                                   "id",
                                   {word("value", id), number("other", static_cast<std::int64_t>(other->second) + 1)}});
                }
                if (part.usable[i] == 0 || other != known.end()) continue;
                result_.deck.cards.push_back(std::move(part.cards[i]));
                result_.places.push_back(place);
                known.emplace(result_.deck.cards.back().id, place);
            }
        }
    }

    void place_on_lines(std::string_view text) {
        if (result_.problems.empty() || result_.problems.front().flaw == Flaw::not_json) return;
        const JsonLines lines{text, result_.problems};
        for (Problem& problem : result_.problems) {
            if (problem.line == 0 && problem.flaw != Flaw::stopped)
                problem.line = lines.line(problem.card, problem.field);
        }
    }

    ReadDeck result_;
    Findings findings_;
};

}  // namespace

ReadDeck read_deck(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    return DeckReader{}.read(text);
}

}  // namespace frise::deckkit
