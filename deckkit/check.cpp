// The checks of single cards.
#include "deckkit/check.hpp"

#include "deckkit/illustration.hpp"
#include "deckkit/json_lines.hpp"
#include "deckkit/spread.hpp"
#include "deckkit/year_hint.hpp"
#include "platform/parts.hpp"
#include "wording/fixed_spaces.hpp"
#include "wording/letters.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace frise::deckkit {
namespace {

struct CardText {
    std::string_view name;
    Translated Card::*text;
    std::size_t most;  // letters that fit on a printed card
    bool before;       // can be read before the card is turned
};

constexpr auto text_kinds = std::to_array<CardText>({{"title", &Card::title, 40, true},
                                                     {"dated", &Card::dated, 60, true},
                                                     {"fact", &Card::fact, 170, false},
                                                     {"clue", &Card::clue, 130, true}});

class Judge {
  public:
    explicit Judge(const Deck& deck) : deck_{deck}, languages_{deck.languages()} {}

    Problems judge() {
        judge_deck();
        std::vector<Judge> others(parts_for(deck_.cards.size()), Judge{deck_});
        in_parts(deck_.cards.size(), others.size(),
                 [&](std::size_t part, std::size_t begin, std::size_t end) { others[part].judge_cards(begin, end); });
        for (Judge& other : others) add(std::move(other));
        judge_titles();
        place_ = no_card;
        sum_up();
        for (Problem& problem : judge_spread(deck_)) findings_.add(std::move(problem));
        return findings_.take();
    }

  private:
    static constexpr std::size_t no_card = static_cast<std::size_t>(-1);

    void note(Flaw flaw, std::string field, Slots slots) {
        if (place_ == no_card) {
            findings_.add({flaw, std::nullopt, "", std::move(field), std::move(slots)});
        } else {
            findings_.add({flaw, place_, deck_.cards[place_].id, std::move(field), std::move(slots)});
        }
    }

    void judge_deck() {
        place_ = no_card;
        if (deck_.licence.empty()) note(Flaw::licence_missing, "licence", {});
        for (const Language language : languages_) {
            if (!deck_.description.empty() && deck_.description[language].empty()) {
                note(Flaw::language_missing, path("description", language), {});
            }
        }
        judge_illustration("cover", deck_.cover);
    }

    void judge_cards(std::size_t begin, std::size_t end) {
        for (place_ = begin; place_ < end; ++place_) judge_card(deck_.cards[place_]);
    }

    void add(Judge other) {
        findings_.add(std::move(other.findings_));
        for (std::size_t i = 0; i < without_text_.size(); ++i) without_text_[i] += other.without_text_[i];
        without_picture_ += other.without_picture_;
        without_source_ += other.without_source_;
    }

    void judge_card(const Card& card) {
        for (const CardText& kind : text_kinds) judge_texts(card, kind);
        if (card.id.find(std::to_string(card.year < 0 ? -card.year : card.year)) != std::string::npos &&
            (card.year > 99 || card.year < -99)) {
            note(Flaw::id_shows_year, "id", {word("value", card.id)});
        }
        judge_illustration("illustration", card.illustration);
        if (card.illustration.empty()) ++without_picture_;
        if (card.source.empty()) ++without_source_;
    }

    void judge_texts(const Card& card, const CardText& kind) {
        const Translated& texts = card.*kind.text;
        if (texts.empty()) {
            ++without_text_[static_cast<std::size_t>(&kind - text_kinds.data())];
            return;
        }
        for (const Language language : languages_) {
            const std::string& text = texts[language];
            if (text.empty()) {
                note(Flaw::language_missing, path(kind.name, language), {});
                continue;
            }
            // In UTF-8 there are never more letters than bytes.
            if (text.size() > kind.most && width(text) > kind.most) {
                note(Flaw::long_text, path(kind.name, language),
                     {number("n", static_cast<std::int64_t>(width(text))),
                      number("most", static_cast<std::int64_t>(kind.most))});
            }
            if (kind.before) {
                if (const auto hint = year_hint(text)) {
                    note(Flaw::year_hint, path(kind.name, language), {word("value", std::string{*hint})});
                }
            }
            if (const auto found = breaking_space(text, fixed_spaces(language))) {
                note(Flaw::french_spaces, path(kind.name, language), {word("value", std::string{*found})});
            }
        }
    }

