// The report as tables on a screen.
#include "sim/interval.hpp"
#include "sim/rating.hpp"
#include "sim/report.hpp"
#include "sim/text_page.hpp"
#include "wording/game_title.hpp"
#include "wording/letters.hpp"
#include "wording/slot.hpp"
#include "wording/year_text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <utility>

namespace frise::sim {
namespace {

constexpr std::size_t cards_listed = 10;
constexpr Count least_placed = 20;  // fewer say nothing about a card

class Writer {
  public:
    Writer(const Report& report, Language language)
        : report_{report}, together_{descriptor(report.heading.game).together}, page_{language} {}

    std::string write() {
        write_heading_lines();
        if (tally().games == 0) return page_.text();
        if (together_) {
            write_own();
            write_bots();
        } else {
            write_wins();
            write_bots();
            write_pairs();
            write_own();
        }
        write_length();
        write_cards();
        write_mishaps();
        return page_.text();
    }

  private:
    [[nodiscard]] const Heading& heading() const { return report_.heading; }
    [[nodiscard]] const Tally& tally() const { return report_.tally; }

    static std::string listed(const std::vector<std::string>& names) {
        std::string text;
        for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
        return text;
    }

    void write_heading_lines() {
        const std::string shard =
            heading().shard.of == 1 ? "" : fmt::format(" · {}/{}", heading().shard.number + 1, heading().shard.of);
        page_.paragraph(
            page_.words("sim.heading", {word("game", std::string{game_title(heading().game, page_.language())}),
                                        number("seats", heading().seats), word("games", page_.big(tally().games)),
                                        word("seed", std::to_string(heading().seed)), word("shard", shard)}));
        page_.paragraph(page_.words("sim.bots", {word("bots", listed(heading().entrants))}));
        page_.paragraph(page_.words("sim.decks", {word("decks", listed(heading().decks)),
                                                  number("n", static_cast<std::int64_t>(heading().cards.size()))}));
        if (report_.stopped) {
            page_.line(page_.words("sim.stopped",
                                   {word("n", page_.big(tally().games)), word("all", page_.big(heading().games))}));
        }
    }

    void write_wins() {
        page_.title("sim.wins");
        for (std::size_t seat = 0; seat < tally().seats.size(); ++seat) {
            const Interval share = share_of(tally().seats[seat]);
            page_.row(page_.words("sim.seat", {number("n", static_cast<std::int64_t>(seat) + 1)}),
                      page_.with_interval(share) + TextPage::bar(share.middle));
        }
    }

    void write_bots() {
        page_.title("sim.by_bot");
        const auto rated = together_ ? std::nullopt : ratings(tally().pairs, tally().entrants.size());
        for (std::size_t i = 0; i < tally().entrants.size(); ++i) {
            const EntrantTally& entrant = tally().entrants[i];
            const auto& [placed, missed] = entrant.placements;
            const Interval misses = share_of(static_cast<double>(missed), static_cast<double>(placed));
            std::string rest = together_ ? "" : page_.with_interval(share_of(entrant.wins));
            rest += page_.words("sim.misses", {word("share", page_.percent(misses.middle))});
            std::string more = own_words(entrant);
            if (rated) {
                more += (more.empty() ? "" : ", ") +
                        page_.words("sim.rated", {word("points", page_.decimal((*rated)[i].points, 0)),
                                                  word("error", page_.decimal((*rated)[i].error, 0))});
            }
            // Without a share of wins there is room in the first line.
            if (together_ && !more.empty()) rest += ", " + std::exchange(more, {});
            page_.row(heading().entrants[i], rest);
            if (!more.empty()) page_.row("", std::string(10, ' ') + more);
        }
    }

    void write_pairs() {
        const std::size_t size = heading().entrants.size();
        if (size < 3) return;
        page_.title("sim.pairs");
        for (std::size_t a = 0; a < size; ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                const Wins& wins = tally().pairs[a * size + b];
                if (wins.games > 0) {
                    page_.row(heading().entrants[a] + " – " + heading().entrants[b],
                              page_.with_interval(share_of(wins)));
                }
            }
        }
    }

    // What the kind that is played adds.
    void write_own() {
        for_each(GameSims{}, [&]<class Sim>(As<Sim> /*kind*/) {
            if (is_of<Sim>(heading().game)) {
                Sim::write_text(page_, std::get<typename Sim::Tally>(tally().own), tally().games);
            }
        });
    }

    [[nodiscard]] std::string own_words(const EntrantTally& entrant) const {
        std::string words;
        for_each(GameSims{}, [&]<class Sim>(As<Sim> /*kind*/) {
            if (is_of<Sim>(heading().game)) words = Sim::bot_text(page_, entrant, tally().games);
        });
        return words;
    }

    void write_length() {
        page_.title("sim.length");
        page_.row(page_.words("sim.moves"), page_.spread(tally().lengths, 1, 0));
        page_.row(page_.words("sim.turns"), page_.spread(tally().turns, 1, 0));
        page_.row(page_.words("sim.rounds"), page_.spread(tally().rounds, 1, 0));
        page_.row(page_.words("sim.minutes", {word("n", fmt::format("{:g}", heading().turn_seconds))}),
                  page_.spread(tally().turns, heading().turn_seconds / 60, 0));
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
        page_.title(heading_words);
        for (const std::size_t card : cards) {
            const auto& [id, name, year] = heading().cards[card];
            page_.row((name.empty() ? id : name), rest(card) + right_aligned(year_text(page_.language(), year), 12));
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
            return page_.with_interval(share_of(static_cast<double>(sum.missed), static_cast<double>(sum.placed)));
        };
        write_first_cards("sim.hardest", missed, missed_text);
        const auto kept = [&](std::size_t card) {
            const CardTally& counted = tally().cards[card];
            if (counted.held < least_placed) return 0.0;
            return static_cast<double>(counted.kept) / static_cast<double>(counted.held);
        };
        const auto kept_text = [&](std::size_t card) {
            const CardTally& counted = tally().cards[card];
            return page_.with_interval(share_of(static_cast<double>(counted.kept), static_cast<double>(counted.held)));
        };
        write_first_cards("sim.kept", kept, kept_text);
    }

    void write_mishaps() {
        for (std::size_t i = 0; i < tally().entrants.size(); ++i) {
            const auto& mishaps = tally().entrants[i].mishaps;
            const Count lost = std::accumulate(mishaps.begin(), mishaps.end(), Count{0});
            if (lost == 0) continue;
            const std::string told = page_.words(
                "sim.mishaps", {word("bot", heading().entrants[i]), number("n", static_cast<std::int64_t>(lost)),
                                word("died", page_.big(mishaps[0])), word("stalled", page_.big(mishaps[1])),
                                word("nonsense", page_.big(mishaps[2])), word("illegal", page_.big(mishaps[3])),
                                word("message", tally().entrants[i].mishap)});
            page_.line("");
            page_.paragraph(told, 0);
        }
    }

    const Report& report_;
    bool together_;  // nobody wins against anybody
    TextPage page_;
};

}  // namespace

std::string report_text(const Report& report, Language language) { return Writer{report, language}.write(); }

}  // namespace frise::sim
