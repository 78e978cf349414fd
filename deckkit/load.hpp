// Getting a deck by its name on the shelf or from a file.
#pragma once

#include "deckkit/deck.hpp"
#include "deckkit/problem.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace frise::deckkit {

inline constexpr std::size_t largest_file = 50'000'000;

struct LoadError {
    enum class Kind : std::uint8_t { unknown, unreadable, too_large, broken };

    Kind kind;
    std::string name;
    Problems problems;  // of a broken one
};

std::string explain(const LoadError& error, Language language);

// A file's bytes, if there are not too many.
tl::expected<std::string, LoadError> read_bytes(const std::string& path);

// `name` is an id on the shelf, or the path of a file: something with a slash or a dot in it. Warnings are no error.
tl::expected<Deck, LoadError> load_deck(const std::string& name);

// The names of the decks to play with where nobody chose: those for everybody.
std::vector<std::string> usual_decks();

}  // namespace frise::deckkit
