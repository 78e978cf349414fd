// Short ways to say what is stored, and to take answers out of their wrapping.
#pragma once

#include "store/store.hpp"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace frise::store_test {

using store::Append;
using store::Appended;
using store::Hash;
using store::Number;
using store::OwnDeck;
using store::Person;
using store::Removal;
using store::Removed;
using store::Standing;
using store::Store;
using store::Stored;
using store::TableQuery;
using store::TableRecord;
using store::TableSummary;
using store::Time;
using store::Trouble;

using Entries = std::vector<std::string>;
using Results = std::vector<Appended>;
using Removals = std::vector<Removed>;

inline const Results done{Appended::done};
inline const Results conflict{Appended::conflict};

inline TableSummary summary(const std::string& table, Time changed = 1) {
    return {.table = table, .changed = changed, .people = {"ada", "bo"}, .text = R"({"title":")" + table + "\"}"};
}

inline Append opening(const std::string& table, Entries entries = {"{}"}) {
    return {table, 0, std::move(entries), summary(table)};
}

// Opens a table with this summary.
inline Append opening(const TableSummary& summary) { return {summary.table, 0, {"{}"}, summary}; }

inline Hash hash(int number) {
    Hash made{};
    made.front() = static_cast<std::uint8_t>(number);
    made.back() = static_cast<std::uint8_t>(number / 256);
    return made;
}

template <class T>
T value(Stored<T> stored) {
    if (stored) return *std::move(stored);
    ADD_FAILURE() << stored.error().message;
    return {};
}

inline void expect_done(const Stored<void>& stored) { EXPECT_TRUE(stored) << stored.error().message; }

// The trouble, which the sentence has to name in these words.
template <class T>
void expect_trouble(const Stored<T>& stored, Trouble::Kind kind, const std::string& words) {
    ASSERT_FALSE(stored);
    EXPECT_EQ(stored.error().kind, kind) << stored.error().message;
    EXPECT_NE(stored.error().message.find(words), std::string::npos) << stored.error().message;
}

}  // namespace frise::store_test
