// What really happened at a table, and what nobody may read in a message about it.
#pragma once

#include "table/live_table.hpp"
#include "tests/server/store_around.hpp"

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace frise::test {

// What a store was given to keep, for a test to read along.
class Ledger {
  public:
    void note(std::span<const store::Append> appends) {
        const std::scoped_lock lock{mutex_};
        for (const store::Append& each : appends) {
            auto& entries = tables_[each.table];
            entries.insert(entries.end(), each.entries.begin(), each.entries.end());
        }
    }
    [[nodiscard]] std::vector<std::string> after(const std::string& table, std::size_t number) const {
        const std::scoped_lock lock{mutex_};
        const auto& entries = tables_.at(table);
        return {entries.begin() + static_cast<std::ptrdiff_t>(number), entries.end()};
    }

  private:
    mutable std::mutex mutex_;
    std::map<std::string, std::vector<std::string>> tables_;
};

class LedgerStore final : public StoreAround {
  public:
    explicit LedgerStore(std::shared_ptr<Ledger> ledger) : ledger_{std::move(ledger)} {}
    store::Stored<std::vector<store::Appended>> append(std::span<const store::Append> appends) override {
        ledger_->note(appends);
        return StoreAround::append(appends);
    }

  private:
    std::shared_ptr<Ledger> ledger_;
};

// By card, after an entry; what that entry itself turns or brings is no secret in it.
struct Secrets {
    std::vector<bool> year;   // not turned
    std::vector<bool> title;  // in the pile

    // Nothing was dealt yet.
    static Secrets all(std::size_t cards) { return {std::vector<bool>(cards, true), std::vector<bool>(cards, true)}; }
};

class Truth {
  public:
    Truth(std::string code, const Ledger& ledger, std::shared_ptr<const table::Playset> playset);

    // Takes in what was stored since.
    void follow();

    [[nodiscard]] const table::LiveTable& table() const { return table_; }
    [[nodiscard]] const Game& game() const { return *table_.game(); }
    [[nodiscard]] const CardNames& names() const { return playset_->names; }
    [[nodiscard]] const Deck& deck() const { return playset_->deck; }
    // After entry `number`.
    [[nodiscard]] const Secrets& secrets(std::size_t number) const { return secrets_.at(number); }
    // Never shown so far.
    [[nodiscard]] const Secrets& never_told() const { return never_told_; }
    [[nodiscard]] bool was_guessed(Year year) const { return guessed_.contains(year); }

  private:
    void fold(const Events& events);

    const Ledger& ledger_;
    std::shared_ptr<const table::Playset> playset_;
    table::LiveTable table_;
    std::vector<Secrets> secrets_;  // by number
    Secrets never_told_;
    std::set<Year> guessed_;
};

}  // namespace frise::test
