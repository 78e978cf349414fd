// Looking pictures up by name.
#include "deckkit/illustration.hpp"

#include "assets/assets.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace frise::deckkit {
namespace {

using Line = std::pair<std::string_view, std::string_view>;

const std::vector<Line>& lines() {
    static const std::vector<Line> all = [] {
        std::vector<Line> found;
        for (std::string_view rest = illustration_bytes(); !rest.empty();) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            const std::size_t tab = line.find('\t');
            found.emplace_back(line.substr(0, tab), line.substr(tab + 1));
            rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        }
        return found;
    }();
    return all;
}

// Levenshtein's distance, letters to add, remove or change, from one word of up to 64 letters to others. Myers keeps a
// whole column of its table in two words of bits: a deck may have very many names to be looked up.
class Speller {
  public:
    explicit Speller(std::string_view word) : size_{std::min<std::size_t>(word.size(), 64)} {
        for (std::size_t i = 0; i < size_; ++i) places_[static_cast<unsigned char>(word[i])] |= std::uint64_t{1} << i;
    }

    [[nodiscard]] std::size_t distance(std::string_view other) const {
        if (size_ == 0) return other.size();
        const std::uint64_t last = std::uint64_t{1} << (size_ - 1);
        std::uint64_t more = ~std::uint64_t{0};
        std::uint64_t less = 0;
        std::size_t distance = size_;
        for (const char c : other) {
            const std::uint64_t same = places_[static_cast<unsigned char>(c)];
            const std::uint64_t across = (((same & more) + more) ^ more) | same | less;
            std::uint64_t up = less | ~(across | more);
            std::uint64_t down = more & across;
            if ((up & last) != 0) ++distance;
            if ((down & last) != 0) --distance;
            up = (up << 1) | 1;
            down <<= 1;
            more = down | ~((same | less) | up);
            less = up & (same | less);
        }
        return distance;
    }

  private:
    std::size_t size_;
    std::array<std::uint64_t, 256> places_{};  // of each letter in the word
};

}  // namespace

std::optional<std::string_view> illustration(std::string_view name) {
    static const std::unordered_map<std::string_view, std::string_view> by_name{lines().begin(), lines().end()};
    const auto it = by_name.find(name);
    if (it == by_name.end()) return std::nullopt;
    return it->second;
}

std::vector<std::string_view> illustration_names() {
    std::vector<std::string_view> names;
    names.reserve(lines().size());
    for (const auto& [name, drawing] : lines()) names.push_back(name);
    return names;
}

std::string_view nearest_illustration(std::string_view name) {
    const Speller speller{name};
    std::string_view nearest;
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (const auto& [other, drawing] : lines()) {
        const std::size_t distance = speller.distance(other);
        if (distance >= least) continue;
        least = distance;
        nearest = other;
    }
    return nearest;
}

}  // namespace frise::deckkit
