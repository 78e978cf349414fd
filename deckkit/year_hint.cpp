// Looking for year hints, in all languages, word by word.
#include "deckkit/year_hint.hpp"

#include "wording/spellings.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <vector>

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

// A word that names a stretch of time, "century", or does so behind another one, « années vingt ».
struct Hint {
    std::string before;
    std::string word;
};

class Hints {
  public:
    Hints() {
        for (const std::string_view spelling : all_spellings("dates.hints")) {
            const std::string plain = small(spelling);
            const std::size_t space = plain.find(' ');
            if (space == std::string::npos) {
                add({"", plain});
            } else {
                add({plain.substr(0, space), plain.substr(space + 1)});
            }
        }
    }

    // Nearly all words end here.
    [[nodiscard]] bool may_have(std::string_view word) const {
        return word.size() >= shortest_ && first_letters_[static_cast<unsigned char>(word.front())];
    }
    [[nodiscard]] bool have(std::string_view word, std::string_view before) const {
        const std::string plain = small(word);
        return std::any_of(all_.begin(), all_.end(), [&](const Hint& each) {
            return each.word == plain && (each.before.empty() || each.before == small(before));
        });
    }

  private:
    void add(Hint hint) {
        const auto first = static_cast<unsigned char>(hint.word.front());
        first_letters_[first] = true;
        first_letters_[static_cast<unsigned char>(std::toupper(first))] = true;
        shortest_ = std::min(shortest_, hint.word.size());
        all_.push_back(std::move(hint));
    }

    std::vector<Hint> all_;
    std::array<bool, 256> first_letters_{};
    std::size_t shortest_ = std::string::npos;
};

// MCMXIV, not the XIV of a king: a year has a thousand.
bool is_roman_year(std::string_view word) {
    return word.size() >= 4 && word.front() == 'M' && word.find_first_not_of("MDCLXVI") == std::string_view::npos;
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

}  // namespace

std::optional<std::string_view> year_hint(std::string_view text) {
    static const Hints hints;
    Words words{text};
    std::string_view before;
    for (std::string_view word = words.next(); !word.empty(); before = word, word = words.next()) {
        if (is_digit(word.front())) {
            if (std::count_if(word.begin(), word.end(), is_digit) >= 3) return word;
            continue;
        }
        if (is_roman_year(word)) return word;
        // With what stands before it: "19th century", « XIXe siècle ».
        if (hints.may_have(word) && hints.have(word, before)) return before.empty() ? word : words.from(before);
    }
    return std::nullopt;
}

}  // namespace frise::deckkit
