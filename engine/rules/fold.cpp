// The view as the fold of what its viewer was shown.
#include "engine/rules/seen.hpp"

#include <algorithm>
#include <optional>

namespace frise {
namespace {

std::vector<HandCard>& hand(View& view, Seat seat) { return (*view.hands)[index(seat)]; }

void leave_hand(View& view, Seat seat, CardNo card) {
    if (!view.hands) return;
    std::erase_if(hand(view, seat), [&](const HandCard& held) { return held.card == card; });
}

LineView* line_game(View& view) { return std::get_if<LineView>(&view.game); }
CoopView* coop(View& view) { return std::get_if<CoopView>(&view.game); }
ChallengeView* challenge(View& view) { return std::get_if<ChallengeView>(&view.game); }
ContestView* contest(View& view) { return std::get_if<ContestView>(&view.game); }

void close_duel(View& view, ChallengeView& game) {
    if (view.line) {
        for (const Dated& card : *view.line) view.discard.push_back(card.card);
    }
    if (game.duel->card) view.discard.push_back(*game.duel->card);
    view.line.reset();
    game.duel.reset();
}

struct Fold {
    View& view;
    std::optional<Dated> turned = std::nullopt;  // the card placed last

    void operator()(const Dealt& e) const {
        view.draw_count -= e.cards.size();
        auto& cards = hand(view, e.seat);
        cards.clear();
        for (std::size_t i = 0; i < e.cards.size(); ++i) {
            cards.push_back({e.cards[i], std::nullopt, std::nullopt});
            if (!e.fronts.empty()) cards.back().front = e.fronts[i];
        }
    }
    void operator()(const Started& e) const {
        --view.draw_count;
        view.line = Line{{e.card, e.year}};
    }
    void operator()(const DiscardStarted& e) const {
        --view.draw_count;
        view.discard.push_back(e.card);
        coop(view)->icon = e.icon;
    }
    void operator()(const Placed& e) {
        leave_hand(view, e.seat, e.card);
        turned = Dated{e.card, e.year};
        if (e.right) insert(*view.line, e.gap, {e.card, e.year});
        if (auto* game = contest(view)) {
            game->giving = giving_after(e, game->contester, !hand(view, e.seat).empty());
            game->proposal.reset();
            game->contester.reset();
        }
        if (auto* game = challenge(view)) {
            game->duel->card.reset();
            if (e.right && view.draw_count == 0 && view.discard.empty()) close_duel(view, *game);
        }
    }
    void operator()(const PutRight& e) const { insert(*view.line, e.gap, *turned); }
    void operator()(const Discarded& e) const {
        leave_hand(view, e.seat, e.card);
        view.discard.push_back(e.card);
        if (auto* game = coop(view)) game->icon = e.icon;
    }
    void operator()(const Removed& e) const { view.discard.push_back(e.card); }
    void operator()(const Drew& e) const {
        --view.draw_count;
        if (auto* game = challenge(view)) {
            game->duel->card = e.card;
        } else {
            hand(view, e.seat).push_back({e.card, e.front, std::nullopt});
        }
    }
    void operator()(const SeenShuffle& e) const {
        view.discard.clear();
        view.draw_count += e.count;
        if (const auto* options = std::get_if<CoopOptions>(&view.terms.options)) {
            view.draw_count = static_cast<std::size_t>(options->cards);
        }
        if (contest(view) != nullptr) {
            view.draw_count = e.count;
            view.line = Line{};
            for (auto& cards : *view.hands) cards.clear();
        }
    }
    void operator()(const RoundEnded& e) const { view.round = e.round + 1; }
    void operator()(const TieBreakBegan& /*e*/) const { line_game(view)->tie_break = true; }
    void operator()(const Out& e) const {
        if (auto* game = line_game(view)) game->out.add(e.seat);
        if (auto* game = challenge(view)) {
            auto& seats = game->duel->seats;
            seats.erase(std::find(seats.begin(), seats.end(), e.seat));
        }
    }
    void operator()(const Played& e) const {
        CoopView& game = *coop(view);
        leave_hand(view, e.seat, e.card);
        ++game.tried;
        ++game.placed;
        if (e.row == Row::rift) {
            game.rift[static_cast<std::size_t>(e.gap) - 1] = Dated{e.card, e.year};
            return;
        }
        game.rift.insert(e.gap == 0 ? game.rift.begin() : game.rift.end(), std::nullopt);
        insert(*view.line, e.gap, {e.card, e.year});
    }
    void operator()(const Stuck& e) const {
        ++coop(view)->tried;
        for (HandCard& held : hand(view, e.seat)) {
            if (held.card == e.card) held.stuck = e.year;
        }
    }
    void operator()(const TurnEnded& e) const {
        coop(view)->tried = 0;
        coop(view)->placed = 0;
        for (int step = 1; step <= view.terms.seats; ++step) {
            const Seat next = clockwise(e.seat, view.terms.seats, step);
            if (next == view.terms.first) ++view.round;
            if (!hand(view, next).empty()) return;
        }
    }
    void operator()(const TrialBegan& e) const {
        ++view.round;
        view.draw_count -= e.cards.size();
        challenge(view)->trial = TrialView{e.kind, e.cards, {}, std::nullopt};
    }
    void operator()(const SeenAnswer& e) const { challenge(view)->trial->answered.add(e.seat); }
    void operator()(const OwnAnswer& e) const {
        challenge(view)->trial->answered.add(e.seat);
        challenge(view)->trial->own = e.dials;
    }
    void operator()(const Turned& e) const {
        for (const Dated& card : e.cards) view.discard.push_back(card.card);
        challenge(view)->trial.reset();
    }
    void operator()(const Advanced& e) const { challenge(view)->positions[index(e.seat)] = e.to; }
    void operator()(const DuelBegan& e) const {
        if (e.card) --view.draw_count;
        challenge(view)->duel = DuelView{e.kind, e.seats, e.card, {}};
    }
    void operator()(const Guessed& e) const { narrow(challenge(view)->duel->bounds, e); }
    void operator()(const DuelWon& /*e*/) const { close_duel(view, *challenge(view)); }
    void operator()(const Proposed& e) const {
        leave_hand(view, e.seat, e.card);
        contest(view)->proposal = Proposal{e.seat, e.card, e.gap};
    }
    void operator()(const Accepted& /*e*/) const {}
    void operator()(const Contested& e) const { contest(view)->contester = e.seat; }
    void operator()(const Gave& e) const {
        leave_hand(view, e.from, e.card);
        hand(view, e.to).push_back({e.card, std::nullopt, std::nullopt});
        contest(view)->giving.reset();
    }
    void operator()(const Scored& e) const {
        contest(view)->totals = e.totals;
        ++view.round;
    }
    void operator()(const GameOver& e) const {
        view.over = e;
        // Rounds are counted on when one ends; after the last there is none.
        if (line_game(view) != nullptr || contest(view) != nullptr) --view.round;
    }
};

}  // namespace

void fold(View& view, const Update& update) {
    Fold folding{view};
    for (const Seen& event : update.events) std::visit(folding, event);
    view.to_act = update.to_act;
}

}  // namespace frise
