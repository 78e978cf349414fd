// The actions open to a seat, as ranges: counted and picked from without listing them.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/action.hpp"

#include <boost/container/small_vector.hpp>
#include <boost/container/static_vector.hpp>
#include <cstdint>
#include <span>
#include <variant>

namespace frise {

using FewCards = boost::container::small_vector<CardNo, 16>;

// Each choice stands for all combinations of what it lists; spans point into the state.
struct PlaceAny {
    std::span<const CardNo> cards;
    int last_gap = 0;
};
struct PlaceDrawnAny {
    int last_gap = 0;
};
struct PlayAny {
    FewCards cards;
};
struct DiscardAny {
    FewCards cards;
};
struct AnswerAny {
    int least = 0;
    int most = 9;
    bool with_sign = false;
};
struct GuessAny {
    Year least = 0;
    Year most = 0;
};
struct GiveAny {
    std::span<const CardNo> cards;
    SeatList to;  // empty where the receiver is settled
};

using Choice =
    std::variant<PlaceAny, PlaceDrawnAny, PlayAny, DiscardAny, EndTurn, AnswerAny, GuessAny, Accept, Contest, GiveAny>;

class Legal {
  public:
    void add(Choice choice) { choices_.push_back(std::move(choice)); }
    [[nodiscard]] const auto& choices() const { return choices_; }
    [[nodiscard]] bool empty() const { return choices_.empty(); }

    [[nodiscard]] std::uint64_t count() const;
    // The action numbered `n`, from 0 to count() - 1.
    [[nodiscard]] Action at(std::uint64_t n) const;

  private:
    boost::container::static_vector<Choice, 2> choices_;
};

std::uint64_t count(const Choice& choice);
Action at(const Choice& choice, std::uint64_t n);

}  // namespace frise
