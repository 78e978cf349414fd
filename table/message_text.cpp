// Writing the parts of messages.
#include "table/message_text.hpp"

#include <algorithm>
#include <array>
#include <boost/json/serializer.hpp>

namespace frise::table {

namespace json = boost::json;

namespace {

template <class List, class Put>
void put_list(std::string& text, const List& list, Put put) {
    text += '[';
    bool first = true;
    for (const auto& each : list) {
        if (!std::exchange(first, false)) text += ',';
        put(each);
    }
    text += ']';
}

}  // namespace

void put_json(std::string& text, SeatSet seats) {
    put_list(text, seats, [&](Seat seat) { put_json(text, seat); });
}

void put_json(std::string& text, std::span<const std::string_view> names) {
    put_list(text, names, [&](std::string_view name) { put_json(text, name); });
}

void put_json(std::string& text, std::span<const std::string> names) {
    put_list(text, names, [&](const std::string& name) { put_json(text, std::string_view{name}); });
}

void put_json(std::string& text, const std::vector<message::ChatLine>& lines) {
    put_list(text, lines, [&](const message::ChatLine& line) { MessageWriter{text}.put(line); });
}

void put_json(std::string& text, const json::object& object) {
    std::array<char, 4096> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): written before it is read
    json::serializer serializer;
    serializer.reset(&object);
    while (!serializer.done()) text += serializer.read(buffer.data(), buffer.size());
}

void put_json(std::string& text, const message::ByCard& by_card) {
    const Playset& playset = by_card.playset;
    sort_by_id(by_card.cards, playset);
    text += '{';
    for (const CardNo card : by_card.cards) {
        if (card != by_card.cards.front()) text += ',';
        text += playset.quoted[index(card)];
        text += ':';
        text += by_card.texts[index(card)];
    }
    text += '}';
}

void sort_by_id(Cards& cards, const Playset& playset) {
    std::sort(cards.begin(), cards.end(),
              [&](CardNo a, CardNo b) { return playset.names.id(a) < playset.names.id(b); });
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
}

}  // namespace frise::table
