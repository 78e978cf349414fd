// Any bytes as a file to import; the first one chooses its kind. What comes out is a deck that can be kept and
// exported.
#include "deckkit/deck_json.hpp"
#include "deckkit/import/export_csv.hpp"
#include "deckkit/import/import_deck.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

namespace frise::deckkit {
namespace {

const Language french = language_with("fr").value();

void require(bool holds, std::string_view what) {
    if (holds) return;
    std::cerr << what << '\n';
    std::abort();
}

void look_at(const Remarks& remarks) {
    for (const Remark& remark : remarks) {
        require(!explain(remark, Language{}).empty() && !explain(remark, french).empty(), "a remark has words");
    }
}

void look_at(const ColumnGuesses& columns) {
    for (const ColumnGuess& column : columns) require(!explain(column, french).empty(), "a column has words");
}

// Without its cards' order, which files do not keep.
bool is_kept(const Deck& deck) {
    const ReadDeck again = read_deck(write_deck(deck));
    return count(again.problems, Severity::error) == 0 && again.deck.cards.size() == deck.cards.size();
}

bool comes_back(const Deck& deck, char separator) {
    const auto back = import_deck(export_csv(deck, {separator, true}), "deck.csv", {});
    return back && back->deck == deck;
}

ImportOptions options_from(std::uint8_t choice) {
    ImportOptions options;
    constexpr std::uint8_t kinds = 6;
    if (choice % 8 < kinds) options.kind = static_cast<FileKind>(choice % 8);
    options.language = (choice & 8U) != 0 ? french : Language{};
    return options;
}

void try_file(std::string_view bytes, std::uint8_t choice) {
    const auto imported = import_deck(bytes, (choice & 16U) != 0 ? "deck.csv" : "deck.txt", options_from(choice));
    if (!imported) {
        require(!explain(imported.error().reason, french).empty(), "a refusal has a reason");
        look_at(imported.error().remarks);
        look_at(imported.error().columns);
        return;
    }
    look_at(imported->remarks);
    look_at(imported->columns);
    require(!imported->deck.cards.empty(), "an imported deck has cards");
    // A deck file may have faults of its own, which are told.
    if (imported->kind == FileKind::deck) return;
    require(is_kept(imported->deck), "an imported deck can be written and read");
    require(comes_back(imported->deck, (choice & 32U) != 0 ? ';' : ','),
            "an imported deck can be exported and imported");
}

}  // namespace
}  // namespace frise::deckkit

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    frise::deckkit::try_file({reinterpret_cast<const char*>(data) + 1, size - 1}, data[0]);
    return 0;
}
