// Looking pictures up by name.
#include "deckkit/illustration.hpp"

#include "assets/assets.hpp"

#include <algorithm>
#include <numeric>
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

// Levenshtein's distance: letters to add, remove or change.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, changed});
        }
    }
    return row.back();
}

}  // namespace

std::optional<std::string_view> illustration(std::string_view name) {
    static const std::unordered_map<std::string_view, std::string_view> by_name{lines().begin(), lines().end()};
    const auto it = by_name.find(name);
    if (it == by_name.end()) return std::nullopt;
    return it->second;
}

std::string_view nearest_illustration(std::string_view name) {
    const auto closer = [&](const Line& a, const Line& b) { return distance(a.first, name) < distance(b.first, name); };
    return std::min_element(lines().begin(), lines().end(), closer)->first;
}

}  // namespace frise::deckkit
