// Checking in the player's language what the engine would refuse in its own.
#include "cli/plan.hpp"

#include "cli/game_options.hpp"
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

Wrong check_foreign(const OptionsWish& wish, GameId game, Language language) {
    Wrong wrong;
    for_each_option([&](const Option& option) {
        if (wrong || !wish.has(option.name) || descriptor(game).option(option.name) != nullptr) return;
        wrong = Message{"terminal.of_other_game",
                        {word("option", typed_name(option.name)), word("game", game_name(language, game))}};
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

Wrong check_number(const OptionsWish& wish, const Option& option) {
    // Without a limit of its own it depends on the deck.
    if (!option.most) return std::nullopt;
    return check_range(typed_name(option.name).c_str(), wish.get<std::int64_t>(option.name), *option.least,
                       *option.most);
}

Wrong check_word(const OptionsWish& wish, const Option& option) {
    const auto value = wish.get<std::string>(option.name);
    if (!value) return std::nullopt;
    const auto& choices = option.choices;
    if (std::find(choices.begin(), choices.end(), *value) != choices.end()) return std::nullopt;
    return Message{
        "terminal.not_one_of",
        {word("option", typed_name(option.name)), word("value", *value), word("values", frise::listed(choices))}};
}

Wrong check_option(const OptionsWish& wish, const Option& option) {
    if (option.kind == OptionKind::number) return check_number(wish, option);
    return option.kind == OptionKind::choice ? check_word(wish, option) : std::nullopt;
}

// The hand of each seat; empty where the list has the wrong length.
HandSizes hands_wished(const OptionsWish& wish, GameId game, int seats) {
    const auto count = static_cast<std::size_t>(seats);
    if (const auto same = wish.get<std::int64_t>("hand")) return HandSizes(count, *same);
    const auto list = wish.get<HandSizes>("hand");
    if (!list) return HandSizes(count, default_hand(game));
    return list->size() == count ? *list : HandSizes{};
}

Wrong check_hands(const OptionsWish& wish, GameId game, int seats, std::size_t deck_size) {
    const auto most = static_cast<std::int64_t>(deck_size);
    const auto hands = hands_wished(wish, game, seats);
    if (hands.empty()) {
        const auto given = wish.get<HandSizes>("hand")->size();
        return Message{"terminal.hand_list",
                       {number("given", static_cast<std::int64_t>(given)), number("wanted", seats)}};
    }
    if (wish.has("hand")) {
        for (const std::int64_t hand : hands) {
            if (hand < 1 || hand >= most) return out_of_range("--hand", hand, 1, most - 1);
        }
    }
    const std::int64_t all = std::accumulate(hands.begin(), hands.end(), std::int64_t{0});
    if (const Option* option = descriptor(game).option("cards")) {
        const std::int64_t least = all + cards_beside_hands;
        const std::int64_t cards = wish.get<std::int64_t>("cards").value_or(option->otherwise);
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
    if (auto wrong = check_range("--first", wish.get<std::int64_t>("first"), 0, seats - 1, 1)) return wrong;
    const Descriptor& described = descriptor(game);
    for (const Option& option : described.options) {
        if (auto wrong = check_option(wish, option)) return wrong;
    }
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
