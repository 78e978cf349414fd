// The contract of a store, part by part, asked of every backend.
#pragma once

#include "tests/store/samples.hpp"
#include "tests/store/scratch.hpp"
#include "tests/support/postgres.hpp"

#include <filesystem>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::store_test {

// Where one test keeps a store.
class Place {
  public:
    [[nodiscard]] const std::filesystem::path& folder() const { return scratch_.folder(); }
    [[nodiscard]] std::string database() {
        if (!database_) database_.emplace();
        return database_->address();
    }
    // As with another program, before the store is opened.
    void fill_database(const std::string& script) {
        if (!database_) database_.emplace();
        database_->execute(script);
    }

  private:
    Scratch scratch_;
    std::optional<test::FreshDatabase> database_;
};

struct Backend {
    std::string name;
    // The store of this place: empty at first, and what was left there when opened again.
    std::function<Stored<std::unique_ptr<Store>>(Place& place)> open;
    bool lasts = true;
};

class Contract : public testing::TestWithParam<Backend> {
  protected:
    void SetUp() override { reopen(); }

    void reopen() {
        store_.reset();
        auto opened = GetParam().open(place_);
        ASSERT_TRUE(opened) << opened.error().message;
        store_ = *std::move(opened);
    }

    Store& store() { return *store_; }
    Results append(const std::vector<Append>& appends) { return value(store_->append(appends)); }
    Results append(const Append& one) { return append(std::vector{one}); }

    std::optional<TableRecord> load(std::string_view table, Number after = 0) {
        return value(store_->load(table, after));
    }

    Entries entries(std::string_view table, Number after = 0) {
        const auto found = load(table, after);
        return found ? found->entries : Entries{"no such table"};
    }

    // Their codes.
    std::vector<std::string> list(const TableQuery& query) {
        std::vector<std::string> codes;
        for (const auto& table : value(store_->list(query))) codes.push_back(table.table);
        return codes;
    }

    Removals remove(const std::vector<Removal>& removals) { return value(store_->remove(removals)); }
    std::optional<Person> person(std::string_view id) { return value(store_->person(id)); }

  private:
    Place place_;
    std::unique_ptr<Store> store_;
};

class TablesContract : public Contract {};
class PeopleContract : public Contract {};
class DecksContract : public Contract {};
class AttendanceContract : public Contract {};

}  // namespace frise::store_test
