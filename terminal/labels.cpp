// Letters for cards.
#include "terminal/labels.hpp"

#include "wording/letters.hpp"

namespace frise::terminal {
namespace {

constexpr std::string_view alphabet = "abcdefghijklmnoprstuvwxyz";

}  // namespace

std::string card_label(std::size_t place) {
    std::string label{alphabet[place % alphabet.size()]};
    for (std::size_t rest = place / alphabet.size(); rest > 0; rest = (rest - 1) / alphabet.size()) {
        label.insert(label.begin(), alphabet[(rest - 1) % alphabet.size()]);
    }
    return label;
}

std::optional<std::size_t> place_labelled(std::string_view label, std::size_t cards) {
    const std::string wanted = lower_case(label);
    for (std::size_t place = 0; place < cards; ++place) {
        if (card_label(place) == wanted) return place;
    }
    return std::nullopt;
}

}  // namespace frise::terminal
