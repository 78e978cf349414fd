// Checking in the player's language what the engine would refuse in its own.
#include "terminal/plan.hpp"

#include "deckkit/playing_cards.hpp"
#include "wording/game_title.hpp"

#include <array>
#include <initializer_list>
#include <limits>
#include <numeric>

namespace frise::terminal {
namespace {

using Wrong = std::optional<Message>;
constexpr std::int64_t most_rounds = 1000;

bool is_line_game(GameId game) { return game <= GameId::chronology; }

std::string game_name(Language language, GameId game) { return std::string{game_title(game, language)}; }

Wrong check_foreign(const OptionsWish& wish, GameId game, Language language) {
    struct Given {
        const char* option;
        bool given;
        bool fits;
    };
    const std::array<Given, 7> options{{{"--hand", wish.hand.has_value(), game != GameId::challenge},
                                        {"--cards", wish.cards.has_value(), game == GameId::coop},
                                        {"--icons", wish.icons.has_value(), game == GameId::coop},
                                        {"--rounds", wish.rounds.has_value(), game == GameId::contest},
                                        {"--final-duel", wish.final_duel.has_value(), game == GameId::challenge},
                                        {"--on-miss", wish.on_miss.has_value(), is_line_game(game)},
                                        {"--tie-break", wish.tie_break.has_value(), is_line_game(game)}}};
    for (const auto& [option, given, fits] : options) {
        if (!given || fits) continue;
        return Message{Text::of_other_game, {word("option", option), word("game", game_name(language, game))}};
    }
    return std::nullopt;
}

Wrong check_seats(GameId game, int seats, Language language) {
    const auto [least, most] = seat_range(game);
    if (seats >= least && seats <= most) return std::nullopt;
    return Message{Text::wrong_seats,
                   {word("game", game_name(language, game)), number("least", least), number("most", most),
                    number("given", seats)}};
}

// `shift` is what people count from.
Wrong check_range(const char* option, const std::optional<std::int64_t>& value, std::int64_t least, std::int64_t most,
                  std::int64_t shift = 0) {
    if (!value || (*value >= least && *value <= most)) return std::nullopt;
    return out_of_range(option, *value + shift, least + shift, most + shift);
}

template <class Enum>
Wrong check_word(const char* option, const std::optional<std::string>& value, std::initializer_list<Enum> known) {
    if (!value) return std::nullopt;
    std::string values;
    for (const Enum each : known) {
        if (name(each) == *value) return std::nullopt;
        values += (values.empty() ? "" : ", ") + std::string{name(each)};
    }
    return Message{Text::not_one_of, {word("option", option), word("value", *value), word("values", values)}};
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
        return Message{Text::hand_list, {number("given", static_cast<std::int64_t>(given)), number("wanted", seats)}};
    }
    if (wish.hand) {
        for (const std::int64_t hand : hands) {
            if (hand < 1 || hand >= most) return out_of_range("--hand", hand, 1, most - 1);
        }
    }
    const std::int64_t all = std::accumulate(hands.begin(), hands.end(), std::int64_t{0});
    if (game == GameId::coop) {
        const std::int64_t cards = wish.cards.value_or(CoopOptions{}.cards);
        if (all + 2 > most) return Message{Text::deck_too_small, {number("cards", most), number("needed", all + 2)}};
        if (cards >= all + 2 && cards <= most) return std::nullopt;
        return Message{Text::coop_cards, {number("value", cards), number("least", all + 2), number("most", most)}};
    }
    if (all + 1 <= most) return std::nullopt;
    return Message{Text::deck_too_small, {number("cards", most), number("needed", all + 1)}};
}

Wrong check(const Wishes& wishes, GameId game, int seats, std::size_t deck_size, Language language) {
    const OptionsWish& wish = wishes.options;
    if (auto wrong = check_foreign(wish, game, language)) return wrong;
    if (auto wrong = check_seats(game, seats, language)) return wrong;
    if (auto wrong = check_range("--first", wish.first, 0, seats - 1, 1)) return wrong;
    if (auto wrong = check_range("--icons", wish.icons, 2, 8)) return wrong;
    if (auto wrong = check_range("--rounds", wish.rounds, 1, most_rounds)) return wrong;
    if (auto wrong = check_word("--on-miss", wish.on_miss, {OnMiss::discard, OnMiss::remove, OnMiss::put_right})) {
        return wrong;
    }
    if (auto wrong = check_word("--tie-break", wish.tie_break,
                                {TieBreak::usual, TieBreak::single_success, TieBreak::sudden_death})) {
        return wrong;
    }
    return game == GameId::challenge ? std::nullopt : check_hands(wish, game, seats, deck_size);
}

}  // namespace

tl::expected<Company, Message> company_from(const Wishes& wishes, Language language) {
    const std::vector<Opponent> opponents = wishes.bots.value_or(std::vector<Opponent>{});
    const auto bots = static_cast<std::int64_t>(opponents.size());
    if (auto wrong = check_range("--seats", wishes.seats, 1, max_seats)) return tl::unexpected{*wrong};
    if (wishes.names) return Company{*wishes.names, opponents};
    const std::int64_t seats = wishes.seats.value_or(bots + 1);
    if (bots > seats)
        return tl::unexpected{Message{Text::too_many_bots, {number("value", bots), number("seats", seats)}}};
    return Company{default_names(language, static_cast<int>(seats - bots)), opponents};
}

tl::expected<Setup, Message> plan(const Wishes& wishes, GameId game, int seats, const deckkit::Deck& deck,
                                  Language language, std::uint64_t seed) {
    if (auto wrong = check(wishes, game, seats, deck.cards.size(), language)) return tl::unexpected{*wrong};
    const auto refused = [](const Error& error) {
        return tl::unexpected{Message{Text::cannot_start, {word("message", error.message)}}};
    };
    const auto terms = settle(game, seats, wishes.options);
    if (!terms) return refused(terms.error());
    auto checked = check_deck(*terms, deckkit::playing_cards(deck, language, game));
    if (!checked) return refused(checked.error());
    return Setup{*terms, std::move(*checked), true, seed};
}

}  // namespace frise::terminal
