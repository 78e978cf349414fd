// A table to a deck.
#pragma once

#include "deckkit/import/card_maker.hpp"

namespace frise::deckkit {

using ImportResult = tl::expected<Imported, ImportError>;

inline ImportResult refused_import(Issue issue, Slots slots = {}, std::size_t line = 0) {
    return tl::unexpected{ImportError{Remark{issue, line, "", std::move(slots)}, {}, {}, {}}};
}

ImportResult import_rows(Rows& rows, const TableShape& shape, std::string_view file_name, const ImportOptions& options);

}  // namespace frise::deckkit
