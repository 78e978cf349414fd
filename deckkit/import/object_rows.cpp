// From objects to cells.
#include "deckkit/import/object_rows.hpp"

#include "deckkit/import/columns.hpp"
#include "deckkit/import/limits.hpp"

#include <fmt/format.h>

namespace frise::deckkit {

namespace json = boost::json;

namespace {

std::string number_text(double value) {
    // A whole year that some program wrote as 1789.0.
    if (value > -1e15 && value < 1e15 && value == static_cast<double>(static_cast<std::int64_t>(value))) {
        return std::to_string(static_cast<std::int64_t>(value));
    }
    return fmt::format("{}", value);
}

std::string value_text(const json::value& value) {
    if (const auto* text = value.if_string()) return {text->data(), text->size()};
    if (const auto* whole = value.if_int64()) return std::to_string(*whole);
    if (const auto* large = value.if_uint64()) return std::to_string(*large);
    if (const auto* decimal = value.if_double()) return number_text(*decimal);
    const auto* list = value.if_array();
    if (list == nullptr) return {};
    std::string joined;
    for (const json::value& each : *list) {
        if (each.is_array() || each.is_object()) continue;
        joined += (joined.empty() ? "" : "|") + value_text(each);
    }
    return joined;
}

}  // namespace

ObjectRows::ObjectRows(const json::array& list, bool sparql, std::vector<std::size_t> lines)
    : list_{list}, sparql_{sparql}, lines_{std::move(lines)} {
    for (const json::value& each : list_) {
        if (!each.is_object()) continue;
        each_value(each.get_object(), [&](const std::string& key, const json::value&) {
            if (keys_.size() <= most_columns && places_.emplace(key, keys_.size()).second) keys_.push_back(key);
        });
        if (keys_.size() > most_columns) return;
    }
}

void ObjectRows::each_value(const json::object& object, const See& see) const {
    for (const auto& member : object) {
        const std::string key{member.key()};
        const auto* inner = member.value().if_object();
        if (inner == nullptr) {
            see(key, member.value());
        } else if (sparql_) {
            const auto* language = inner->if_contains("xml:lang");
            const std::string said = language == nullptr ? std::string{} : value_text(*language);
            const bool in_language = language_with(said) && takes_language(key);
            const auto* value = inner->if_contains("value");
            if (value != nullptr) see(in_language ? key + "_" + said : key, *value);
        } else {
            // {"title": {"en": …, "fr": …}}
            for (const auto& deeper : *inner) see(key + "_" + std::string{deeper.key()}, deeper.value());
        }
    }
}

tl::expected<bool, Remark> ObjectRows::next(Row& row) {
    if (at_ == list_.size()) return false;
    const json::value& value = list_[at_];
    row = {};
    row.line = lines_.size() == list_.size() ? lines_[at_] : at_ + 1;
    ++at_;
    if (!value.is_object()) {
        row.issue = Issue::not_an_object;
        return true;
    }
    row.cells.resize(keys_.size());
    each_value(value.get_object(), [&](const std::string& key, const json::value& inner) {
        const auto place = places_.find(key);
        if (place != places_.end()) row.cells[place->second] = value_text(inner);
    });
    return true;
}

}  // namespace frise::deckkit
