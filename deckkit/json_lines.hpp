// Which line of a deck's JSON a card or a field stands on.
#pragma once

#include "deckkit/problem.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace frise::deckkit {

std::size_t line_at(std::string_view text, std::size_t offset);

class JsonLines {
  public:
    // `text` is valid JSON and outlives this. Only cards that the problems name are looked into.
    JsonLines(std::string_view text, const Problems& problems);

    // Of the field, or what it stands in; `field` may go on behind a dot.
    [[nodiscard]] std::size_t line(std::optional<std::size_t> card, std::string_view field) const;

  private:
    struct Place {
        std::size_t line = 1;
        std::map<std::string_view, std::size_t> fields;  // the first of each name
    };

    Place deck_;
    std::unordered_map<std::size_t, Place> cards_;
};

}  // namespace frise::deckkit
