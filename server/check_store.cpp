// Checking table after table.
#include "server/check_store.hpp"

#include "deckkit/deck_json.hpp"
#include "server/recorded.hpp"

#include <map>
#include <utility>

namespace frise::server {

namespace json = boost::json;

namespace {

json::value winners_in(const std::string& text) {
    json::error_code failed;
    const json::value value = json::parse(text, failed);
    if (failed || !value.is_object()) return nullptr;
    const json::value* winners = value.get_object().if_contains("winners");
    return winners == nullptr ? json::value(nullptr) : *winners;
}

class Inspector {
  public:
    explicit Inspector(store::Store& store) : store_{store} {}

    // What is wrong; empty: nothing.
    std::string look(const store::TableRecord& record) {
        if (record.last != record.entries.size()) return "its entries are not numbered without gaps";
        const auto recorded = read_recorded(record, playsets_, store_);
        if (!recorded) return recorded.error().message;
        if (recorded->log) ++games_;
        if (const std::string wrong = look_at_game(*recorded); !wrong.empty()) return wrong;
        if (const std::string wrong = look_at_summary(record.summary, recorded->table); !wrong.empty()) return wrong;
        for (const TableDeck& deck : recorded->table.settings().decks) {
            if (const std::string wrong = look_at_deck(deck); !wrong.empty()) return wrong;
        }
        return {};
    }
    [[nodiscard]] std::size_t games() const { return games_; }

  private:
    static std::string look_at_game(const Recorded& recorded) {
        if (!recorded.game) return {};
        const Game* folded = recorded.table.game();
        return folded && recorded.game->state() == folded->state() ? "" : "its game is not the fold of its entries";
    }

    static std::string look_at_summary(const store::TableSummary& kept, const LiveTable& table) {
        const store::TableSummary right = table.summary(kept.changed);
        if (kept.standing != right.standing) return "its row says that it stands otherwise than its entries";
        if (kept.listed != right.listed) return "its row and its entries differ in whether it is listed";
        if (kept.people != right.people) return "its row has other people than its entries";
        if (winners_in(kept.text) != winners_in(right.text)) return "its row has other winners than its entries";
        return {};
    }

    const std::string& look_at_deck(const TableDeck& deck) {
        const auto [it, fresh] = decks_.try_emplace(deck.hash);
        if (!fresh) return it->second;
        const auto text = store_.deck(deck.hash);
        if (!text || !*text) {
            it->second = "its deck '" + deck.name + "' is not there";
        } else if (deckkit::content_hash(deckkit::read_deck(**text).deck) != deck.hash) {
            it->second = "its deck '" + deck.name + "' is not what its hash says";
        }
        return it->second;
    }

    store::Store& store_;
    Playsets playsets_;
    std::map<std::string, std::string> decks_;  // what is wrong with each, by hash
    std::size_t games_ = 0;
};

}  // namespace

store::Stored<StoreCheck> check_store(
    store::Store& store, const std::function<void(const std::string& table, const std::string& what)>& tell) {
    StoreCheck sum;
    Inspector inspector{store};
    const auto visit = [&](const std::string& code) -> store::Stored<void> {
        const auto record = load_record(store, code);
        if (!record) return tl::unexpected{record.error()};
        if (!*record) return {};
        ++sum.tables;
        sum.entries += **record ? (**record)->entries.size() : 0;
        const std::string wrong = **record ? inspector.look(***record) : (**record).error().message;
        if (wrong.empty()) return {};
        ++sum.broken;
        tell(code, wrong);
        return {};
    };
    if (const auto seen = for_each_table(store, visit); !seen) return tl::unexpected{seen.error()};
    sum.games = inspector.games();
    return sum;
}

}  // namespace frise::server
