// A simple opponent: it has an idea of every year and trusts it as far as the margins on the table allow.
#pragma once

#include "bots/bot.hpp"
#include "bots/estimates.hpp"
#include "engine/core/rng.hpp"

#include <utility>
#include <vector>

namespace frise {

class Guesser final : public Bot {
  public:
    // `estimates` by card number.
    Guesser(std::vector<Year> estimates, Skill skill, Rng rng)
        : estimates_{std::move(estimates)}, skill_{skill}, rng_{rng} {}

    void watch(const Seen& event) override;
    Action choose(const View& view, const Legal& legal) override;

  private:
    // A year that was shown is remembered, if not quite.
    void learn(Dated card);
    [[nodiscard]] Year estimate(CardNo card) const { return estimates_[index(card)]; }
    // How surely the card belongs into the gap, in typical errors; negative if it seems to belong elsewhere.
    [[nodiscard]] double confidence(const Line& line, int gap, CardNo card) const;
    // The same for its best gap.
    [[nodiscard]] double confidence(const Line& line, CardNo card) const;

    [[nodiscard]] Place place(const View& view, const PlaceAny& choice) const;
    [[nodiscard]] PlaceDrawn place_drawn(const View& view) const;
    [[nodiscard]] Action respond(const View& view) const;
    [[nodiscard]] Give give(const View& view, const GiveAny& choice);
    [[nodiscard]] Seat receiver(const View& view, const SeatList& seats);

    [[nodiscard]] Action play_or_discard(const View& view, const Legal& legal) const;
    [[nodiscard]] double chance(const View& view, CardNo card) const;
    [[nodiscard]] double promise(const View& view, CardNo card) const;

    [[nodiscard]] Answer answer(const View& view) const;
    [[nodiscard]] Answer right_date(CardNo card) const;
    [[nodiscard]] Guess guess(const View& view, const GuessAny& choice) const;

    std::vector<Year> estimates_;
    Skill skill_;
    Rng rng_;
};

}  // namespace frise
