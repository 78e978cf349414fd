// The dial board, four number wheels and a sign wheel, and the trials that are answered with it.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/few.hpp"
#include "engine/rules/choice.hpp"
#include "engine/rules/descriptor.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/naming.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>

namespace frise {

inline constexpr std::size_t wheel_count = 4;
inline constexpr Year most_on_dials = 9999;
inline constexpr YearRange years_on_dials{-most_on_dials, most_on_dials};
// The gap between an earlier year and today may have five digits.
inline constexpr YearRange years_with_gaps_on_dials{-8000, most_on_dials};

enum class TrialKind : std::uint8_t { four_cards, bet, gap, right_date, order };

inline constexpr Names<TrialKind, 5> trial_names{{{TrialKind::four_cards, "four-cards"},
                                                  {TrialKind::bet, "bet"},
                                                  {TrialKind::gap, "gap"},
                                                  {TrialKind::right_date, "right-date"},
                                                  {TrialKind::order, "order"}}};
constexpr const auto& names_of(TrialKind /*any*/) { return trial_names; }

using TrialCards = Few<CardNo, 4>;
using Wheels = std::array<std::int8_t, wheel_count>;

// A dial board as it was set: four wheels, and the sign where the trial asks for one (else 0).
struct Dials {
    Wheels wheels{};
    std::int8_t sign = 0;

    static constexpr auto fields() {
        return std::tuple{Field{"wheels", &Dials::wheels}, FieldIfAny{"sign", &Dials::sign}};
    }
    bool operator==(const Dials&) const = default;
};

struct Answer {
    static constexpr std::string_view type = "answer";
    Few<int, 5> wheels;  // an answer has four; a fifth is kept to tell that there were more
    std::optional<int> sign;

    static constexpr auto fields() {
        return std::tuple{Field{"wheels", &Answer::wheels}, Field{"sign", &Answer::sign}};
    }
    bool operator==(const Answer&) const = default;
};

struct AnswerAny {
    static constexpr Listing listing = Listing::never;
    int least = 0;
    int most = 9;
    bool with_sign = false;

    [[nodiscard]] std::uint64_t count() const {
        const std::uint64_t n = positions();
        return n * n * n * n * (with_sign ? 2 : 1);
    }
    [[nodiscard]] Answer at(std::uint64_t n) const {
        Answer answer;
        for (std::size_t wheel = 0; wheel < wheel_count; ++wheel, n /= positions()) {
            answer.wheels.push_back(least + static_cast<int>(n % positions()));
        }
        if (with_sign) answer.sign = n == 0 ? 1 : -1;
        return answer;
    }
    template <class Ranges>
    void describe(Ranges& ranges) const {
        ranges.equal_ranges("wheels", wheel_count, least, most);
        if (with_sign) ranges.range("sign", -1, 1);
    }

  private:
    [[nodiscard]] std::uint64_t positions() const {
        return static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least) + 1;
    }
};

// The answer that gives these dials.
inline Answer answer_with(const Dials& dials) {
    Answer answer;
    answer.wheels.assign(dials.wheels.begin(), dials.wheels.end());
    if (dials.sign != 0) answer.sign = dials.sign;
    return answer;
}

}  // namespace frise