    // The same words, whatever the capitals, for the same thing that is dated. Found by sorted hashes: a map of so
    // many texts would take longer than all other checks.
    void judge_titles() {
        for (const Language language : languages_) {
            std::vector<std::pair<std::uint64_t, std::size_t>> titles;  // hash and place
            titles.reserve(deck_.cards.size());
            for (std::size_t i = 0; i < deck_.cards.size(); ++i) {
                if (!deck_.cards[i].title[language].empty()) titles.emplace_back(title_hash(i, language), i);
            }
            std::sort(titles.begin(), titles.end());
            for (std::size_t i = 1; i < titles.size(); ++i) {
                place_ = titles[i].second;
                const Card& other = deck_.cards[titles[i - 1].second];
                const Card& card = deck_.cards[place_];
                if (titles[i].first != titles[i - 1].first || card.dated[language] != other.dated[language]) continue;
                if (lower_case(card.title[language]) != lower_case(other.title[language])) continue;
                note(Flaw::duplicate_title, path("title", language),
                     {word("value", card.title[language]), word("other", other.id)});
            }
        }
    }

    [[nodiscard]] std::uint64_t title_hash(std::size_t place, Language language) const {
        std::uint64_t hash = std::hash<std::string>{}(deck_.cards[place].dated[language]);
        for (const char c : deck_.cards[place].title[language]) {
            const auto small = static_cast<std::uint64_t>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
            hash = (hash ^ small) * 0x100000001B3U;
        }
        return hash;
    }

    void judge_illustration(std::string_view field, const std::string& name) {
        if (name.empty() || illustration(name)) return;
        note(Flaw::unknown_illustration, std::string{field}, {word("value", name)});
    }

    void sum_up() {
        const auto count_missing = [&](Flaw flaw, std::string_view field, std::size_t cards) {
            if (cards > 0) note(flaw, std::string{field}, {number("n", static_cast<std::int64_t>(cards))});
        };
        for (std::size_t i = 0; i < text_kinds.size(); ++i) {
            count_missing(Flaw::text_missing, text_kinds[i].name, without_text_[i]);
        }
        count_missing(Flaw::illustration_missing, "cards", without_picture_);
        count_missing(Flaw::source_missing, "cards", without_source_);
    }

    static std::string path(std::string_view field, Language language) {
        return std::string{field} + "." + std::string{code(language)};
    }

    const Deck& deck_;
    std::vector<Language> languages_;
    std::size_t place_ = no_card;
    std::array<std::size_t, text_kinds.size()> without_text_{};
    std::size_t without_picture_ = 0;
    std::size_t without_source_ = 0;
    Findings findings_;
};

}  // namespace

Problems judge(const Deck& deck) { return Judge{deck}.judge(); }

Checked check(std::string_view text) {
    ReadDeck read = read_deck(text);
    Checked checked{std::move(read.deck), std::move(read.problems)};
    if (!checked.deck.cards.empty()) {
        Problems weak = judge(checked.deck);
        if (!weak.empty()) {
            for (Problem& problem : weak) {
                if (problem.card) problem.card = read.places[*problem.card];
            }
            const JsonLines lines{text, weak};
            for (Problem& problem : weak) {
                problem.line = lines.line(problem.card, problem.field);
                checked.problems.push_back(std::move(problem));
            }
        }
    }
    const auto order = [](const Problem& problem) { return std::tuple{severity(problem.flaw), problem.line}; };
    std::stable_sort(checked.problems.begin(), checked.problems.end(),
                     [&](const Problem& a, const Problem& b) { return order(a) < order(b); });
    cut_short(checked.problems);
    return checked;
}

}  // namespace frise::deckkit
