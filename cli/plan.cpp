// Checking in the player's language what the engine would refuse in its own.
#include "cli/plan.hpp"

#include "deckkit/playing_cards.hpp"
#include "wording/game_title.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <string>
#include <string_view>

namespace frise::cli {
namespace {

using Wrong = std::optional<Message>;

std::string game_name(Language language, GameId game) { return std::string{game_title(game, language)}; }

std::string typed(std::string_view option) {
    std::string text = "--" + std::string{option};
    std::replace(text.begin(), text.end(), '_', '-');
    return text;
}

Wrong check_foreign(const OptionsWish& wish, GameId game, Language language) {
    Wrong wrong;
    for_each_option(wish, [&](std::string_view option, const auto& value) {
        if (wrong || !value || descriptor(game).option(option) != nullptr) return;
        wrong =
            Message{"terminal.of_other_game", {word("option", typed(option)), word("game", game_name(language, game))}};
    });
    return wrong;
}

Wrong check_seats(GameId game, int seats, Language language) {
    const auto [least, most] = seat_range(game);
    if (seats >= least && seats <= most) return std::nullopt;
    return Message{"terminal.wrong_seats",
                   {word("game", game_name(language, game)), number("least", least), number("most", most),
                    number("given", seats)}};
}

// `shift` is what people count from.
Wrong check_range(const char* option, const std::optional<std::int64_t>& value, std::int64_t least, std::int64_t most,
                  std::int64_t shift = 0) {
    if (!value || (*value >= least && *value <= most)) return std::nullopt;
    return out_of_range(option, *value + shift, least + shift, most + shift);
}

Wrong check_number(const std::optional<std::int64_t>& value, const Option* option) {
    if (option == nullptr) return std::nullopt;
    return check_range(typed(option->name).c_str(), value, *option->least, *option->most);
}

Wrong check_word(const std::optional<std::string>& value, const Option* option) {
    if (!value || option == nullptr) return std::nullopt;
    const auto& choices = option->choices;
    if (std::find(choices.begin(), choices.end(), *value) != choices.end()) return std::nullopt;
    return Message{
        "terminal.not_one_of",
        {word("option", typed(option->name)), word("value", *value), word("values", frise::listed(choices))}};
}

// The hand of each seat; empty where the list has the wrong length.
std::vector<std::int64_t> hands_wished(const OptionsWish& wish, GameId game, int seats) {
    const auto count = static_cast<std::size_t>(seats);
    if (!wish.hand) return std::vector<std::int64_t>(count, default_hand(game));
    if (const auto* same = std::get_if<std::int64_t>(&*wish.hand)) return std::vector<std::int64_t>(count, *same);
    const auto& list = std::get<std::vector<std::int64_t>>(*wish.hand);
    return list.size() == count ? list : std::vector<std::int64_t>{};
}

Wrong check_hands(const OptionsWish& wish, GameId game, int seats, std::size_t deck_size) {
    const auto most = static_cast<std::int64_t>(deck_size);
    const auto hands = hands_wished(wish, game, seats);
    if (hands.empty()) {
        const auto given = std::get<std::vector<std::int64_t>>(*wish.hand).size();
        return Message{"terminal.hand_list",
                       {number("given", static_cast<std::int64_t>(given)), number("wanted", seats)}};
    }
    if (wish.hand) {
        for (const std::int64_t hand : hands) {
            if (hand < 1 || hand >= most) return out_of_range("--hand", hand, 1, most - 1);
        }
    }
    const std::int64_t all = std::accumulate(hands.begin(), hands.end(), std::int64_t{0});
    if (const Option* option = descriptor(game).option("cards")) {
        const std::int64_t least = all + cards_beside_hands;
        const std::int64_t cards = wish.cards.value_or(option->otherwise);
        if (least > most) return Message{"terminal.deck_too_small", {number("cards", most), number("needed", least)}};
        if (cards >= least && cards <= most) return std::nullopt;
        return Message{"terminal.coop_cards", {number("value", cards), number("least", least), number("most", most)}};
    }
    if (all + 1 <= most) return std::nullopt;
    return Message{"terminal.deck_too_small", {number("cards", most), number("needed", all + 1)}};
}

Wrong check(const Wishes& wishes, GameId game, int seats, std::size_t deck_size, Language language) {
    const OptionsWish& wish = wishes.options;
    if (auto wrong = check_foreign(wish, game, language)) return wrong;
    if (auto wrong = check_seats(game, seats, language)) return wrong;
    if (auto wrong = check_range("--first", wish.first, 0, seats - 1, 1)) return wrong;
    const Descriptor& described = descriptor(game);
    if (auto wrong = check_number(wish.icons, described.option("icons"))) return wrong;
    if (auto wrong = check_number(wish.rounds, described.option("rounds"))) return wrong;
    if (auto wrong = check_word(wish.on_miss, described.option("on_miss"))) return wrong;
    if (auto wrong = check_word(wish.tie_break, described.option("tie_break"))) return wrong;
    if (described.option(OptionKind::hand) == nullptr) return std::nullopt;
    return check_hands(wish, game, seats, deck_size);
}

}  // namespace

tl::expected<Setup, Message> plan(const Wishes& wishes, GameId game, int seats, const deckkit::Deck& deck,
                                  Language language, std::uint64_t seed) {
    if (auto wrong = check(wishes, game, seats, deck.cards.size(), language)) return tl::unexpected{*wrong};
    const auto refused = [](const Error& error) {
        return tl::unexpected{Message{"terminal.cannot_start", {word("message", error.message)}}};
    };
    const auto terms = settle(game, seats, wishes.options);
    if (!terms) return refused(terms.error());
    auto checked = check_deck(*terms, deckkit::playing_cards(deck, language, game));
    if (!checked) return refused(checked.error());
    return Setup{*terms, std::move(*checked), true, seed};
}

}  // namespace frise::cli
