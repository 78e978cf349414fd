// The store that forgets: plain maps.
#include "store/memory_store.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace frise::store {
namespace {

class MemoryStore final : public Store {
  public:
    Stored<void> ping() override { return {}; }

    Stored<std::vector<Appended>> append(std::span<const Append> appends) override {
        std::vector<Appended> results;
        for (const auto& one : appends) results.push_back(append_one(one));
        return results;
    }

    Stored<std::optional<TableRecord>> load(std::string_view table, Number after) override;
    Stored<std::vector<TableSummary>> list(const TableQuery& query) override;

    Stored<std::vector<Removed>> remove(std::span<const Removal> removals) override {
        std::vector<Removed> results;
        for (const auto& one : removals) results.push_back(take_away(one));
        return results;
    }

    Stored<void> put_person(const Person& person) override {
        people_[person.id] = person;
        return {};
    }

    Stored<std::optional<Person>> person(std::string_view id) override { return find(people_, id); }

    Stored<void> put_token(const Hash& token, std::string_view person) override {
        tokens_[token] = person;
        return {};
    }

    Stored<std::optional<Person>> person_with_token(const Hash& token) override {
        const auto id = find(tokens_, token);
        return id ? find(people_, *id) : std::nullopt;
    }

    Stored<void> drop_token(const Hash& token) override {
        tokens_.erase(token);
        return {};
    }

    Stored<void> put_code(const Hash& code, std::string_view person, Time expires) override {
        std::erase_if(codes_, [&](const auto& other) { return other.second.person == person; });
        codes_[code] = {std::string{person}, expires};
        return {};
    }

    Stored<std::optional<Person>> take_code(const Hash& code, Time now) override {
        const auto found = find(codes_, code);
        if (!found || now >= found->expires) return std::nullopt;
        codes_.erase(code);
        return find(people_, found->person);
    }

    Stored<void> put_deck(std::string_view hash, std::string_view text) override {
        decks_.emplace(hash, text);
        return {};
    }

    Stored<std::optional<std::string>> deck(std::string_view hash) override { return find(decks_, hash); }

    Stored<std::optional<std::string>> deck_starting(std::string_view prefix) override {
        const auto first = decks_.lower_bound(prefix);
        if (first == decks_.end() || !first->first.starts_with(prefix)) return std::nullopt;
        const auto second = std::next(first);
        if (second != decks_.end() && second->first.starts_with(prefix)) return std::nullopt;
        return first->first;
    }

    Stored<std::vector<std::string>> loose_decks() override {
        std::vector<std::string> loose;
        for (const auto& [hash, text] : decks_) {
            if (!is_own(hash)) loose.push_back(hash);
        }
        return loose;
    }

    Stored<void> drop_deck(std::string_view hash) override {
        const auto found = decks_.find(hash);
        if (found != decks_.end() && !is_own(hash)) decks_.erase(found);
        return {};
    }

    Stored<void> put_own_deck(std::string_view person, const OwnDeck& deck, std::string_view instead) override {
        auto& own = own_decks_[std::string{person}];
        std::erase_if(own, [&](const OwnDeck& each) { return each.hash == deck.hash || each.hash == instead; });
        own.push_back(deck);
        return {};
    }

    Stored<void> drop_own_deck(std::string_view person, std::string_view hash) override {
        const auto own = own_decks_.find(person);
        if (own != own_decks_.end()) std::erase_if(own->second, [&](const OwnDeck& each) { return each.hash == hash; });
        return {};
    }

    Stored<std::vector<OwnDeck>> own_decks(std::string_view person) override {
        auto own = find(own_decks_, person).value_or(std::vector<OwnDeck>{});
        std::ranges::sort(own, std::ranges::greater{}, [](const OwnDeck& each) {
            return std::pair{each.saved, each.hash};
        });
        return own;
    }

    Stored<void> put_attendee(std::string_view table, const Attendee& attendee) override {
        const std::pair<std::string, std::string> who{table, attendee.person};
        if (attendee.count > 0) {
            attendees_.insert(who);
        } else {
            attendees_.erase(who);
        }
        return {};
    }

  private:
    struct Code {
        std::string person;
        Time expires = 0;
    };

