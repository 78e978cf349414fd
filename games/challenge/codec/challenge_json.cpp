// Reading and writing views of challenge.
#include "games/challenge/codec/challenge_json.hpp"

#include "engine/codec/view_json.hpp"

#include <string>

namespace frise {

namespace json = boost::json;

namespace {

TrialView read_trial(TableReader& reader) {
    TrialView trial = reader.within(reader.value("trial"), [](TableReader& r) {
        return TrialView{r.named<TrialKind>("kind"), r.get<TrialCards>("cards"), {}, std::nullopt};
    });
    trial.answered = reader.seat_set("answered");
    if (!reader.going_on("answer")) return trial;
    reader.read("answer", trial.own.emplace());
    return trial;
}

DuelView read_duel(TableReader& reader) {
    DuelView duel = reader.within(reader.value("duel"), [](TableReader& r) {
        DuelView read{r.named<DuelKind>("kind"), r.seats("seats"), std::nullopt, {}};
        if (r.going_on("card")) read.card = r.card();
        return read;
    });
    if (duel.kind == DuelKind::more_or_less) reader.read("bounds", duel.bounds);
    return duel;
}

}  // namespace

void ChallengeJson::write(const ChallengeView& game, json::object& object, const TableWriter& writer) {
    writer.put(object, "positions", game.positions);
    if (game.trial) {
        object["trial"] = {{"kind", name(game.trial->kind)}, {"cards", writer.value(game.trial->cards)}};
        writer.put(object, "answered", game.trial->answered);
        writer.put(object, "answer", game.trial->own);
    }
    if (!game.duel) return;
    object["duel"] = {{"kind", name(game.duel->kind)},
                      {"seats", writer.value(game.duel->seats)},
                      {"card", writer.value(game.duel->card)}};
    if (game.duel->kind == DuelKind::more_or_less) writer.put(object, "bounds", game.duel->bounds);
}

ChallengeView ChallengeJson::read(TableReader& reader) {
    ChallengeView game;
    reader.read("positions", game.positions);
    if (reader.going_on("trial")) game.trial = read_trial(reader);
    if (reader.going_on("duel")) game.duel = read_duel(reader);
    return game;
}

Positions ChallengeJson::read_outcome(const ChallengeView& game, TableReader& /*reader*/) { return game.positions; }

void ChallengeJson::check(const frise::View& view, const ChallengeView& game, TableReader& reader) {
    reader.check_by_seat("positions", game.positions.size());
    const bool line = game.duel && game.duel->kind == DuelKind::sudden_death;
    if (view.line.has_value() != line) reader.wrong("has a line where there is no duel, or none where there is one");
    if (view.hands) reader.wrong("has hands where nobody has cards");
}

std::optional<BoardWish> read_board(Reader& options, std::string_view name, std::vector<std::string>& unknown) {
    if (!options.has(name)) return std::nullopt;
    Reader reader{options.value(name), "the board"};
    constexpr std::array<std::string_view, 3> names{"dates", "track", "duels"};
    for (const std::string& other : reader.others(names)) unknown.push_back(std::string{name} + "." + other);
    BoardWish board;
    if (reader.has("dates")) board.dates = reader.wholes("dates");
    if (reader.has("track")) {
        board.track.emplace();
        for (const json::value& space : reader.list("track")) {
            if (!space.is_string()) reader.fail("'track' of the board must be a list of strings");
            board.track->push_back(space.is_string() ? std::string{space.get_string()} : std::string{});
        }
    }
    if (reader.has("duels")) {
        board.duels.emplace();
        for (const json::value& element : reader.list("duels")) {
            Reader duel{element, "a duel of the board"};
            const std::int64_t after = duel.whole("after");
            board.duels->push_back({after, duel.text("kind")});
            reader.fail(duel.error());
        }
    }
    options.fail(reader.error());
    return board;
}

}  // namespace frise
