// Writes messages as JSON, field after field into one text: the most frequent ones need no tree and no copy.
#pragma once

#include "engine/rules/fields.hpp"
#include "table/guest.hpp"
#include "table/json_text.hpp"
#include "table/message.hpp"

#include <boost/json/object.hpp>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace frise::table {

inline void put_json(std::string& text, Seat seat) { put_json(text, seat.number); }
inline void put_json(std::string& text, const message::Json& part) { text += part.text; }
void put_json(std::string& text, SeatSet seats);
void put_json(std::string& text, const boost::json::object& object);
void put_json(std::string& text, const message::ByCard& cards);
void put_json(std::string& text, std::span<const std::string_view> names);
void put_json(std::string& text, std::span<const std::string> names);
void put_json(std::string& text, const std::vector<message::ChatLine>& lines);

// Each card once, in the order of the ids: that of the deck may be the order of the years.
void sort_by_id(Cards& cards, const Playset& playset);

class MessageWriter {
  public:
    explicit MessageWriter(std::string& text) : text_{text} {}

    template <class M>
    void put(const M& message) {
        text_ += R"({"type":")";
        text_ += M::type;
        text_ += '"';
        for_each_field<M>([&](const auto& field) { put_field(field, message); });
        text_ += '}';
    }

  private:
    template <class M, class Member>
    void put_field(const Field<M, Member>& field, const M& from) {
        put_value(field.name, from.*field.member);
    }
    template <class M, class Member>
    void put_field(const Field<M, std::optional<Member>>& field, const M& from) {
        if (const auto& member = from.*field.member) put_value(field.name, *member);
    }
    template <class M, class Member>
    void put_field(const FieldIfAny<M, Member>& field, const M& from) {
        if (from.*field.member != Member{}) put_value(field.name, from.*field.member);
    }
    template <class T>
    void put_value(std::string_view name, const T& value) {
        text_ += ",\"";
        text_ += name;
        text_ += "\":";
        put_json(text_, value);
    }

    std::string& text_;
};

// `usual`: how many bytes most messages of this kind have.
template <class M>
Text text_of(const M& message, std::size_t usual = 160) {
    std::string text;
    text.reserve(usual);
    MessageWriter{text}.put(message);
    return std::make_shared<const std::string>(std::move(text));
}

}  // namespace frise::table
