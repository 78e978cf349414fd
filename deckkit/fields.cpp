// Reading one object.
#include "deckkit/fields.hpp"

#include "wording/letters.hpp"

#include <algorithm>

namespace frise::deckkit {

namespace json = boost::json;

namespace {

constexpr std::size_t longest_text = 1000;

bool has_control(std::string_view text) {
    // Nearly all texts pass here, many bytes at a time.
    unsigned suspicious = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        suspicious |= static_cast<unsigned>(byte < 0x20) | static_cast<unsigned>(byte == 0x7F) |
                      static_cast<unsigned>(byte == 0xC2);
    }
    if (suspicious == 0) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x20 || byte == 0x7F) return true;
        // U+0080 to U+009F: some terminals obey them.
        if (byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0) return true;
    }
    return false;
}

}  // namespace

void Fields::note(Flaw flaw, std::string_view field, Slots slots) {
    if (severity(flaw) == Severity::error) failed_ = true;
    findings_.add({flaw, card_, "", std::string{field}, std::move(slots)});
}

const json::value* Fields::value(std::string_view field, Need need) {
    const auto it = next_ != object_.end() && next_->key() == field ? next_ : object_.find(field);
    if (it == object_.end()) {
        if (need == Need::required) note(Flaw::field_missing, field);
        return nullptr;
    }
    ++found_;
    next_ = it + 1;
    return &it->value();
}

std::string Fields::checked(const json::value& value, std::string_view field, std::string_view part) {
    const json::string* text = value.if_string();
    if (text != nullptr && text->size() <= longest_text && !has_control(*text)) return {text->data(), text->size()};
    const std::string path = std::string{field} + (part.empty() ? "" : "." + std::string{part});
    if (text == nullptr) {
        note(Flaw::wrong_type, path, {word("expected", "text")});
    } else if (text->size() > longest_text) {
        note(Flaw::too_long, path, {number("most", longest_text)});
    } else {
        note(Flaw::bad_letters, path);
    }
    return {};
}

std::string Fields::text(std::string_view field, Need need) {
    const json::value* found = value(field, need);
    return found == nullptr ? std::string{} : checked(*found, field);
}

std::vector<std::string> Fields::texts(std::string_view field) {
    std::vector<std::string> list;
    const json::value* found = value(field, Need::optional);
    if (found == nullptr) return list;
    const json::array* array = found->if_array();
    if (array == nullptr) {
        note(Flaw::wrong_type, field, {word("expected", "list")});
        return list;
    }
    list.reserve(array->size());
    for (const json::value& each : *array) list.push_back(checked(each, field));
    return list;
}

Translated Fields::translated(std::string_view field, Need need) {
    Translated translated;
    const json::value* found = value(field, need);
    if (found == nullptr) return translated;
    const json::object* object = found->if_object();
    if (object == nullptr) {
        note(Flaw::wrong_type, field, {word("expected", "translated")});
        return translated;
    }
    for (const auto& [key, text] : *object) {
        if (const auto language = language_with(key)) {
            translated[*language] = checked(text, field, key);
        } else {
            note(Flaw::unknown_field, std::string{field} + "." + std::string{key});
        }
    }
    return translated;
}

std::optional<std::int64_t> Fields::whole(std::string_view field, Need need) {
    const json::value* found = value(field, need);
    if (found == nullptr) return std::nullopt;
    if (const auto* number = found->if_int64()) return *number;
    note(Flaw::wrong_type, field, {word("expected", "whole")});
    return std::nullopt;
}

void Fields::note_unknown(std::initializer_list<std::string_view> known) {
    if (found_ == object_.size()) return;
    for (const auto& field : object_) {
        if (std::find(known.begin(), known.end(), field.key()) == known.end()) note(Flaw::unknown_field, field.key());
    }
}

}  // namespace frise::deckkit
