// The backends that have to keep the contract.
#include "store/memory_store.hpp"
#include "store/sqlite_store.hpp"
#include "tests/store/contract.hpp"

namespace frise::store_test {
namespace {

const std::vector<Backend> backends{
    {"memory", [](const auto&) { return store::make_memory_store(); }, false},
    {"sqlite", [](const auto& folder) { return open_sqlite_store(folder / "games.db", store::SqliteMode::serve); }},
};

INSTANTIATE_TEST_SUITE_P(Every, Contract, testing::ValuesIn(backends),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace frise::store_test
