// The report as tables on a screen.
#include "sim/interval.hpp"
#include "sim/rating.hpp"
#include "sim/report.hpp"
#include "wording/game_title.hpp"
#include "wording/letters.hpp"
#include "wording/slot.hpp"
#include "wording/year_text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <numeric>

namespace frise::sim {
namespace {

constexpr std::size_t label_columns = 30;
constexpr std::size_t bar_columns = 20;
constexpr std::size_t cards_listed = 10;
constexpr Count least_placed = 20;  // fewer say nothing about a card

class Writer {
  public:
    Writer(const Report& report, Language language) : report_{report}, language_{language} {}

    std::string write() {
        write_heading_lines();
        if (report_.tally.games == 0) return text_;
        if (heading().game == GameId::coop) {
            write_scores();
        } else {
            write_wins();
        }
        write_bots();
        write_pairs();
        write_duels();
        write_length();
        write_cards();
        write_mishaps();
        return text_;
    }

  private:
    [[nodiscard]] const Heading& heading() const { return report_.heading; }
    [[nodiscard]] const Tally& tally() const { return report_.tally; }
    [[nodiscard]] std::string words(Text text, const Slots& slots = {}) const { return filled(language_, text, slots); }

    void line(const std::string& line) {
        text_ += line.substr(0, line.find_last_not_of(' ') + 1);
        text_ += '\n';
    }
    void paragraph(const std::string& text) {
        for (const std::string& part : wrapped(text, screen_columns, 2)) line(part);
    }
    void title(Text text) { line("\n" + words(text)); }
    void row(const std::string& label, const std::string& rest) {
        // Years of deep time leave less room.
        const std::size_t room =
            std::min(label_columns, screen_columns - 2 - std::min(width(rest), screen_columns - 4));
        line("  " + padded(shortened(label, room - 1), room) + rest);
    }

    [[nodiscard]] std::string decimal(double value, int digits = 1) const {
        return decimal_text(language_, value, digits);
    }
    [[nodiscard]] std::string percent(double share) const { return percent_text(language_, share); }
    [[nodiscard]] std::string big(Count count) const { return grouped(language_, static_cast<std::uint64_t>(count)); }
    [[nodiscard]] std::string with_interval(const Interval& share) const {
        return right_aligned(percent(share.middle), 8) + "  " +
               padded("(" + decimal(100 * share.low) + "–" + percent(share.high) + ")", 17);
    }
    static std::string bar(double share) {
        const auto full = static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * bar_columns));
        std::string text;
        for (std::size_t i = 0; i < full; ++i) text += "█";
        return text;
    }
    [[nodiscard]] static std::string listed(const std::vector<std::string>& names) {
        std::string text;
        for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
        return text;
    }
    // "19 (14 to 27)"
    [[nodiscard]] std::string spread(const Histogram& values, double factor, int digits) const {
        const auto part = [&](double share) {
            return decimal(static_cast<double>(quantile(values, share)) * factor, digits);
        };
        return right_aligned(decimal(mean_of(values).middle * factor), 8) + "  " +
               words("sim.nine_in_ten_spread", {word("low", part(0.05)), word("high", part(0.95))});
    }

    void write_heading_lines() {
        const std::string shard =
            heading().shard.of == 1 ? "" : fmt::format(" · {}/{}", heading().shard.number + 1, heading().shard.of);
        paragraph(words("sim.heading", {word("game", std::string{game_title(heading().game, language_)}),
                                        number("seats", heading().seats), word("games", big(tally().games)),
                                        word("seed", std::to_string(heading().seed)), word("shard", shard)}));
        paragraph(words("sim.bots", {word("bots", listed(heading().entrants))}));
        paragraph(words("sim.decks", {word("decks", listed(heading().decks)),
                                      number("n", static_cast<std::int64_t>(heading().cards.size()))}));
        if (report_.stopped) {
            line(words("sim.stopped", {word("n", big(tally().games)), word("all", big(heading().games))}));
        }
    }

    void write_wins() {
        title("sim.wins");
        for (std::size_t seat = 0; seat < tally().seats.size(); ++seat) {
            const Interval share = share_of(tally().seats[seat]);
            row(words("sim.seat", {number("n", static_cast<std::int64_t>(seat) + 1)}),
                with_interval(share) + bar(share.middle));
        }
    }

    void write_bots() {
        title("sim.by_bot");
        const auto rated =
            heading().game == GameId::coop ? std::nullopt : ratings(tally().pairs, tally().entrants.size());
        for (std::size_t i = 0; i < tally().entrants.size(); ++i) {
            const EntrantTally& entrant = tally().entrants[i];
            const auto& [placed, missed] = entrant.placements;
            const Interval misses = share_of(static_cast<double>(missed), static_cast<double>(placed));
            std::string rest = heading().game == GameId::coop ? "" : with_interval(share_of(entrant.wins));
            rest += words("sim.misses", {word("share", percent(misses.middle))});
            std::string more;
            if (heading().game == GameId::contest && entrant.contests > 0) {
                const double won = static_cast<double>(entrant.contests_won) / static_cast<double>(entrant.contests);
                more = words("sim.contests_right", {word("share", percent(won))});
            }
            if (heading().game == GameId::coop) {
                const double each = static_cast<double>(entrant.discards) / static_cast<double>(tally().games);
                rest += words("sim.discards", {word("n", decimal(each))});
            }
            if (rated) {
                more += (more.empty() ? "" : ", ") + words("sim.rated", {word("points", decimal((*rated)[i].points, 0)),
                                                                         word("error", decimal((*rated)[i].error, 0))});
            }
            row(heading().entrants[i], rest);
            if (!more.empty()) row("", std::string(10, ' ') + more);
        }
    }

