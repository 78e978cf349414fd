// Reading views.
#include "engine/codec/setup_json.hpp"
#include "engine/codec/table_reader.hpp"
#include "engine/codec/view_json.hpp"
#include "engine/rules/overloaded.hpp"

#include <utility>

namespace frise {

namespace json = boost::json;

namespace {

class ViewReader {
  public:
    ViewReader(const json::value& value, Terms terms, const NumberOf& number)
        : reader_{value, "a view", ErrorCode::bad_request, number} {
        reader_.limit_seats(terms.seats);
        view_.terms = std::move(terms);
    }

    Result<View> read(Viewer viewer) {
        view_.viewer = viewer;
        view_.to_act = reader_.seat_set("to_act");
        view_.round = reader_.number("round");
        if (going_on("line")) view_.line = line();
        if (going_on("hands")) view_.hands = hands();
        view_.draw_count = reader_.count("draw_count");
        view_.discard = reader_.cards("discard");
        std::visit(Overloaded{[&](const LineOptions&) { view_.game = line_game(); },
                              [&](const CoopOptions&) { view_.game = coop(); },
                              [&](const ChallengeOptions&) { view_.game = challenge(); },
                              [&](const ContestOptions&) { view_.game = contest(); }},
                   view_.terms.options);
        if (reader_.yes_no("over")) {
            const SeatSet winners = reader_.seat_set("winners");
            view_.over = GameOver{winners, std::visit([&](const auto& game) { return outcome(game); }, view_.game)};
        }
        if (viewer && viewer->number >= view_.terms.seats) wrong("is of a viewer without a seat");
        std::visit([&](const auto& game) { check(game); }, view_.game);
        if (reader_.error()) return tl::unexpected{*reader_.error()};
        return std::move(view_);
    }

  private:
    bool going_on(std::string_view field) { return !reader_.value(field).is_null(); }
    void wrong(const std::string& how) { reader_.fail(reader_.what() + " " + how); }

    Dated dated(const json::value& value) {
        return reader_.within(value, [](TableReader& card) { return card.dated(); });
    }
    Line line() {
        Line line;
        for (const json::value& card : reader_.list("line")) line.push_back(dated(card));
        return line;
    }
    HandCard held(const json::value& value) {
        if (value.is_string()) return {reader_.card(value), std::nullopt, std::nullopt};
        return reader_.within(value, [](TableReader& r) {
            HandCard held{r.card(), r.number("front"), std::nullopt};
            if (r.has("stuck") && r.yes_no("stuck")) held.stuck = r.whole("year");
            return held;
        });
    }
    std::vector<std::vector<HandCard>> hands() {
        std::vector<std::vector<HandCard>> hands;
        for (const json::value& cards : reader_.list("hands")) {
            hands.emplace_back();
            if (!cards.is_array()) {
                wrong("has a hand that is no list");
                break;
            }
            for (const json::value& card : cards.get_array()) hands.back().push_back(held(card));
        }
        return hands;
    }

    LineView line_game() { return LineView{reader_.yes_no("tie_break"), reader_.seat_set("out")}; }

    CoopView coop() {
        CoopView game;
        for (const json::value& card : reader_.list("rift")) {
            game.rift.push_back(card.is_null() ? std::nullopt : std::optional{dated(card)});
        }
        if (going_on("icon")) game.icon = reader_.number("icon");
        return reader_.within(reader_.value("turn"), [&](TableReader& turn) {
            game.tried = turn.number("tried");
            game.placed = turn.number("placed");
            return std::move(game);
        });
    }

    ChallengeView challenge() {
        ChallengeView game;
        game.positions = reader_.positions("positions");
        if (going_on("trial")) game.trial = trial();
        if (going_on("duel")) game.duel = duel();
        return game;
    }
    TrialView trial() {
        TrialView trial = reader_.within(reader_.value("trial"), [](TableReader& r) {
            return TrialView{r.kind("kind", &trial_named), r.trial_cards(), {}, std::nullopt};
        });
        trial.answered = reader_.seat_set("answered");
        if (going_on("answer")) {
            trial.own = reader_.within(reader_.value("answer"), [](TableReader& r) { return r.dials(); });
        }
        return trial;
    }
    DuelView duel() {
        DuelView duel = reader_.within(reader_.value("duel"), [](TableReader& r) {
            DuelView read{r.kind("kind", &duel_named), r.seats("seats"), std::nullopt, {}};
            if (!r.value("card").is_null()) read.card = r.card();
            return read;
        });
        if (duel.kind != DuelKind::more_or_less) return duel;
        const json::array& bounds = reader_.list("bounds");
        if (bounds.size() == 2) {
            duel.bounds = {bound(bounds[0]), bound(bounds[1])};
        } else {
            wrong("has 'bounds' that are not two");
        }
        return duel;
    }
    std::optional<Year> bound(const json::value& value) {
        const auto year = whole_number(value);
        if (!year && !value.is_null()) wrong("has a bound that is neither a year nor null");
        return year;
    }

    ContestView contest() {
        ContestView game;
        if (going_on("proposal")) {
            game.proposal = reader_.within(reader_.value("proposal"), [](TableReader& r) {
                return Proposal{r.seat(), r.card(), r.number("gap")};
            });
        }
        if (going_on("contester")) game.contester = reader_.seat("contester");
        if (going_on("giving")) {
            game.giving = reader_.within(reader_.value("giving"), [](TableReader& r) {
                Giving giving{r.seat("from"), std::nullopt};
                if (!r.value("to").is_null()) giving.to = r.seat("to");
                return giving;
            });
        }
        game.totals = reader_.points("totals");
        return game;
    }

    Outcome outcome(const LineView& /*game*/) { return {}; }
    Outcome outcome(const CoopView& /*game*/) { return TeamScore{reader_.number("score"), reader_.number("rank")}; }
    Outcome outcome(const ChallengeView& game) { return game.positions; }
    Outcome outcome(const ContestView& game) { return game.totals; }

    // What whoever uses a view counts on.
    void check(const LineView& /*game*/) { check_line_and_hands(); }
    void check(const CoopView& game) {
        check_line_and_hands();
        const std::size_t cards = view_.line ? view_.line->size() : 0;
        if (game.rift.size() != (cards == 0 ? 0 : cards - 1)) wrong("has a rift that does not fit its line");
    }
    void check(const ChallengeView& game) {
        check_by_seat("positions", game.positions.size());
        const bool line = game.duel && game.duel->kind == DuelKind::sudden_death;
        if (view_.line.has_value() != line) wrong("has a line where there is no duel, or none where there is one");
        if (view_.hands) wrong("has hands where nobody has cards");
    }
    void check(const ContestView& game) {
        check_line_and_hands();
        check_by_seat("totals", game.totals.size());
    }
    void check_line_and_hands() {
        if (!view_.line) wrong("lacks its line");
        check_by_seat("hands", view_.hands ? view_.hands->size() : 0);
    }
    void check_by_seat(const std::string& field, std::size_t size) {
        if (size != static_cast<std::size_t>(view_.terms.seats)) wrong("has not one of '" + field + "' for each seat");
    }

    TableReader reader_;
    View view_;
};

}  // namespace

Result<View> read_view(const json::value& value, Viewer viewer, CardNames& names) {
    auto terms = read_terms(value);
    if (!terms) return tl::unexpected{terms.error()};
    const NumberOf number = [&](std::string_view id) { return names.learn(id); };
    return ViewReader{value, std::move(*terms), number}.read(viewer);
}

}  // namespace frise
