// What is wrong or weak in a deck, and where.
#pragma once

#include "wording/language.hpp"
#include "wording/slot.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::deckkit {

enum class Severity : std::uint8_t { error, warning };

enum class Flaw : std::uint8_t {
    // Errors: the deck, or the card, cannot be used.
    not_json,
    not_an_object,
    format_unknown,
    field_missing,
    wrong_type,
    bad_id,
    duplicate_id,
    bad_year,
    bad_precision,
    bad_region,
    bad_familiarity,
    bad_colour,
    bad_theme,
    bad_icons,
    no_title,
    no_cards,
    too_long,
    bad_letters,
    // Warnings: it can be played, but could be better.
    unknown_field,
    language_missing,
    text_missing,
    duplicate_title,
    year_hint,
    id_shows_year,
    ids_follow_years,
    too_few_cards,
    crowded,
    empty_stretch,
    equal_years,
    unknown_illustration,
    illustration_missing,
    source_missing,
    licence_missing,
    long_text,
    french_spaces,
    stopped,
};

struct Problem {
    Flaw flaw;
    std::optional<std::size_t> card;  // its place in the file
    std::string card_id;
    std::string field;  // "title.fr"
    Slots slots;
    std::size_t line = 0;  // from 1; 0 where there is none to name
};

using Problems = std::vector<Problem>;

Severity severity(Flaw flaw);
// For programs: "duplicate-id".
std::string_view name(Flaw flaw);
// For people: what is wrong and what would be right.
std::string explain(const Problem& problem, Language language);

std::size_t count(const Problems& problems, Severity severity);

// Nobody reads more of them, and a stranger's deck may have as many as it has letters.
inline constexpr std::size_t most_problems = 500;

// Errors first, and most_problems of them all; if there are more, the last says so.
void cut_short(Problems& problems);

// Problems while they are being found: of each severity most_problems are kept.
class Findings {
  public:
    void add(Problem problem);
    void add(Findings others);
    [[nodiscard]] std::size_t size() const { return problems_.size(); }
    // Those from this one on are about this card.
    void name_card(std::size_t from, const std::string& id);
    // If not all of them were kept, the last says so.
    Problems take();

  private:
    Problems problems_;
    std::array<std::size_t, 2> kept_{};  // of each severity
    bool more_ = false;
};

}  // namespace frise::deckkit
