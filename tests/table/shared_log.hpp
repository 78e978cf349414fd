// What the store has of one table, for rooms that write to it through several servers.
#pragma once

#include "store/tables.hpp"

#include <string>
#include <vector>

namespace frise::test {

class SharedLog {
  public:
    store::Appended append(const store::Append& append) {
        if (append.expected != entries_.size()) return store::Appended::conflict;
        entries_.insert(entries_.end(), append.entries.begin(), append.entries.end());
        return store::Appended::done;
    }
    [[nodiscard]] store::TableRecord after(store::Number number) const {
        store::TableRecord record;
        record.last = entries_.size();
        record.entries.assign(entries_.begin() + static_cast<std::ptrdiff_t>(number), entries_.end());
        return record;
    }
    [[nodiscard]] store::Number last() const { return entries_.size(); }
    [[nodiscard]] const std::vector<std::string>& entries() const { return entries_; }

  private:
    std::vector<std::string> entries_;
};

}  // namespace frise::test
