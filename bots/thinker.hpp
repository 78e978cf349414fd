// An opponent that plays like a person: it believes something about every card, and does what is best if it is right
// to believe it.
#pragma once

#include "bots/bot.hpp"
#include "bots/bot_kind.hpp"
#include "bots/knowledge.hpp"
#include "bots/marks.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace frise {

class Thinker final : public Bot {
  public:
    Thinker(Knowledge knowledge, Habits habits) : knowledge_{std::move(knowledge)}, habits_{habits} {}

    void start_over(std::uint64_t seed) override { knowledge_.start_over(seed); }
    void watch(const Seen& event) override;
    Action choose(const View& view, const Legal& legal) override;
    [[nodiscard]] Reason why() const override { return reason_; }

    // For those who ask what it thinks.
    [[nodiscard]] const Knowledge& knowledge() const { return knowledge_; }

  private:
    [[nodiscard]] const Belief& about(CardNo card) const { return knowledge_.about(card); }
    // The place on the scale that the naive take for certain.
    [[nodiscard]] double estimate(CardNo card) const { return knowledge_.memory_of(card); }
    // Reads the line off the table, also of a game that began without this bot.
    void look_at(const View& view);
    // The gap it is most likely right in, or the one that the estimate says.
    [[nodiscard]] Marks::Best best_gap(CardNo card) const;
    void explain(Motive motive, CardNo card, double chance);
    // With the years beside a gap.
    void explain(Motive motive, CardNo card, double chance, const Line& line, int gap);

    Action place(const View& view, const PlaceAny& choice);
    Action place_drawn(const View& view);

    // contest
    Action propose(const View& view, const PlaceAny& choice);
    Action respond(const View& view);
    Action give(const View& view, const GiveAny& choice);

    // coop
    class Outlook;
    Action play_or_discard(const View& view, const Legal& legal);
    Action play_naively(const View& view, const Legal& legal);

    // challenge
    Action answer(const View& view);
    Action bet(const View& view, CardNo card);
    [[nodiscard]] Belief believed(CardNo card) const;
    Action guess(const View& view, const GuessAny& choice);

    Knowledge knowledge_;
    Habits habits_;
    Reason reason_;
    Marks marks_;
    std::optional<CardNo> in_question_;  // in more-or-less
};

}  // namespace frise
