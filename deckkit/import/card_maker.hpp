// One row to one card.
#pragma once

#include "deckkit/import/date_text.hpp"
#include "deckkit/import/import_deck.hpp"
#include "deckkit/import/rows.hpp"
#include "deckkit/import/slug.hpp"
#include "deckkit/import/tidied.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace frise::deckkit {

// What is known of a table before its rows are read.
struct TableShape {
    std::vector<std::string> header;  // empty: it may be the first row
    bool exact = false;               // our own export: texts are taken as they are
    bool either_side = false;         // Quizlet: the date may be on either side
    bool wikidata = false;            // years that are numbers have a year 0
};

class CardMaker {
  public:
    CardMaker(const ColumnGuesses& columns, const TableShape& shape, Language language, Remarks& remarks)
        : columns_{columns}, shape_{shape}, language_{language}, remarks_{remarks} {}

    // Nothing if the row had to be skipped; why is among the remarks.
    std::optional<Card> make(const Row& row);
    // The first that a row gave.
    [[nodiscard]] const std::string& licence() const { return licence_; }
    // The author's own, as they were written first.
    [[nodiscard]] const std::vector<std::string>& themes() const { return themes_; }

  private:
    void remark(Issue issue, std::string_view field, Slots slots = {});
    [[nodiscard]] std::string cell(std::size_t column) const;
    [[nodiscard]] std::string text(Field field) const;

    bool set_date(Card& card);
    tl::expected<DateRead, Issue> date_of(const std::string& said_date);
    void set_precision(DateRead& date, const std::string& precision);
    bool set_texts(Card& card);
    void set_text(Translated& translated, const ColumnGuess& column);
    void set_source(Card& card, const ColumnGuess& column);
    void set_words(Card& card);
    void set_themes(Card& card, const std::string& themes);
    void set_icons(Card& card);
    void set_id(Card& card);

    const ColumnGuesses& columns_;
    const TableShape& shape_;
    Language language_;
    Remarks& remarks_;
    Ids ids_;
    Row row_;
    std::string licence_;
    std::vector<std::string> themes_;
    std::set<std::string> own_themes_;  // what cards call them
    bool warned_of_precision_ = false;
};

}  // namespace frise::deckkit
