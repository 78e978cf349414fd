// Reading tests/data/databases.
#include "tests/store/kept_databases.hpp"

#include "store/postgres_store.hpp"
#include "store/sqlite_store.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <fstream>
#include <iterator>

namespace frise::store_test {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

const fs::path kept_in = fs::path{FRISE_SOURCE_DIR} / "tests" / "data" / "databases";

std::string text_of(const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

std::string text(const json::value& object, const char* name) { return json::value_to<std::string>(object.at(name)); }

Hash hash_in(const json::value& object) {
    const std::string digits = text(object, "hash");
    Hash hash{};
    for (std::size_t i = 0; i < hash.size(); ++i) {
        hash[i] = static_cast<std::uint8_t>(std::stoi(digits.substr(2 * i, 2), nullptr, 16));
    }
    return hash;
}

TableRecord table_in(const json::value& row) {
    TableRecord table;
    table.summary = {.table = text(row, "code"),
                     .standing = static_cast<Standing>(row.at("standing").as_int64()),
                     .listed = row.at("listed").as_bool(),
                     .changed = row.at("changed").as_int64(),
                     .people = json::value_to<std::vector<std::string>>(row.at("people")),
                     .text = text(row, "text")};
    table.entries = json::value_to<Entries>(row.at("entries"));
    table.last = table.entries.size();
    return table;
}

}  // namespace

std::string KeptDatabase::name() const {
    return (kind == Kind::sqlite ? "sqlite_" : "postgres_") + std::to_string(version);
}

std::vector<KeptDatabase> kept_databases() {
    std::vector<KeptDatabase> found;
    for (const auto& entry : fs::directory_iterator{kept_in}) {
        const std::string name = entry.path().stem().string();
        const bool is_sqlite = name.starts_with("sqlite-");
        if (!is_sqlite && !name.starts_with("postgres-")) continue;
        found.push_back({is_sqlite ? KeptDatabase::Kind::sqlite : KeptDatabase::Kind::postgres,
                         std::stoul(name.substr(name.find('-') + 1)), entry.path()});
    }
    std::ranges::sort(found, {}, &KeptDatabase::file);
    return found;
}

std::optional<Person> Contents::person(const std::string& id) const {
    const auto found = std::ranges::find(people, id, &Person::id);
    return found == people.end() ? std::nullopt : std::optional{*found};
}

Contents kept_contents() {
    const json::value all = json::parse(text_of(kept_in / "contents.json"));
    Contents contents;
    for (const auto& row : all.at("tables").as_array()) contents.tables.push_back(table_in(row));
    for (const auto& row : all.at("people").as_array()) contents.people.push_back({text(row, "id"), text(row, "name")});
    for (const auto& row : all.at("tokens").as_array()) contents.tokens.emplace_back(hash_in(row), text(row, "person"));
    for (const auto& row : all.at("codes").as_array()) {
        contents.codes.push_back({hash_in(row), text(row, "person"), row.at("expires").as_int64()});
    }
    for (const auto& row : all.at("decks").as_array()) contents.decks.emplace(text(row, "hash"), text(row, "text"));
    for (const auto& row : all.at("own_decks").as_array()) {
        contents.own_decks[text(row, "person")].push_back(
            {text(row, "hash"), row.at("saved").as_int64(), text(row, "text")});
    }
    return contents;
}

CopyOfDatabase::CopyOfDatabase(const KeptDatabase& original) : kind_{original.kind} {
    if (kind_ == KeptDatabase::Kind::sqlite) {
        fs::copy_file(original.file, place_.folder() / "games.db");
        return;
    }
    place_.fill_database(text_of(original.file));
}

Stored<std::unique_ptr<Store>> CopyOfDatabase::open(Opening opening) {
    const bool serves = opening == Opening::serve;
    if (kind_ == KeptDatabase::Kind::sqlite) {
        return open_sqlite_store(place_.folder() / "games.db",
                                 serves ? store::SqliteMode::serve : store::SqliteMode::read);
    }
    return open_postgres_store(place_.database(), serves ? store::PostgresMode::serve : store::PostgresMode::read);
}

}  // namespace frise::store_test
