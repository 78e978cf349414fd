// Making slugs.
#include "deckkit/import/slug.hpp"

#include "deckkit/import/folded.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace frise::deckkit {
namespace {

bool is_digits(std::string_view word) { return word.find_first_not_of("0123456789") == std::string_view::npos; }

// "1789", "1789s", and "10", "000" side by side.
bool shows(std::string_view word, const std::string& year) {
    return year.size() > 2 ? word.find(year) != std::string_view::npos : word == year;
}

void leave_out_year(std::vector<std::string_view>& words, const std::string& year) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string run;
        std::size_t end = i;
        while (end < words.size() && is_digits(words[end])) run += words[end++];
        if (end > i + 1 && shows(run, year)) {
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(i),
                        words.begin() + static_cast<std::ptrdiff_t>(end));
        }
    }
    std::erase_if(words, [&](std::string_view word) { return shows(word, year); });
}

std::uint64_t hashed(std::string_view text, std::uint64_t hash) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return (hash ^ 0xFFU) * 0x100000001B3U;
}

// No vowels, so that they make no words, and no digits, so that they make no years.
std::string letters_of(std::uint64_t hash, std::size_t length) {
    constexpr std::string_view letters = "bcdfghjkmnpqrstvwxz";
    std::string text;
    for (std::size_t i = 0; i < length; ++i) {
        text += letters[hash % letters.size()];
        hash /= letters.size();
    }
    return text;
}

}  // namespace

std::string slug(std::string_view text, Year year) {
    const std::string plain = folded(text);
    std::vector<std::string_view> words = words_of(plain);
    if (year != 0) {
        const std::string digits = std::to_string(year);
        leave_out_year(words, digits.substr(year < 0 ? 1 : 0));
    }
    std::string joined;
    for (const std::string_view word : words) {
        const std::size_t room = longest_slug - std::min(longest_slug, joined.size() + (joined.empty() ? 0 : 1));
        if (word.size() > room && !joined.empty()) break;
        joined += (joined.empty() ? "" : "-") + std::string{word.substr(0, room)};
    }
    return joined;
}

std::string Ids::of(const Card& card) {
    std::string base;
    for (const std::string& title : card.title.texts) {
        if (base.empty()) base = slug(title, card.year);
    }
    if (!base.empty() && take(base)) return base;
    std::uint64_t& hash = last_.emplace(base, 0xCBF29CE484222325U).first->second;
    for (const Translated* text : {&card.title, &card.dated, &card.fact, &card.clue}) {
        for (const std::string& each : text->texts) hash = hashed(each, hash);
    }
    if (base.empty()) base = "card";
    constexpr std::size_t most_added = 12;
    base.resize(std::min(base.size(), longest_slug - most_added - 1));
    while (base.ends_with('-')) base.pop_back();
    // Many cards with the same texts go on where the last one stopped.
    Trail& trail = trails_.try_emplace(hash, Trail{hash, 3}).first->second;
    while (true) {
        std::string id = base + "-" + letters_of(trail.hash, std::min(trail.length++, most_added));
        trail.hash = hashed(id, trail.hash);
        if (take(id)) return id;
    }
}

}  // namespace frise::deckkit
