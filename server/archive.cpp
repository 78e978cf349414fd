// Archiving, a page at a time.
#include "server/archive.hpp"

#include "table/entry.hpp"

#include <cstdint>

namespace frise::server {

store::Stored<ArchivedPage> archive_page(store::Tables& tables, const store::TableQuery& query, Time now,
                                         const Presence& presence) {
    auto old = tables.list(query);
    if (!old) return tl::unexpected{old.error()};
    ArchivedPage page;
    std::vector<store::Append> appends;
    for (store::TableSummary& summary : *old) {
        page.last = place_of(summary);
        if (presence.at(summary.table) > 0) continue;
        const auto record = tables.load(summary.table, UINT32_MAX);
        if (!record || !*record) continue;
        summary.standing = store::Standing::archived;
        appends.push_back({summary.table, (*record)->last, {write_entry({now, {}, {}, Archived{}}, nullptr)}, summary});
    }
    const auto done = tables.append(appends);
    if (!done) return tl::unexpected{done.error()};
    for (std::size_t i = 0; i < appends.size(); ++i) {
        if ((*done)[i] == store::Appended::done) page.tables.push_back(appends[i].table);
    }
    return page;
}

}  // namespace frise::server