    void write_pairs() {
        const std::size_t size = heading().entrants.size();
        if (size < 3 || heading().game == GameId::coop) return;
        title("sim.pairs");
        for (std::size_t a = 0; a < size; ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                const Wins& wins = tally().pairs[a * size + b];
                if (wins.games > 0) {
                    row(heading().entrants[a] + " – " + heading().entrants[b], with_interval(share_of(wins)));
                }
            }
        }
    }

    void write_scores() {
        const Interval mean = mean_of(tally().scores);
        title("sim.team_score");
        row(words("sim.mean"),
            right_aligned(decimal(mean.middle), 8) + "  (" + decimal(mean.low) + "–" + decimal(mean.high) + ")");
        row(words("sim.nine_in_ten"),
            fmt::format("{:>8}  … {}", quantile(tally().scores, 0.05), quantile(tally().scores, 0.95)));
        for (std::size_t i = 0; i < tally().ranks.size(); ++i) {
            const double share = static_cast<double>(tally().ranks[i]) / static_cast<double>(tally().games);
            const auto rank =
                frise::words(language_, nth_of({"coop.rank_1", "coop.rank_2", "coop.rank_3", "coop.rank_4",
                                                "coop.rank_5", "coop.rank_6", "coop.rank_7", "coop.rank_8"},
                                               i));
            row(fmt::format("{}  {}", i + 1, rank), right_aligned(percent(share), 8) + "  " + bar(share));
        }
    }

    void write_duels() {
        for (std::size_t i = 0; i < tally().duels.size(); ++i) {
            const auto& [winner, leader] = tally().duels[i];
            line("\n" +
                 words("sim.duel", {number("n", static_cast<std::int64_t>(i) + 1), word("games", big(winner.games))}));
            row(words("sim.duel_winner"), with_interval(share_of(winner)));
            row(words("sim.duel_leader"), with_interval(share_of(leader)));
        }
    }

    void write_length() {
        title("sim.length");
        row(words("sim.moves"), spread(tally().lengths, 1, 0));
        row(words("sim.turns"), spread(tally().turns, 1, 0));
        row(words("sim.rounds"), spread(tally().rounds, 1, 0));
        row(words("sim.minutes", {word("n", fmt::format("{:g}", heading().turn_seconds))}),
            spread(tally().turns, heading().turn_seconds / 60, 0));
    }

    [[nodiscard]] Placements placements(std::size_t card) const {
        Placements sum;
        for (const Placements& each : tally().cards[card].placements) sum += each;
        return sum;
    }

    // The first cards by some share, largest first.
    template <class Share, class Rest>
    void write_first_cards(Text heading_words, Share share, Rest rest) {
        std::vector<std::size_t> cards;
        for (std::size_t i = 0; i < tally().cards.size(); ++i) {
            if (share(i) > 0) cards.push_back(i);
        }
        if (cards.empty()) return;
        std::stable_sort(cards.begin(), cards.end(), [&](std::size_t a, std::size_t b) { return share(a) > share(b); });
        cards.resize(std::min(cards.size(), cards_listed));
        title(heading_words);
        for (const std::size_t card : cards) {
            const auto& [id, name, year] = heading().cards[card];
            row((name.empty() ? id : name), rest(card) + right_aligned(year_text(language_, year), 12));
        }
    }

    void write_cards() {
        const auto missed = [&](std::size_t card) {
            const Placements sum = placements(card);
            if (sum.placed < least_placed) return 0.0;
            return static_cast<double>(sum.missed) / static_cast<double>(sum.placed);
        };
        const auto missed_text = [&](std::size_t card) {
            const Placements sum = placements(card);
            return with_interval(share_of(static_cast<double>(sum.missed), static_cast<double>(sum.placed)));
        };
        write_first_cards("sim.hardest", missed, missed_text);
        const auto kept = [&](std::size_t card) {
            const CardTally& counted = tally().cards[card];
            if (counted.held < least_placed) return 0.0;
            return static_cast<double>(counted.kept) / static_cast<double>(counted.held);
        };
        const auto kept_text = [&](std::size_t card) {
            const CardTally& counted = tally().cards[card];
            return with_interval(share_of(static_cast<double>(counted.kept), static_cast<double>(counted.held)));
        };
        write_first_cards("sim.kept", kept, kept_text);
    }

    void write_mishaps() {
        for (std::size_t i = 0; i < tally().entrants.size(); ++i) {
            const auto& mishaps = tally().entrants[i].mishaps;
            const Count lost = std::accumulate(mishaps.begin(), mishaps.end(), Count{0});
            if (lost == 0) continue;
            const std::string told =
                words("sim.mishaps", {word("bot", heading().entrants[i]), number("n", static_cast<std::int64_t>(lost)),
                                      word("died", big(mishaps[0])), word("stalled", big(mishaps[1])),
                                      word("nonsense", big(mishaps[2])), word("illegal", big(mishaps[3])),
                                      word("message", tally().entrants[i].mishap)});
            line("");
            for (const std::string& part : wrapped(told, screen_columns)) line(part);
        }
    }

    const Report& report_;
    Language language_;
    std::string text_;
};

}  // namespace

std::string report_text(const Report& report, Language language) { return Writer{report, language}.write(); }

}  // namespace frise::sim
