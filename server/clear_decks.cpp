// Which decks a table uses stands only in its log.
#include "server/clear_decks.hpp"

#include "server/recorded.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <thread>

namespace frise::server {
namespace {

using Hashes = std::set<std::string>;

constexpr Time clocks_differ = 3'600'000;

// Those of them that tables use which changed at this time or later; all, where a log cannot be read.
store::Stored<Hashes> used_since(store::Tables& tables, Time since, const Hashes& decks) {
    Hashes used;
    store::TableQuery query;
    while (used.size() < decks.size()) {
        const auto page = tables.list(query);
        if (!page) return tl::unexpected{page.error()};
        if (page->empty()) return used;
        for (const store::TableSummary& summary : *page) {
            if (summary.changed < since) return used;
            const auto record = load_record(tables, summary.table);
            if (!record) return tl::unexpected{record.error()};
            if (!*record) continue;
            if (!**record) return decks;
            for (const std::string& entry : (**record)->entries) {
                if (entry.find("\"decks\"") == std::string::npos) continue;
                std::copy_if(decks.begin(), decks.end(), std::inserter(used, used.end()),
                             [&](const std::string& hash) { return entry.find(hash) != std::string::npos; });
            }
        }
        query.after = place_of(page->back());
    }
    return used;
}

}  // namespace

store::Stored<void> clear_decks(store::Store& store, const Playsets& playsets, const ClearWish& wish,
                                std::size_t& dropped) {
    const auto loose = store.loose_decks();
    if (!loose) return tl::unexpected{loose.error()};
    Hashes decks{loose->begin(), loose->end()};
    std::erase_if(decks, [&](const std::string& hash) { return playsets.shelf_text(hash).has_value(); });
    const auto used = used_since(store, std::numeric_limits<Time>::min(), decks);
    if (!used) return tl::unexpected{used.error()};
    std::map<std::string, std::string> texts;
    for (const std::string& hash : decks) {
        if (used->contains(hash)) continue;
        const auto text = store.deck(hash);
        if (!text) return tl::unexpected{text.error()};
        if (*text) texts[hash] = **text;
        if (auto gone = store.drop_deck(hash); !gone) return gone;
    }
    if (texts.empty()) return {};
    std::this_thread::sleep_for(wish.opening);
    const auto needed = used_since(store, wish.now - clocks_differ, decks);
    if (!needed) return tl::unexpected{needed.error()};
    for (const auto& [hash, text] : texts) {
        if (!needed->contains(hash)) continue;
        if (auto put = store.put_deck(hash, text); !put) return put;
    }
    dropped = static_cast<std::size_t>(
        std::count_if(texts.begin(), texts.end(), [&](const auto& each) { return !needed->contains(each.first); }));
    return {};
}

}  // namespace frise::server
