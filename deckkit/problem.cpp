// The flaws, and what is said about each.
#include "deckkit/problem.hpp"

#include "deckkit/illustration.hpp"
#include "wording/game_title.hpp"
#include "wording/year_text.hpp"

#include <algorithm>
#include <array>

namespace frise::deckkit {
namespace {

struct Wording {
    Flaw flaw;
    Severity severity;
    std::string_view name;
    Text words;
};

constexpr auto error = Severity::error;
constexpr auto warning = Severity::warning;

constexpr auto wordings = std::to_array<Wording>({
    {Flaw::not_json, error, "not-json", "decks.flaw_not_json"},
    {Flaw::not_an_object, error, "not-an-object", "decks.flaw_not_an_object"},
    {Flaw::format_unknown, error, "format-unknown", "decks.flaw_format_unknown"},
    {Flaw::field_missing, error, "field-missing", "decks.flaw_field_missing"},
    {Flaw::wrong_type, error, "wrong-type", "decks.flaw_wrong_type"},
    {Flaw::bad_id, error, "bad-id", "decks.flaw_bad_id"},
    {Flaw::duplicate_id, error, "duplicate-id", "decks.flaw_duplicate_id"},
    {Flaw::bad_year, error, "bad-year", "decks.flaw_bad_year"},
    {Flaw::bad_precision, error, "bad-precision", "decks.flaw_bad_precision"},
    {Flaw::bad_region, error, "bad-region", "decks.flaw_bad_region"},
    {Flaw::bad_familiarity, error, "bad-familiarity", "decks.flaw_bad_familiarity"},
    {Flaw::bad_colour, error, "bad-colour", "decks.flaw_bad_colour"},
    {Flaw::bad_theme, error, "bad-theme", "decks.flaw_bad_theme"},
    {Flaw::bad_icons, error, "bad-icons", "decks.flaw_bad_icons"},
    {Flaw::no_title, error, "no-title", "decks.flaw_no_title"},
    {Flaw::no_cards, error, "no-cards", "decks.flaw_no_cards"},
    {Flaw::too_long, error, "too-long", "decks.flaw_too_long"},
    {Flaw::bad_letters, error, "bad-letters", "decks.flaw_bad_letters"},
    {Flaw::unknown_field, warning, "unknown-field", "decks.flaw_unknown_field"},
    {Flaw::language_missing, warning, "language-missing", "decks.flaw_language_missing"},
    {Flaw::text_missing, warning, "text-missing", "decks.flaw_text_missing"},
    {Flaw::duplicate_title, warning, "duplicate-title", "decks.flaw_duplicate_title"},
    {Flaw::year_hint, warning, "year-hint", "decks.flaw_year_hint"},
    {Flaw::id_shows_year, warning, "id-shows-year", "decks.flaw_id_shows_year"},
    {Flaw::ids_follow_years, warning, "ids-follow-years", "decks.flaw_ids_follow_years"},
    {Flaw::too_few_cards, warning, "too-few-cards", "decks.flaw_too_few_cards"},
    {Flaw::crowded, warning, "crowded", "decks.flaw_crowded"},
    {Flaw::empty_stretch, warning, "empty-stretch", "decks.flaw_empty_stretch"},
    {Flaw::equal_years, warning, "equal-years", "decks.flaw_equal_years"},
    {Flaw::unknown_illustration, warning, "unknown-illustration", "decks.flaw_unknown_illustration"},
    {Flaw::illustration_missing, warning, "illustration-missing", "decks.flaw_illustration_missing"},
    {Flaw::source_missing, warning, "source-missing", "decks.flaw_source_missing"},
    {Flaw::licence_missing, warning, "licence-missing", "decks.flaw_licence_missing"},
    {Flaw::long_text, warning, "long-text", "decks.flaw_long_text"},
    {Flaw::french_spaces, warning, "french-spaces", "decks.flaw_french_spaces"},
    {Flaw::stopped, warning, "stopped", "decks.flaw_stopped"},
});

Problem stopped() {
    return {Flaw::stopped, std::nullopt, "", "", {number("most", static_cast<std::int64_t>(most_problems))}};
}

const Wording& wording(Flaw flaw) {
    return *std::find_if(wordings.begin(), wordings.end(), [&](const Wording& each) { return each.flaw == flaw; });
}

struct Expected {
    std::string_view key;
    Text words;
};

constexpr auto expectations = std::to_array<Expected>({
    {"text", "decks.expected_text"},
    {"list", "decks.expected_list"},
    {"translated", "decks.expected_translated"},
    {"whole", "decks.expected_whole"},
    {"card", "decks.expected_card"},
});

// Years, games and kinds of value are kept as they are for programs.
void put_in_words(Slot& slot, Language language) {
    if (slot.number && (slot.name == "from" || slot.name == "to" || slot.name == "year")) {
        slot.value = year_text(language, *slot.number);
    } else if (slot.name == "game") {
        const auto game =
            std::find_if(all_games.begin(), all_games.end(), [&](GameId each) { return name(each) == slot.value; });
        if (game != all_games.end()) slot.value = game_title(*game, language);
    } else if (slot.name == "expected") {
        const auto* const expected = std::find_if(expectations.begin(), expectations.end(),
                                                  [&](const Expected& each) { return each.key == slot.value; });
        if (expected != expectations.end()) slot.value = words(language, expected->words);
    }
}

}  // namespace

Severity severity(Flaw flaw) { return wording(flaw).severity; }

std::string_view name(Flaw flaw) { return wording(flaw).name; }

std::string explain(const Problem& problem, Language language) {
    Slots slots = problem.slots;
    // Not before somebody reads it: a deck may have thousands of wrong names.
    if (problem.flaw == Flaw::unknown_illustration && !slots.empty()) {
        slots.push_back(word("nearest", std::string{nearest_illustration(slots.front().value)}));
    }
    for (Slot& slot : slots) put_in_words(slot, language);
    slots.push_back(word("field", problem.field));
    return filled(language, wording(problem.flaw).words, slots);
}

std::size_t count(const Problems& problems, Severity wanted) {
    return static_cast<std::size_t>(std::count_if(
        problems.begin(), problems.end(), [&](const Problem& problem) { return severity(problem.flaw) == wanted; }));
}

void cut_short(Problems& problems) {
    const bool stopped_before =
        std::erase_if(problems, [](const Problem& problem) { return problem.flaw == Flaw::stopped; }) > 0;
    std::stable_partition(problems.begin(), problems.end(),
                          [](const Problem& problem) { return severity(problem.flaw) == Severity::error; });
    const bool more = stopped_before || problems.size() > most_problems;
    problems.erase(problems.begin() + static_cast<std::ptrdiff_t>(std::min(problems.size(), most_problems)),
                   problems.end());
    if (more) problems.push_back(stopped());
}

void Findings::add(Problem problem) {
    std::size_t& kept = kept_[static_cast<std::size_t>(severity(problem.flaw))];
    if (kept == most_problems) {
        more_ = true;
        return;
    }
    ++kept;
    problems_.push_back(std::move(problem));
}

void Findings::add(Findings others) {
    more_ = more_ || others.more_;
    for (Problem& problem : others.problems_) add(std::move(problem));
}

void Findings::name_card(std::size_t from, const std::string& id) {
    for (std::size_t i = from; i < problems_.size(); ++i) problems_[i].card_id = id;
}

Problems Findings::take() {
    if (more_) problems_.push_back(stopped());
    return std::move(problems_);
}

}  // namespace frise::deckkit
