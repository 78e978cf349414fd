// The options of the line games, and the four games that they make.
#pragma once

#include "engine/rules/descriptor.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/naming.hpp"

#include <array>
#include <cstdint>
#include <tuple>

namespace frise {

enum class OnMiss : std::uint8_t { discard, remove, put_right };
enum class TieBreak : std::uint8_t { usual, single_success, sudden_death };

inline constexpr Names<OnMiss, 3> on_miss_names{
    {{OnMiss::discard, "discard"}, {OnMiss::remove, "remove"}, {OnMiss::put_right, "put-right"}}};
inline constexpr Names<TieBreak, 3> tie_break_names{{{TieBreak::usual, "usual"},
                                                     {TieBreak::single_success, "single-success"},
                                                     {TieBreak::sudden_death, "sudden-death"}}};
constexpr const auto& names_of(OnMiss /*any*/) { return on_miss_names; }
constexpr const auto& names_of(TieBreak /*any*/) { return tie_break_names; }

struct LineOptions {
    OnMiss on_miss = OnMiss::discard;
    TieBreak tie_break = TieBreak::usual;

    static constexpr auto fields() {
        return std::tuple{Field{"on_miss", &LineOptions::on_miss}, Field{"tie_break", &LineOptions::tie_break}};
    }
    bool operator==(const LineOptions&) const = default;
};

inline constexpr auto on_miss_words = words(on_miss_names);
inline constexpr auto tie_break_words = words(tie_break_names);

constexpr std::array<Option, 4> line_options(int hand, LineOptions usual) {
    return {first_option, hand_option(hand),
            Option{.name = "on_miss",
                   .kind = OptionKind::choice,
                   .choices = on_miss_words,
                   .usual_choice = name(usual.on_miss)},
            Option{.name = "tie_break",
                   .kind = OptionKind::choice,
                   .choices = tie_break_words,
                   .usual_choice = name(usual.tie_break)}};
}

inline constexpr auto classic_options = line_options(4, {});
inline constexpr auto first_edition_options = line_options(4, {OnMiss::remove, TieBreak::single_success});
inline constexpr auto chronology_options = line_options(5, {OnMiss::put_right, TieBreak::sudden_death});

inline constexpr std::array<Descriptor, 4> line_games{
    {{.id = "classic", .kind = "line", .seats = {2, 8}, .options = classic_options},
     {.id = "first-edition", .kind = "line", .seats = {2, 8}, .options = first_edition_options},
     {.id = "twist", .kind = "line", .seats = {2, 8}, .options = classic_options},
     {.id = "chronology", .kind = "line", .seats = {2, 8}, .options = chronology_options}}};

}  // namespace frise
