// Reads a table back from its log: entries are folded as they were written. The cards of a game are found by others,
// and it waits for them.
#pragma once

#include "table/live_table.hpp"
#include "table/telling.hpp"

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace frise::table {

class Revival {
  public:
    // A table with the entries that follow; the last of them, `most` at most, are also told.
    Revival(LiveTable table, std::vector<std::string> entries,
            std::size_t most = std::numeric_limits<std::size_t>::max());

    // Reads on. True: all was read. False: cards are needed for wanted(), and bring() takes them.
    Granted<bool> read();
    [[nodiscard]] const TableSettings& wanted() const { return **agreed_; }
    void bring(PlaysetPtr playset);

    // Once all was read.
    LiveTable take_table() { return std::move(table_); }
    std::vector<Told> take_told() { return std::move(told_); }

  private:
    [[nodiscard]] Result<Entry> read_next(bool with_cards) const;
    void fold(Entry entry);

    LiveTable table_;
    std::vector<std::string> entries_;
    std::size_t next_ = 0;
    Number told_after_;
    // Settings whose cards are still to be found. Only those that a game begins with, or the last ones, are looked for:
    // a host may have tried many.
    std::optional<Shared<TableSettings>> agreed_;
    std::vector<Told> told_;
};

}  // namespace frise::table
