// Typing legal moves.
#include "tests/terminal/typed_match.hpp"

#include "bots/make_bot.hpp"
#include "deckkit/playing_cards.hpp"
#include "games/tests.hpp"

#include <gtest/gtest.h>

namespace frise::terminal::test {
namespace {

Setup setup_for(const MatchWish& wish, const deckkit::Deck& deck) {
    const auto terms = settle(wish.game, wish.people + wish.bots, wish.options);
    auto checked = check_deck(terms.value(), deckkit::playing_cards(deck, wish.language, wish.game));
    return {*terms, std::move(checked.value()), true, wish.seed};
}

}  // namespace

std::string typed(const Action& action, const View& view, const Legal& legal, Language language) {
    const frise::test::Screen screen{view, legal, language};
    return std::visit(
        [&]<class Own, class A>(const Own& /*game*/, const A& a) -> std::string {
            using Kind = KindOf<Own>;
            if constexpr (is_in<A, typename Kind::Actions>) {
                return PartOf<Kind, frise::test::GameTests>::typed(a, screen);
            } else {
                ADD_FAILURE() << "an action of another game";
                return {};
            }
        },
        view.game, action);
}

TypedMatch::TypedMatch(const MatchWish& wish, Style style)
    : typist_{[this] { return next_line(); }}, in_{&typist_}, console_{in_, out_, style} {
    Cast cast = make_cast(default_names(wish.language, wish.people),
                          std::vector<cli::Opponent>(static_cast<std::size_t>(wish.bots), wish.kind));
    match_ = std::make_unique<Match>(console_, deck_,
                                     SavedGame{wish.language, std::move(cast), Log{setup_for(wish, deck_), {}}, {}});
    make_people();
}

TypedMatch::TypedMatch(SavedGame saved, Style style)
    : typist_{[this] { return next_line(); }}, in_{&typist_}, console_{in_, out_, style} {
    Game game = replay(saved.log).value();
    match_ = std::make_unique<Match>(console_, deck_, std::move(saved), std::move(game));
    make_people();
}

void TypedMatch::make_people() {
    const Setup& setup = match_->record().log.setup;
    for (int seat = 0; seat < setup.terms.seats; ++seat) {
        const auto stream = static_cast<std::uint64_t>(seat);
        people_.push_back(make_bot({}, setup.deck.years, {}, Rng{setup.seed, 1000 + stream}.next()));
    }
}

std::optional<std::string> TypedMatch::next_line() {
    if (look_) look_(*this);
    if (lines_left_-- == 0) return std::nullopt;
    ++typed_;
    const std::string screen = out_.str();
    out_ << '\n';  // as a terminal does when Enter is pressed
    // Any other question is answered with Enter.
    if (!screen.ends_with("> ") && !screen.ends_with(">\x1b[0m ")) return "";
    if (next_ask_ < asks_.size()) return asks_[next_ask_++];
    next_ask_ = 0;
    return choose();
}

std::string TypedMatch::choose() {
    const Game& game = match_->game();
    SeatSet people = game.to_act();
    for (const Seat seat : game.to_act()) {
        if (match_->record().cast[index(seat)].bot) people.remove(seat);
    }
    const Seat seat = *people.from(game.setup().terms.first).begin();
    const View view = game.view(seat);
    const Legal legal = game.legal(seat);
    return typed(people_[index(seat)]->choose(view, legal), view, legal, match_->record().language);
}

}  // namespace frise::terminal::test
