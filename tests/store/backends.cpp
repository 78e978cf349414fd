// The backends that have to keep the contract.
#include "store/memory_store.hpp"
#include "store/postgres_store.hpp"
#include "store/sqlite_store.hpp"
#include "tests/store/contract.hpp"

namespace frise::store_test {
namespace {

const std::vector<Backend> backends{
    {"memory", [](Place&) { return store::make_memory_store(); }, false},
    {"sqlite", [](Place& place) { return open_sqlite_store(place.folder() / "games.db", store::SqliteMode::serve); }},
    {"postgres", [](Place& place) { return open_postgres_store(place.database(), store::PostgresMode::serve); }},
};

std::string name_of(const testing::TestParamInfo<Backend>& test) { return test.param.name; }

INSTANTIATE_TEST_SUITE_P(Every, Contract, testing::ValuesIn(backends), name_of);
INSTANTIATE_TEST_SUITE_P(Every, TablesContract, testing::ValuesIn(backends), name_of);
INSTANTIATE_TEST_SUITE_P(Every, PeopleContract, testing::ValuesIn(backends), name_of);
INSTANTIATE_TEST_SUITE_P(Every, DecksContract, testing::ValuesIn(backends), name_of);
INSTANTIATE_TEST_SUITE_P(Every, AttendanceContract, testing::ValuesIn(backends), name_of);

}  // namespace
}  // namespace frise::store_test
