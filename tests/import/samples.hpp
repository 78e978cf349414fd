// Files for importing, and what is asked of the results.
#pragma once

#include "deckkit/import/import_deck.hpp"
#include "tests/support/languages.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

namespace frise::deckkit {

inline std::string sample(const std::string& name) {
    std::ifstream file{std::string{FRISE_SOURCE_DIR} + "/tests/data/import/" + name, std::ios::binary};
    EXPECT_TRUE(file) << name;
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

// Fails the test with the reason if there is no deck.
inline Imported imported(std::string_view bytes, std::string_view name = "deck.csv",
                         const ImportOptions& options = {}) {
    auto result = import_deck(bytes, name, options);
    if (result) return std::move(*result);
    ADD_FAILURE() << name << ": " << explain(result.error().reason, english);
    return {};
}

inline std::string refusal(std::string_view bytes, std::string_view name = "deck.csv",
                           const ImportOptions& options = {}) {
    const auto result = import_deck(bytes, name, options);
    if (result) return "not refused";
    EXPECT_FALSE(explain(result.error().reason, english).empty());
    EXPECT_FALSE(explain(result.error().reason, french).empty());
    return std::string{frise::deckkit::name(result.error().reason.issue)};
}

// "3 two-digit-year"
inline std::vector<std::string> told(const Remarks& remarks) {
    std::vector<std::string> list;
    for (const Remark& remark : remarks)
        list.push_back(std::to_string(remark.line) + " " + std::string{name(remark.issue)});
    return list;
}

// "year" or "title_fr" for each column, "-" for those not used.
inline std::vector<std::string> fields(const ColumnGuesses& columns) {
    std::vector<std::string> list;
    for (const ColumnGuess& each : columns) {
        std::string text = each.field ? std::string{name(*each.field)} : "-";
        if (each.language) text += "_" + std::string{code(*each.language)};
        list.push_back(text);
    }
    return list;
}

// "-44 Caesar"
inline std::vector<std::string> cards(const Deck& deck, Language language = english) {
    std::vector<std::string> list;
    for (const Card& card : deck.cards) list.push_back(std::to_string(card.year) + " " + card.title.in(language));
    return list;
}

}  // namespace frise::deckkit