    template <class Map, class Key>
    static std::optional<typename Map::mapped_type> find(const Map& map, const Key& key) {
        const auto found = map.find(key);
        return found == map.end() ? std::nullopt : std::optional{found->second};
    }

    Appended append_one(const Append& append);
    Removed take_away(const Removal& removal);
    void forget_unless_needed(const std::string& person);

    [[nodiscard]] bool is_own(std::string_view hash) const {
        return std::ranges::any_of(
            own_decks_, [&](const auto& list) { return std::ranges::count(list.second, hash, &OwnDeck::hash) > 0; });
    }

    std::map<std::string, TableRecord, std::less<>> tables_;
    std::map<std::string, Person, std::less<>> people_;
    std::map<Hash, std::string> tokens_;
    std::map<Hash, Code> codes_;
    std::map<std::string, std::string, std::less<>> decks_;
    std::map<std::string, std::vector<OwnDeck>, std::less<>> own_decks_;  // by person
    std::set<std::pair<std::string, std::string>> attendees_;             // table and person
};

Appended MemoryStore::append_one(const Append& append) {
    const auto found = tables_.find(append.table);
    const bool right = found == tables_.end() ? can_open(append) : found->second.last == append.expected;
    if (!right) return Appended::conflict;
    TableRecord& table = tables_[append.table];
    if (append.summary) table.summary = *append.summary;
    table.summary.table = append.table;
    table.entries.insert(table.entries.end(), append.entries.begin(), append.entries.end());
    table.last = table.entries.size();
    return Appended::done;
}

Removed MemoryStore::take_away(const Removal& removal) {
    const auto found = tables_.find(removal.table);
    if (found == tables_.end() || found->second.last != removal.expected) return Removed::kept;
    if (std::ranges::any_of(attendees_, [&](const auto& who) { return who.first == removal.table; })) {
        return Removed::kept;
    }
    const std::vector<std::string> people = std::move(found->second.summary.people);
    tables_.erase(found);
    for (const std::string& person : people) forget_unless_needed(person);
    return Removed::done;
}

void MemoryStore::forget_unless_needed(const std::string& person) {
    const auto sits_at = [&](const auto& table) { return std::ranges::count(table.second.summary.people, person) > 0; };
    const auto is = [&](const auto& who) { return who.second == person; };
    const auto own = own_decks_.find(person);
    if (std::ranges::any_of(tables_, sits_at) || std::ranges::any_of(attendees_, is)) return;
    if (own != own_decks_.end() && !own->second.empty()) return;
    people_.erase(person);
    std::erase_if(tokens_, [&](const auto& token) { return token.second == person; });
    std::erase_if(codes_, [&](const auto& code) { return code.second.person == person; });
}

Stored<std::optional<TableRecord>> MemoryStore::load(std::string_view table, Number after) {
    const auto found = tables_.find(table);
    if (found == tables_.end()) return std::nullopt;
    const TableRecord& all = found->second;
    const auto known = static_cast<std::ptrdiff_t>(std::min(after, all.last));
    return TableRecord{all.summary, all.last, {all.entries.begin() + known, all.entries.end()}};
}

bool fits(const TableQuery& query, const TableSummary& table) {
    if (query.standing && table.standing != *query.standing) return false;
    if (query.listed && table.listed != *query.listed) return false;
    if (query.person && std::ranges::count(table.people, *query.person) == 0) return false;
    if (query.changed_before && table.changed >= *query.changed_before) return false;
    return !query.after || place_of(table) < *query.after;
}

Stored<std::vector<TableSummary>> MemoryStore::list(const TableQuery& query) {
    std::vector<TableSummary> found;
    for (const auto& [code, table] : tables_) {
        if (fits(query, table.summary)) found.push_back(table.summary);
    }
    std::sort(found.begin(), found.end(),
              [](const TableSummary& a, const TableSummary& b) { return place_of(b) < place_of(a); });
    if (found.size() > query.most) found.resize(query.most);
    return found;
}

}  // namespace

std::unique_ptr<Store> make_memory_store() { return std::make_unique<MemoryStore>(); }

}  // namespace frise::store
