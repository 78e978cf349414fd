// Looking words up.
#include "deckkit/import/card_words.hpp"

#include "deckkit/import/encoding.hpp"
#include "deckkit/import/folded.hpp"
#include "deckkit/import/slug.hpp"
#include "deckkit/theme_title.hpp"
#include "wording/spellings.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <unordered_map>
#include <utility>

namespace frise::deckkit {
namespace {

// By slug. A word in letters that slugs do not have leaves nothing, and means nothing.
template <class Meaning>
class Meanings {
  public:
    void add(std::string_view spelling, Meaning meaning) {
        if (std::string word = slug(spelling); !word.empty()) known_.try_emplace(std::move(word), meaning);
    }
    [[nodiscard]] std::optional<Meaning> of(const std::string& word) const {
        const auto found = known_.find(word);
        return found == known_.end() ? std::nullopt : std::optional{found->second};
    }

  private:
    std::unordered_map<std::string, Meaning> known_;
};

constexpr std::array<Text, all_precisions.size()> precision_words{"cells.precision_exact", "cells.precision_about",
                                                                  "cells.precision_decade", "cells.precision_century",
                                                                  "cells.precision_millennium"};

// In the order of all_regions.
constexpr std::array<Text, all_regions.size()> region_words{
    "cells.region_africa",        "cells.region_asia",        "cells.region_europe",
    "cells.region_latin_america", "cells.region_middle_east", "cells.region_north_america",
    "cells.region_oceania",       "cells.region_space",       "cells.region_world"};

const Meanings<Precision>& precisions() {
    static const auto all = [] {
        Meanings<Precision> words;
        for (std::size_t i = 0; i < all_precisions.size(); ++i) {
            for (const auto spelling : all_spellings(precision_words[i])) words.add(spelling, all_precisions[i]);
        }
        return words;
    }();
    return all;
}

const Meanings<std::string_view>& regions() {
    static const auto all = [] {
        Meanings<std::string_view> words;
        for (const auto region : all_regions) words.add(region, region);
        for (std::size_t i = 0; i < all_regions.size(); ++i) {
            for (const auto spelling : all_spellings(region_words[i])) words.add(spelling, all_regions[i]);
        }
        return words;
    }();
    return all;
}

// By name and by title, and as "cells.other_themes" says: "BD = comics".
const Meanings<std::string_view>& themes() {
    static const auto all = [] {
        Meanings<std::string_view> words;
        for (const auto theme : all_themes) words.add(theme, theme);
        for (const Language language : all_languages()) {
            for (const auto theme : all_themes) words.add(theme_title(theme, language), theme);
        }
        for (const std::string_view each : all_spellings("cells.other_themes")) {
            const std::size_t sign = each.find(" = ");
            if (sign == std::string_view::npos) continue;
            if (const auto theme = words.of(std::string{each.substr(sign + 3)}))
                words.add(each.substr(0, sign), *theme);
        }
        return words;
    }();
    return all;
}

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

// %C3%A9 and _ in an address.
std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int high = text[i] == '%' && i + 2 < text.size() ? hex_digit(text[i + 1]) : -1;
        const int low = high >= 0 ? hex_digit(text[i + 2]) : -1;
        if (low >= 0) {
            plain += static_cast<char>(static_cast<unsigned char>(high * 16 + low));
            i += 2;
        } else {
            plain += text[i] == '_' ? ' ' : text[i];
        }
    }
    return plain;
}

}  // namespace

std::optional<Precision> precision_called(std::string_view text) { return precisions().of(slug(text)); }

std::optional<int> wikidata_precision(std::string_view text) {
    int value = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failed != std::errc{} || end != text.data() + text.size() || value < 0 || value > 14) return std::nullopt;
    return value;
}

std::string region_called(std::string_view text) { return std::string{regions().of(slug(text)).value_or("")}; }

std::string theme_called(std::string_view text) {
    const std::string own = slug(text);
    return std::string{themes().of(own).value_or(own)};
}

Article article_of(std::string_view text) {
    constexpr std::string_view host = "wikipedia.org/wiki/";
    const std::size_t at = text.find(host);
    if (at == std::string_view::npos || !text.starts_with("http")) return {std::string{text}, std::nullopt};
    std::string title = unescaped(text.substr(at + host.size(), text.find_first_of("?#", at) - at - host.size()));
    const bool readable = is_utf8(title) && std::none_of(title.begin(), title.end(), [](char c) {
                              return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
                          });
    if (!readable) return {std::string{text}, std::nullopt};
    const std::string_view before = text.substr(0, at);
    for (const Language language : all_languages()) {
        const std::string subdomain = "//" + std::string{code(language)} + ".";
        if (before.find(subdomain) != std::string_view::npos) return {std::move(title), language};
    }
    return {std::move(title), std::nullopt};
}

}  // namespace frise::deckkit
