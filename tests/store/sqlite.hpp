// What the tests of SQLite's file share.
#pragma once

#include "store/sqlite_database.hpp"
#include "store/sqlite_store.hpp"
#include "tests/store/samples.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>

namespace frise::store_test {

using store::SqliteMode;

inline std::unique_ptr<Store> opened(const std::filesystem::path& file, SqliteMode mode = SqliteMode::serve) {
    auto opened = open_sqlite_store(file, mode);
    if (opened) return *std::move(opened);
    ADD_FAILURE() << opened.error().message;
    return nullptr;
}

// As with another program.
inline void execute(const std::filesystem::path& file, const std::string& script) {
    const auto written = store::attempt([&] {
        store::SqliteDatabase database{file, store::SqliteDatabase::Access::write};
        database.execute(script);
    });
    expect_done(written);
}

}  // namespace frise::store_test
