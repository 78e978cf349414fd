// What a thinking bot needs in every game: what it believes, the line on the table, and the reason for what it does.
#pragma once

#include "bots/bot_kind.hpp"
#include "bots/knowledge.hpp"
#include "bots/marks.hpp"
#include "bots/reason.hpp"
#include "engine/core/line.hpp"

#include <cstdint>
#include <utility>

namespace frise {

class Mind {
  public:
    Mind(Knowledge knowledge, Habits habits) : knowledge_{std::move(knowledge)}, habits_{habits} {}

    void start_over(std::uint64_t seed) { knowledge_.start_over(seed); }
    void learn(Dated card) { knowledge_.learn(card); }

    [[nodiscard]] const Knowledge& knowledge() const { return knowledge_; }
    [[nodiscard]] const Habits& habits() const { return habits_; }
    [[nodiscard]] const Belief& about(CardNo card) const { return knowledge_.about(card); }
    // The place on the scale of time that a naive bot takes for certain.
    [[nodiscard]] double estimate(CardNo card) const { return knowledge_.memory_of(card); }

    // Reads a line for the next two, and learns its years too: the game may have begun without this bot.
    void look_at(const Line& line);
    [[nodiscard]] const Marks& marks() const { return marks_; }
    // The gap that the card most likely belongs in; for a naive bot, the gap of its estimate.
    [[nodiscard]] Marks::Best best_gap(CardNo card) const;
    // That the card belongs into one gap, without reading the rest of the line.
    double chance(const Line& line, CardNo card, int gap);

    [[nodiscard]] const Reason& reason() const { return reason_; }
    // These replace the reason, and return it for what else there is to say.
    Reason& explain(Motive motive);
    Reason& explain(Motive motive, CardNo card, double chance);
    // With the years beside a gap.
    Reason& explain(Motive motive, CardNo card, double chance, const Line& line, int gap);

  private:
    Knowledge knowledge_;
    Habits habits_;
    Marks marks_;
    Reason reason_;
};

}  // namespace frise
