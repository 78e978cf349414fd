// PostgreSQL's binary form: all numbers with the greatest byte first.
#include "store/postgres_values.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <utility>

namespace frise::store {
namespace {

// From its catalogue pg_type, where they never change.
constexpr PostgresValues::Type type_bytes = 17;
constexpr PostgresValues::Type type_number = 20;
constexpr PostgresValues::Type type_text = 25;
constexpr PostgresValues::Type type_texts = 1009;
constexpr PostgresValues::Type type_numbers = 1016;

constexpr std::size_t int4 = 4;
constexpr std::size_t int8 = 8;

void put(std::string& out, std::size_t width, std::uint64_t number) {
    for (std::size_t i = width; i-- > 0;) out += static_cast<char>(number >> (8 * i) & 0xff);
}

std::uint64_t take(std::string_view& in, std::size_t size) {
    if (in.size() < size) throw std::runtime_error{"PostgreSQL's answer is too short"};
    std::uint64_t number = 0;
    for (const char byte : in.substr(0, size)) number = number << 8 | static_cast<unsigned char>(byte);
    in.remove_prefix(size);
    return number;
}

// What a list begins with: one dimension, nothing missing, and counted from 1.
std::string list_head(std::size_t size, PostgresValues::Type element) {
    std::string head;
    put(head, int4, size == 0 ? 0 : 1);
    put(head, int4, 0);
    put(head, int4, element);
    if (size == 0) return head;
    put(head, int4, size);
    put(head, int4, 1);
    return head;
}

}  // namespace

std::int64_t whole(std::uint64_t number) {
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    return static_cast<std::int64_t>(std::min<std::uint64_t>(number, most));
}

void PostgresValues::add(std::int64_t number) {
    types_.push_back(type_number);
    put(bytes_.emplace_back(), int8, static_cast<std::uint64_t>(number));
}

void PostgresValues::add(std::string_view text) {
    types_.push_back(type_text);
    bytes_.emplace_back(text);
}

void PostgresValues::add(const Hash& hash) {
    types_.push_back(type_bytes);
    bytes_.emplace_back(hash.begin(), hash.end());
}

void PostgresValues::add(const std::vector<std::int64_t>& numbers) {
    types_.push_back(type_numbers);
    std::string& out = bytes_.emplace_back(list_head(numbers.size(), type_number));
    for (const std::int64_t number : numbers) {
        put(out, int4, int8);
        put(out, int8, static_cast<std::uint64_t>(number));
    }
}

void PostgresValues::add(const std::vector<std::string_view>& texts) {
    types_.push_back(type_texts);
    std::string& out = bytes_.emplace_back(list_head(texts.size(), type_text));
    for (const std::string_view text : texts) {
        put(out, int4, text.size());
        out += text;
    }
}

std::string postgres_list(const std::vector<std::string>& texts) {
    std::string list = "{";
    for (const std::string& text : texts) {
        if (list.size() > 1) list += ',';
        list += '"';
        for (const char letter : text) {
            if (letter == '"' || letter == '\\') list += '\\';
            list += letter;
        }
        list += '"';
    }
    return list + '}';
}

std::int64_t number_from(std::string_view bytes) {
    if (bytes.size() != int8) throw std::runtime_error{"PostgreSQL's answer is no number"};
    return static_cast<std::int64_t>(take(bytes, int8));
}

std::vector<std::string> texts_from(std::string_view bytes) {
    std::vector<std::string> texts;
    const bool empty = take(bytes, int4) == 0;
    take(bytes, int4);
    take(bytes, int4);
    if (empty) return texts;
    const std::uint64_t size = take(bytes, int4);
    take(bytes, int4);
    for (std::uint64_t i = 0; i < size; ++i) {
        const auto length = take(bytes, int4);
        if (bytes.size() < length) throw std::runtime_error{"PostgreSQL's answer is too short"};
        texts.emplace_back(bytes.substr(0, length));
        bytes.remove_prefix(length);
    }
    return texts;
}

}  // namespace frise::store
