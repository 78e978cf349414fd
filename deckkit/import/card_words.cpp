// Looking words up.
#include "deckkit/import/card_words.hpp"

#include "deckkit/import/encoding.hpp"
#include "deckkit/import/folded.hpp"
#include "deckkit/import/slug.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace frise::deckkit {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

constexpr auto precisions = std::to_array<std::pair<std::string_view, Precision>>({
    {"exact", Precision::exact},
    {"exacte", Precision::exact},
    {"year", Precision::exact},
    {"annee", Precision::exact},
    {"day", Precision::exact},
    {"jour", Precision::exact},
    {"about", Precision::about},
    {"around", Precision::about},
    {"circa", Precision::about},
    {"vers", Precision::about},
    {"environ", Precision::about},
    {"approximative", Precision::about},
    {"approximate", Precision::about},
    {"decade", Precision::decade},
    {"decennie", Precision::decade},
    {"century", Precision::century},
    {"siecle", Precision::century},
    {"millennium", Precision::millennium},
    {"millenaire", Precision::millennium},
});

constexpr auto region_words = std::to_array<Pair>({
    {"afrique", "africa"},
    {"asie", "asia"},
    {"amerique-latine", "latin-america"},
    {"amerique-du-sud", "latin-america"},
    {"south-america", "latin-america"},
    {"central-america", "latin-america"},
    {"amerique-centrale", "latin-america"},
    {"moyen-orient", "middle-east"},
    {"proche-orient", "middle-east"},
    {"near-east", "middle-east"},
    {"amerique-du-nord", "north-america"},
    {"oceanie", "oceania"},
    {"espace", "space"},
    {"monde", "world"},
});

constexpr auto theme_words = std::to_array<Pair>({
    {"astronomie", "astronomy"},
    {"biologie", "biology"},
    {"chimie", "chemistry"},
    {"bd", "comics"},
    {"bande-dessinee", "comics"},
    {"informatique", "computing"},
    {"danse", "dance"},
    {"catastrophe", "disaster"},
    {"terre", "earth"},
    {"economie", "economy"},
    {"energie", "energy"},
    {"mode", "fashion"},
    {"cuisine", "food"},
    {"alimentation", "food"},
    {"jeux", "games"},
    {"sante", "health"},
    {"medecine", "health"},
    {"maison", "home"},
    {"droit", "law"},
    {"litterature", "literature"},
    {"mathematiques", "mathematics"},
    {"medias", "media"},
    {"musique", "music"},
    {"peinture", "painting"},
    {"philosophie", "philosophy"},
    {"photographie", "photography"},
    {"physique", "physics"},
    {"politique", "politics"},
    {"droits", "rights"},
    {"societe", "society"},
    {"espace", "space"},
    {"technologie", "technology"},
    {"technique", "technology"},
    {"commerce", "trade"},
    {"transports", "transport"},
    {"guerre", "war"},
    {"travail", "work"},
    {"autre", "other"},
});

template <std::size_t Size>
std::string translated_word(const std::array<Pair, Size>& words, std::string word) {
    const auto found = std::find_if(words.begin(), words.end(), [&](const Pair& each) { return each.first == word; });
    return found == words.end() ? word : std::string{found->second};
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

std::optional<Precision> precision_called(std::string_view text) {
    const std::string wanted = slug(text);
    for (const auto& [word, precision] : precisions) {
        if (word == wanted) return precision;
    }
    return std::nullopt;
}

std::optional<int> wikidata_precision(std::string_view text) {
    int value = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failed != std::errc{} || end != text.data() + text.size() || value < 0 || value > 14) return std::nullopt;
    return value;
}

std::string region_called(std::string_view text) {
    std::string region = translated_word(region_words, slug(text));
    return std::find(all_regions.begin(), all_regions.end(), region) == all_regions.end() ? std::string{} : region;
}

std::string theme_called(std::string_view text) { return translated_word(theme_words, slug(text)); }

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
