// Looking for year hints, in French and English, word by word.
#include "deckkit/year_hint.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace frise::deckkit {
namespace {

using namespace std::string_view_literals;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
// Of letters beyond ASCII, the first byte; the others may follow it.
bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0xC3;
}
bool is_letter_or_rest(char c) { return is_letter(c) || (static_cast<unsigned char>(c) & 0xC0U) == 0x80; }

std::string small(std::string_view word) {
    std::string text{word};
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

// Whole words of both languages that name a stretch of time.
constexpr auto spans =
    std::to_array<std::string_view>({"century", "centuries", "siècle", "siècles", "decade", "decades", "décennie",
                                     "décennies", "millennium", "millennia", "millénaire", "twenties", "thirties",
                                     "forties", "fifties", "sixties", "seventies", "eighties", "nineties"});

constexpr auto french_decades =
    std::to_array<std::string_view>({"vingt", "trente", "quarante", "cinquante", "soixante", "quatre-vingt", "folles"});

// MCMXIV, not the XIV of a king: a year has a thousand.
bool is_roman_year(std::string_view word) {
    return word.size() >= 4 && word.front() == 'M' && word.find_first_not_of("MDCLXVI") == std::string_view::npos;
}

// No word of the lists is shorter or begins with another letter; nearly all words end here.
bool may_be_hint(std::string_view word) {
    return word.size() >= 5 && std::string_view{"cdefmnqstvCDEFMNQSTV"}.find(word.front()) != std::string_view::npos;
}

class Words {
  public:
    explicit Words(std::string_view text) : text_{text} {}

    // The next run of digits or of letters; empty at the end.
    std::string_view next() {
        while (at_ < text_.size() && !is_digit(text_[at_]) && !is_letter(text_[at_])) ++at_;
        const std::size_t start = at_;
        if (at_ < text_.size() && is_digit(text_[at_])) {
            while (at_ < text_.size() && (is_digit(text_[at_]) || groups_digits())) ++at_;
        } else {
            while (at_ < text_.size() && (is_letter_or_rest(text_[at_]) || text_[at_] == '-')) ++at_;
        }
        return text_.substr(start, at_ - start);
    }
    [[nodiscard]] std::string_view from(std::string_view first) const {
        return text_.substr(static_cast<std::size_t>(first.data() - text_.data()), end_of(first));
    }

  private:
    // A comma, point or thin space between digits: 10,000.
    bool groups_digits() {
        for (const std::string_view mark : {","sv, "."sv, " "sv, "\u00A0"sv, "\u202F"sv}) {
            const std::size_t behind = at_ + mark.size();
            if (text_.substr(at_).starts_with(mark) && behind + 2 < text_.size() && is_digit(text_[behind]) &&
                is_digit(text_[behind + 1]) && is_digit(text_[behind + 2])) {
                at_ += mark.size() - 1;
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] std::size_t end_of(std::string_view first) const {
        return at_ - static_cast<std::size_t>(first.data() - text_.data());
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

template <std::size_t Size>
bool contains(const std::array<std::string_view, Size>& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

std::optional<std::string_view> year_hint(std::string_view text) {
    Words words{text};
    std::string_view before;
    for (std::string_view word = words.next(); !word.empty(); before = word, word = words.next()) {
        if (is_digit(word.front())) {
            if (std::count_if(word.begin(), word.end(), is_digit) >= 3) return word;
            continue;
        }
        if (is_roman_year(word)) return word;
        if (!may_be_hint(word)) continue;
        const std::string plain = small(word);
        // With what stands before it: "19th century", « XIXe siècle ».
        if (contains(spans, plain)) return before.empty() ? word : words.from(before);
        if (contains(french_decades, plain) && small(before) == "années") return words.from(before);
    }
    return std::nullopt;
}

}  // namespace frise::deckkit
