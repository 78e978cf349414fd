// Deciding, and writing what was decided.
#include "table/batch.hpp"

#include <algorithm>
#include <iterator>

namespace frise::table {

bool shows_in_lists(const Happening& what) {
    return !std::holds_alternative<Acted>(what) && !std::holds_alternative<Chatted>(what);
}

void Batch::decide(const Now& now, Luck& luck) {
    for (auto it = decided.begin(); it != decided.end(); ++it) {
        decide(*it, now, luck);
        if (told.empty() || !std::holds_alternative<Began>(told.back().entry.what)) continue;
        left.assign(std::make_move_iterator(it + 1), std::make_move_iterator(decided.end()));
        decided.erase(it + 1, decided.end());
        return;
    }
}

void Batch::decide(Waiting& waiting, const Now& now, Luck& luck) {
    const auto* changed = std::get_if<NewSettings>(&waiting.what);
    if (changed != nullptr && is_outdated(waiting.asker, *changed)) {
        waiting.dropped = true;
        again.push_back({waiting.asker, changed->asked});
        return;
    }
    auto entries = std::visit([&](const auto& what) { return decision(waiting.asker, what, now, luck); }, waiting.what);
    if (!entries) {
        waiting.dropped = true;
        if (waiting.asker.guest) replies.push_back({waiting.asker, entries.error()});
        return;
    }
    for (Entry& entry : *entries) fold(std::move(entry));
}

void Batch::fold(Entry entry) {
    const bool was_over = table.game() && table.game()->over();
    listed_anew_ = listed_anew_ || shows_in_lists(entry.what);
    table.evolve(entry);
    Told one{table.last(), std::move(entry), {}, false};
    if (table.game()) {
        one.to_act = table.game()->to_act();
        one.over = table.game()->over();
    }
    listed_anew_ = listed_anew_ || one.over != was_over;
    told.push_back(std::move(one));
}

Batch::Decision Batch::decision(const Asker& asker, const Decidable& request, const Now& now, Luck& luck) const {
    const bool starts = std::holds_alternative<request::Start>(request);
    return table.decide(asker.by(), request, {now.day, luck.shuffles(), starts ? luck.number() : 0});
}

Batch::Decision Batch::decision(const Asker& /*the table*/, const Move& move, const Now& now, Luck& luck) const {
    std::vector<Entry> entries;
    if (move.after != table.last()) return entries;
    auto entry = table.act(move.seat, move.action, move.actor, {now.day, luck.shuffles()});
    if (entry) entries.push_back(std::move(*entry));
    return entries;
}

Batch::Decision Batch::decision(const Asker& asker, const Happening& happening, const Now& now, Luck& /*luck*/) const {
    if (std::holds_alternative<Rematched>(happening) && !table.company().rematch.empty()) {
        return deny("duplicate", "there is a rematch already");
    }
    const std::string by = asker.guest ? asker.guest->person : std::string{};
    return std::vector{Entry{now.day, by, asker.id, happening}};
}

Batch::Decision Batch::decision(const Asker& asker, const NewSettings& changed, const Now& now, Luck& /*luck*/) {
    const auto allowed = table.change(asker.by(), changed.asked);
    if (!allowed) return tl::unexpected{allowed.error()};
    table.bring(changed.playset);
    return std::vector{Entry{now.day, asker.guest->person, asker.id, Changed{changed.settings}}};
}

// Whether other settings were agreed on while the cards for these were made.
bool Batch::is_outdated(const Asker& asker, const NewSettings& changed) const {
    const auto allowed = table.change(asker.by(), changed.asked);
    return allowed && write_table_settings(*allowed) != changed.wish;
}

store::Append Batch::append(Time day, bool with_summary) {
    store::Append append{table.code(), before_, {}, {}};
    for (const Told& each : told) append.entries.push_back(write_entry(each.entry, table.names()));
    if (with_summary || listed_anew_) append.summary = table.summary(day);
    return append;
}

}  // namespace frise::table
