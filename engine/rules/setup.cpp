// Checking that a deck can be dealt.
#include "engine/rules/setup.hpp"

#include <limits>
#include <numeric>
#include <unordered_set>
#include <utility>

namespace frise {
namespace {

tl::unexpected<Error> bad_deck(std::string message) { return refuse(ErrorCode::bad_deck, std::move(message)); }

std::string quoted(const Card& card, std::size_t number) {
    return "card " + std::to_string(number + 1) + " ('" + card.face.id + "')";
}

Result<void> check_icons(const std::vector<Card>& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Card& card = cards[i];
        if (!card.front || !card.back) {
            return bad_deck(quoted(card, i) + " lacks an icon: either all cards have front and back, or none");
        }
        if (*card.front < 0 || *card.back < 0) {
            return bad_deck(quoted(card, i) + " has a wrong icon: front and back are whole numbers from 0 to " +
                            std::to_string(std::numeric_limits<Icon>::max()));
        }
        if (*card.front == *card.back) return bad_deck(quoted(card, i) + " has the same icon on both sides");
    }
    return {};
}

Result<void> check_cards(const Descriptor& game, const std::vector<Card>& cards) {
    const auto& dials = game.deck.years;
    std::unordered_set<std::string_view> ids;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Card& card = cards[i];
        if (card.face.id.empty()) return bad_deck("card " + std::to_string(i + 1) + " has an empty id");
        if (!ids.insert(card.face.id).second) return bad_deck(quoted(card, i) + " has the id of an earlier card");
        if (card.year == 0) {
            return bad_deck(quoted(card, i) + " has no usable year: it must be a 64-bit whole number other than 0");
        }
        if (dials && !dials->has(card.year)) {
            return bad_deck(quoted(card, i) + " is of the year " + std::to_string(card.year) + ": the dials of " +
                            std::string{game.id} + " take years from " + std::to_string(dials->least) + " to " +
                            std::to_string(dials->most));
        }
    }
    return {};
}

bool names_icons(const std::vector<Card>& cards) {
    for (const Card& card : cards) {
        if (card.front || card.back) return true;
    }
    return false;
}

}  // namespace

std::int64_t cards_needed(const Terms& terms) {
    return std::visit([&]<class Own>(const Own& options) { return KindOf<Own>::cards_needed(terms, options); },
                      terms.options);
}

std::int64_t cards_in_hands(const Terms& terms) {
    return std::accumulate(terms.hand.begin(), terms.hand.end(), std::int64_t{0});
}

Result<Deck> make_deck(GameId game, std::vector<Card> cards) {
    if (cards.size() >= no_such_card.number) return bad_deck("the deck has too many cards");
    if (auto checked = check_cards(descriptor(game), cards); !checked) return tl::unexpected{checked.error()};
    const bool with_icons = descriptor(game).deck.icons && names_icons(cards);
    if (with_icons) {
        if (auto checked = check_icons(cards); !checked) return tl::unexpected{checked.error()};
    }
    std::vector<Face> faces;
    std::vector<Year> years;
    std::vector<Icons> icons;
    faces.reserve(cards.size());
    years.reserve(cards.size());
    for (Card& card : cards) {
        faces.push_back(std::move(card.face));
        years.push_back(card.year);
        if (with_icons) icons.push_back({*card.front, *card.back});
    }
    return Deck{std::move(faces), std::move(years), std::move(icons)};
}

Result<Deck> check_deck(const Terms& terms, std::vector<Card> cards) {
    auto deck = make_deck(terms.game, std::move(cards));
    if (!deck) return deck;
    const std::int64_t needed = cards_needed(terms);
    if (static_cast<std::int64_t>(deck->size()) >= needed) return deck;
    return refuse(ErrorCode::deck_too_small, "the deck has " + std::to_string(deck->size()) +
                                                 " cards: " + std::string{name(terms.game)} +
                                                 " with these options needs " + std::to_string(needed));
}

std::vector<std::string> warnings(const Setup& setup) {
    std::vector<std::string> list;
    const auto& advised = descriptor(setup.terms.game).deck.advised;
    if (!advised) return list;
    for (std::size_t i = 0; i < setup.deck.size(); ++i) {
        if (advised->has(setup.deck.years[i])) continue;
        list.push_back("card '" + setup.deck.faces[i].id + "' is of the year " + std::to_string(setup.deck.years[i]) +
                       ": before " + std::to_string(advised->least) + " a gap may not fit the dials");
    }
    return list;
}

}  // namespace frise
