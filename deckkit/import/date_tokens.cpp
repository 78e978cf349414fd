// Cutting dates into tokens.
#include "deckkit/import/date_tokens.hpp"

#include "deckkit/import/folded.hpp"
#include "wording/spellings.hpp"

#include <algorithm>
#include <cstdlib>

namespace frise::deckkit {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

// "the", « le », the days of the week.
const std::vector<std::string>& fillers() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> words;
        for (const std::string_view spelling : all_spellings("dates.fillers")) words.push_back(folded(spelling));
        return words;
    }();
    return all;
}

class Cutter {
  public:
    explicit Cutter(std::string_view text) : text_{text} {}

    DateTokens cut() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (is_digit(c)) {
                add_number();
            } else if (is_letter(c)) {
                add_word();
            } else {
                add_mark(c);
            }
        }
        return std::move(tokens_);
    }

  private:
    [[nodiscard]] std::size_t digits_at(std::size_t at) const {
        std::size_t n = 0;
        while (at + n < text_.size() && is_digit(text_[at + n])) ++n;
        return n;
    }
    [[nodiscard]] bool glued() const { return at_ > 0 && text_[at_ - 1] != ' '; }

    // "12 000" and "10,000", but not "20,1": a group has three digits, the first at most three.
    [[nodiscard]] bool group_follows(std::size_t first) const {
        constexpr std::string_view marks = " ,.'";
        return first >= 1 && first <= 3 && at_ < text_.size() && marks.find(text_[at_]) != std::string_view::npos &&
               digits_at(at_ + 1) == 3;
    }
    [[nodiscard]] bool decimals_follow() const {
        if (at_ >= text_.size() || (text_[at_] != ',' && text_[at_] != '.')) return false;
        // 20.07.1969 is a day.
        if (!tokens_.empty() && tokens_.back().text == ".") return false;
        const std::size_t n = digits_at(at_ + 1);
        return n > 0 && n < 4 && (at_ + 1 + n == text_.size() || text_[at_ + 1 + n] != text_[at_]);
    }

    void add_number() {
        DateToken token{DateToken::Kind::number, "", 0, false, false, glued()};
        const std::size_t first = digits_at(at_);
        const bool leading_zero = text_[at_] == '0';
        const auto take = [&](std::size_t n) {
            token.text += text_.substr(at_, n);
            at_ += n;
        };
        take(first);
        while (!leading_zero && group_follows(first)) {
            token.maybe_decimals = !token.grouped && (text_[at_] == ',' || text_[at_] == '.');
            ++at_;
            take(3);
            token.grouped = true;
        }
        std::string number = token.text;
        if (decimals_follow()) {
            const std::size_t n = digits_at(at_ + 1);
            number += "." + std::string{text_.substr(at_ + 1, n)};
            at_ += 1 + n;
            token.decimals = true;
        }
        token.value = std::strtod(number.c_str(), nullptr);
        tokens_.push_back(std::move(token));
    }

    void add_word() {
        DateToken token{DateToken::Kind::word, "", 0, false, false, glued()};
        while (at_ < text_.size() && is_letter(text_[at_])) token.text += text_[at_++];
        const bool elided = at_ < text_.size() && text_[at_] == '\'';  // « d’ », « l’ »
        const bool filler = elided || std::find(fillers().begin(), fillers().end(), token.text) != fillers().end();
        while (at_ < text_.size() && (text_[at_] == '.' || text_[at_] == '\'')) ++at_;
        if (!filler) tokens_.push_back(std::move(token));
    }

    void add_mark(char c) {
        if (c != ' ' && c != '\'') tokens_.push_back({DateToken::Kind::mark, std::string{c}, 0, false, false, glued()});
        ++at_;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    DateTokens tokens_;
};

struct Month {
    std::string name;
    int number;
};

const std::vector<Month>& months() {
    static const std::vector<Month> all = [] {
        std::vector<Month> known;
        for (const Language language : all_languages()) {
            int number = 0;
            for (const std::string_view name : spellings_in(language, "dates.months")) {
                known.push_back({folded(name), ++number});
            }
        }
        return known;
    }();
    return all;
}

int roman_digit(char c) {
    switch (c) {
        case 'i': return 1;
        case 'v': return 5;
        case 'x': return 10;
        case 'l': return 50;
        case 'c': return 100;
        default: return 0;
    }
}

}  // namespace

DateTokens date_tokens(std::string_view text) { return Cutter{text}.cut(); }

std::optional<int> roman(std::string_view word) {
    if (word.empty() || word.size() > 8) return std::nullopt;
    int sum = 0;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const int digit = roman_digit(word[i]);
        if (digit == 0) return std::nullopt;
        const int next = i + 1 < word.size() ? roman_digit(word[i + 1]) : 0;
        sum += digit < next ? -digit : digit;
    }
    if (sum <= 0) return std::nullopt;
    return sum;
}

int month(std::string_view word) {
    if (word.size() < 3) return 0;
    int found = 0;
    for (const auto& [name, number] : months()) {
        if (!name.starts_with(word)) continue;
        if (found != 0 && found != number) return 0;
        found = number;
    }
    return found;
}

}  // namespace frise::deckkit
