// The report for programs, which is also what its page is drawn from.
#include "engine/codec/reader.hpp"
#include "sim/interval.hpp"
#include "sim/interval_json.hpp"
#include "sim/rating.hpp"
#include "sim/report.hpp"
#include "sim/tally_json.hpp"
#include "wording/game_title.hpp"

namespace frise::sim {

namespace json = boost::json;

namespace {

json::object wins_json(const Wins& wins) {
    json::object object{{"games", wins.games}, {"wins", static_cast<double>(wins.parts) / whole_win}};
    put_interval(object, share_of(wins));
    return object;
}

json::array seats_json(const Tally& tally) {
    json::array seats;
    for (std::size_t seat = 0; seat < tally.seats.size(); ++seat) {
        json::object object = wins_json(tally.seats[seat]);
        object["seat"] = seat;
        seats.push_back(std::move(object));
    }
    return seats;
}

template <class Sim>
constexpr bool comes_first = requires {
    requires Sim::first_in_bots;
};

json::array bots_json(const Heading& heading, const Tally& tally) {
    const bool together = descriptor(heading.game).together;
    const auto rated = together ? std::nullopt : ratings(tally.pairs, tally.entrants.size());
    json::array bots;
    for (std::size_t i = 0; i < tally.entrants.size(); ++i) {
        const EntrantTally& entrant = tally.entrants[i];
        const auto& [placed, missed] = entrant.placements;
        json::object object = wins_json(entrant.wins);
        object["bot"] = heading.entrants[i];
        object["expected"] = 1.0 / heading.seats;
        object["placed"] = placed;
        object["missed"] = missed;
        object["miss_share"] = share_of(static_cast<double>(missed), static_cast<double>(placed)).middle;
        for (const bool first : {true, false}) {
            for_each(GameSims{}, [&]<class Sim>(As<Sim> /*kind*/) {
                if (first == comes_first<Sim>) Sim::bot_fields(object, entrant, is_of<Sim>(heading.game));
            });
        }
        object["rating"] = nullptr;
        object["rating_error"] = nullptr;
        if (rated) {
            object["rating"] = (*rated)[i].points;
            object["rating_error"] = (*rated)[i].error;
        }
        bots.push_back(std::move(object));
    }
    return bots;
}

json::object spread_json(const Histogram& values, double factor = 1) {
    const auto part = [&](double share) { return static_cast<double>(quantile(values, share)) * factor; };
    return {{"mean", mean_of(values).middle * factor},
            {"least", part(0)},
            {"p5", part(0.05)},
            {"median", part(0.5)},
            {"p95", part(0.95)},
            {"most", part(1)}};
}

json::object length_json(const Heading& heading, const Tally& tally) {
    json::object length;
    const auto add = [&](std::string_view field, const Histogram& values) {
        json::object object = spread_json(values);
        object["histogram"] = write_histogram(values);
        length[field] = std::move(object);
    };
    add("moves", tally.lengths);
    add("turns", tally.turns);
    add("rounds", tally.rounds);
    length["minutes"] = spread_json(tally.turns, heading.turn_seconds / 60);
    return length;
}

json::array cards_json(const Heading& heading, const Tally& tally) {
    json::array cards;
    for (std::size_t i = 0; i < tally.cards.size(); ++i) {
        const CardTally& card = tally.cards[i];
        Placements sum;
        json::array by;
        for (std::size_t e = 0; e < card.placements.size(); ++e) {
            sum += card.placements[e];
            by.push_back({{"bot", heading.entrants[e]},
                          {"placed", card.placements[e].placed},
                          {"missed", card.placements[e].missed}});
        }
        json::object object{{"id", heading.cards[i].id},
                            {"title", heading.cards[i].title},
                            {"year", heading.cards[i].year},
                            {"placed", sum.placed},
                            {"missed", sum.missed}};
        put_interval(object, share_of(static_cast<double>(sum.missed), static_cast<double>(sum.placed)));
        object["by"] = std::move(by);
        object["held"] = card.held;
        object["kept"] = card.kept;
        object["kept_share"] = share_of(static_cast<double>(card.kept), static_cast<double>(card.held)).middle;
        cards.push_back(std::move(object));
    }
    return cards;
}

json::value pairs_json(const Heading& heading, const Tally& tally) {
    const std::size_t size = heading.entrants.size();
    if (size < 2 || descriptor(heading.game).together) return nullptr;
    json::array pairs;
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = 0; b < size; ++b) {
            const Wins& wins = tally.pairs[a * size + b];
            if (a == b || wins.games == 0) continue;
            json::object object{{"bot", heading.entrants[a]}, {"against", heading.entrants[b]}, {"games", wins.games}};
            put_interval(object, share_of(wins), "won");
            pairs.push_back(std::move(object));
        }
    }
    return pairs;
}

json::array faults_json(const Heading& heading, const Tally& tally) {
    json::array faults;
    for (std::size_t i = 0; i < tally.entrants.size(); ++i) {
        const auto& [died, stalled, nonsense, illegal] = tally.entrants[i].mishaps;
        const Count lost = died + stalled + nonsense + illegal;
        if (lost == 0) continue;
        faults.push_back({{"bot", heading.entrants[i]},
                          {"died", died},
                          {"stalled", stalled},
                          {"nonsense", nonsense},
                          {"illegal", illegal},
                          {"lost_turns", lost},
                          {"message", tally.entrants[i].mishap}});
    }
    return faults;
}

}  // namespace

json::object report_json(const Report& report, Language language) {
    const auto& [heading, tally, stopped, seconds] = report;
    json::object plan = write_heading(heading);
    plan["title"] = game_title(heading.game, language);
    json::object written{{"format", 1},
                         {"frise", heading.version},
                         {"language", code(language)},
                         {"plan", std::move(plan)},
                         {"played", tally.games},
                         {"stopped", stopped},
                         {"moves", tally.moves},
                         {"seconds", seconds},
                         {"seats", seats_json(tally)},
                         {"bots", bots_json(heading, tally)},
                         {"length", length_json(heading, tally)}};
    for_each(GameSims{}, [&]<class Sim>(As<Sim> /*kind*/) {
        Sim::report_fields(written, std::get<typename Sim::Tally>(report.tally.own), is_of<Sim>(report.heading.game),
                           language);
    });
    written["cards"] = cards_json(heading, tally);
    written["pairs"] = pairs_json(heading, tally);
    written["faults"] = faults_json(heading, tally);
    written["tally"] = write_tally(tally);
    return written;
}

Result<Report> read_report(const json::value& value) {
    Reader reader{value, "the report"};
    if (reader.whole("format") != 1) reader.fail("this is no report of format 1");
    Report report;
    report.stopped = reader.yes_no("stopped");
    if (reader.has("seconds") && reader.value("seconds").is_number()) {
        report.seconds = reader.value("seconds").to_number<double>();
    }
    const json::value& plan = reader.value("plan");
    const json::value& counted = reader.value("tally");
    if (reader.error()) return tl::unexpected{*reader.error()};
    auto heading = read_heading(plan);
    if (!heading) return tl::unexpected{heading.error()};
    report.heading = std::move(*heading);
    const auto tally = read_tally(counted, Tally{static_cast<std::size_t>(report.heading.seats),
                                                 report.heading.entrants.size(), report.heading.cards.size()});
    if (!tally) return tl::unexpected{tally.error()};
    report.tally = *tally;
    return report;
}

}  // namespace frise::sim
