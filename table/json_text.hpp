// JSON written part by part: for texts of which there are very many, and which need no tree.
#pragma once

#include <array>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace frise::table {

template <std::integral T>
requires(!std::same_as<T, bool>) void put_json(std::string& text, T number) {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    text.append(digits.data(), end.ptr);
}

inline void put_json(std::string& text, std::same_as<bool> auto yes) { text += yes ? "true" : "false"; }

inline void put_json(std::string& text, std::string_view value) {
    // What JSON does not let stand in a text as it is.
    constexpr std::string_view to_escape{"\"\\\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f"
                                         "\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f",
                                         34};
    if (value.find_first_of(to_escape) == std::string_view::npos) {
        text += '"';
        text += value;
        text += '"';
    } else {
        text += boost::json::serialize(boost::json::string_view{value});
    }
}

// An object. Names are written as they are.
class JsonText {
  public:
    explicit JsonText(std::size_t usual) {
        text_.reserve(usual);
        text_ += '{';
    }

    template <class T>
    void add(std::string_view name, const T& value) {
        put_json(begin(name), value);
    }
    // A part that is JSON already, or that is written to the text.
    void add_json(std::string_view name, std::string_view json) { begin(name) += json; }
    std::string& begin(std::string_view name) {
        if (text_.size() > 1) text_ += ',';
        text_ += '"';
        text_ += name;
        text_ += "\":";
        return text_;
    }

    std::string end() {
        text_ += '}';
        return std::move(text_);
    }

  private:
    std::string text_;
};

}  // namespace frise::table
