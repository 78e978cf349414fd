// Printing small decks and reading what came out, with poppler's tools.
#pragma once

#include "deckkit/print/print.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace frise::deckkit {

// A folder that goes away with the test.
class Desk {
  public:
    Desk();
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;
    ~Desk();

    [[nodiscard]] std::filesystem::path operator/(std::string_view name) const { return folder_ / name; }
    [[nodiscard]] std::vector<std::string> files() const;

  private:
    std::filesystem::path folder_;
};

// A word on a page, in millimetres.
struct Word {
    std::string text;
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};

class Pdf {
  public:
    Pdf(const Deck& deck, const PrintOptions& options);

    [[nodiscard]] int pages() const;
    // "210 x 297" in whole millimetres
    [[nodiscard]] std::string page_size(int page) const;
    [[nodiscard]] std::string info() const;
    [[nodiscard]] std::string text(int page) const;
    [[nodiscard]] std::vector<Word> words(int page) const;
    // The first of this text; the test fails if there is none.
    [[nodiscard]] Word word(int page, std::string_view text) const;
    // What another tool says of the file.
    [[nodiscard]] std::string told_by(std::string_view tool) const;

  private:
    Desk desk_;
    std::string file_;
};

// A card with texts in both languages that hold its id.
Card card(std::string id, Year year);
Deck deck_of(std::vector<Card> cards);
// With the ids card001, card002 …, and years from 1001.
Deck deck_of(int cards);

}  // namespace frise::deckkit
