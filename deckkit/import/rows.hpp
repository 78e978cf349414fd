// Rows of cells, one at a time: what every kind of file comes down to.
#pragma once

#include "deckkit/import/remark.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace frise::deckkit {

struct Row {
    std::size_t line = 0;
    std::vector<std::string> cells;
    std::optional<Issue> issue;  // what was odd about it already
};

// One at a time and twice over, because a table in memory takes many times the size of its file.
class Rows {
  public:
    virtual ~Rows() = default;

    // False at the end.
    virtual tl::expected<bool, Remark> next(Row& row) = 0;
    virtual void rewind() = 0;
};

}  // namespace frise::deckkit
