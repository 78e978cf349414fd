// What happened at the table. A game is its set-up and these, in order; nothing else changes a state.
#pragma once

#include "engine/core/seat.hpp"
#include "engine/rules/catalogue.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/shared_event.hpp"

#include <string_view>
#include <tuple>
#include <vector>

namespace frise {

// What a game ends with beside its winners.
using Outcome = VariantOf<AllKinds::Outcomes>;

struct GameOver {
    static constexpr std::string_view type = "game-over";
    SeatSet winners;
    Outcome outcome;

    static constexpr auto fields() {
        return std::tuple{Field{"winners", &GameOver::winners}, FieldsOf{&GameOver::outcome}};
    }
    bool operator==(const GameOver&) const = default;
};

using Event = VariantOf<AllKinds::Events>;
using Events = std::vector<Event>;

// Decides whether events are kept. A simulation keeps none and so allocates nothing.
class Sink {
  public:
    Sink() = default;
    explicit Sink(Events& events) : events_{&events} {}

    template <class E>
    void keep(const E& event) {
        if (events_ != nullptr) events_->emplace_back(event);
    }

  private:
    Events* events_ = nullptr;
};

}  // namespace frise
