// Decks out of files that others wrote: tables, Wikidata's answers, Anki packages, Quizlet's exports, JSON.
#pragma once

#include "deckkit/deck.hpp"
#include "deckkit/import/columns.hpp"
#include "deckkit/import/encoding.hpp"
#include "deckkit/import/remark.hpp"
#include "deckkit/problem.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace frise::deckkit {

enum class FileKind : std::uint8_t { csv, wikidata, anki, quizlet, json, deck };

std::string_view name(FileKind kind);
std::optional<FileKind> file_kind_named(std::string_view wanted);

struct ImportOptions {
    std::optional<FileKind> kind;  // guessed from contents and name otherwise
    Language language;             // of columns that do not say theirs
    std::string deck_id;           // both from the file's name otherwise
    std::string deck_title;
};

struct Imported {
    Deck deck;
    FileKind kind = FileKind::csv;
    Encoding encoding = Encoding::utf8;
    ColumnGuesses columns;
    std::size_t rows = 0;  // with something in them, skipped ones too
    Remarks remarks;
    Problems problems;  // of a deck file, as `read_deck` tells them
};

struct ImportError {
    Remark reason;
    ColumnGuesses columns;  // as far as it got
    Remarks remarks;
    Problems problems;
};

tl::expected<Imported, ImportError> import_deck(std::string_view bytes, std::string_view file_name,
                                                const ImportOptions& options);

}  // namespace frise::deckkit
