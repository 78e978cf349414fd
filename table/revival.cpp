// Folding entries as they were written.
#include "table/revival.hpp"

#include <algorithm>
#include <utility>

namespace frise::table {
namespace {

// What was agreed on with it; nothing if it is about something else.
std::optional<Shared<TableSettings>> agreed_in(const Entry& entry) {
    if (const auto* opened = std::get_if<Opened>(&entry.what)) return opened->settings;
    if (const auto* changed = std::get_if<Changed>(&entry.what)) return changed->settings;
    return std::nullopt;
}

}  // namespace

Revival::Revival(LiveTable table, std::vector<std::string> entries, std::size_t most)
    : table_{std::move(table)},
      entries_{std::move(entries)},
      told_after_{table_.last() + entries_.size() - std::min(most, entries_.size())} {}

Result<Entry> Revival::read_next(bool with_cards) const {
    return read_entry(entries_[next_], with_cards ? table_.names() : nullptr, table_.settings().terms.game);
}

Granted<bool> Revival::read() {
    for (; next_ < entries_.size(); ++next_) {
        auto entry = read_next(!agreed_);
        if (!entry && agreed_) return false;  // a game begins
        if (!entry) return deny(entry.error());
        if (const auto completed = table_.complete(*entry); !completed) return deny(completed.error());
        fold(std::move(*entry));
    }
    return !agreed_;
}

void Revival::bring(PlaysetPtr playset) {
    table_.bring(std::move(playset));
    agreed_.reset();
}

void Revival::fold(Entry entry) {
    if (auto settings = agreed_in(entry)) agreed_ = std::move(settings);
    Told told{table_.last() + 1, entry, {}, false};
    table_.evolve(entry);
    if (told.number <= told_after_) return;
    if (table_.game()) {
        told.to_act = table_.game()->to_act();
        told.over = table_.game()->over();
    }
    told_.push_back(std::move(told));
}

}  // namespace frise::table
