// Making packages.
#include "tests/import/packages.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <zip.h>
#include <zstd.h>

namespace frise::deckkit {

std::string database(const std::string& sql) {
    sqlite3* connection = nullptr;
    sqlite3_open(":memory:", &connection);
    // The order that Anki's newer collections ask for.
    sqlite3_create_collation(connection, "unicase", SQLITE_UTF8, nullptr,
                             [](void*, int, const void*, int, const void*) { return 0; });
    char* error = nullptr;
    EXPECT_EQ(sqlite3_exec(connection, sql.c_str(), nullptr, nullptr, &error), SQLITE_OK) << error;
    sqlite3_int64 size = 0;
    unsigned char* data = sqlite3_serialize(connection, "main", &size, 0);
    std::string bytes{reinterpret_cast<const char*>(data), static_cast<std::size_t>(size)};
    sqlite3_free(data);
    sqlite3_close(connection);
    return bytes;
}

std::string old_collection() {
    return database(R"(
CREATE TABLE col (id integer primary key, ver integer, models text, decks text);
INSERT INTO col VALUES (1, 11, '{
  "100": {"name": "History", "flds": [{"name": "Front", "ord": 0}, {"name": "Back", "ord": 1}, {"name": "Anecdote", "ord": 2}]},
  "200": {"name": "Basic", "flds": [{"name": "Back", "ord": 0}, {"name": "Front", "ord": 1}]}}', '{}');
CREATE TABLE notes (id integer primary key, guid text, mid integer, tags text, flds text);
INSERT INTO notes VALUES (1, 'a', 100, '', '<b>Prise</b> de la Bastille' || char(31) || '14 juillet 1789' || char(31) || 'une {{c1::forteresse}}');
INSERT INTO notes VALUES (2, 'b', 100, '', 'Mort de&nbsp;C&eacute;sar' || char(31) || '44 av. J.-C.' || char(31) || '');
INSERT INTO notes VALUES (3, 'c', 200, '', '1969' || char(31) || 'Moon');
INSERT INTO notes VALUES (4, 'd', 100, '', 'Odd' || char(31) || 'never' || char(31) || '');
)");
}

std::string new_collection() {
    return database(R"(
CREATE TABLE col (id integer primary key, ver integer, models text);
INSERT INTO col VALUES (1, 18, '');
CREATE TABLE notetypes (id integer primary key, name text not null collate unicase, config blob);
CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);
CREATE TABLE fields (ntid integer not null, ord integer not null, name text not null collate unicase, config blob, primary key (ntid, ord)) without rowid;
INSERT INTO fields VALUES (7, 0, 'Date', x'00'), (7, 1, 'Event', x'00');
CREATE TABLE notes (id integer primary key, guid text, mid integer, tags text, flds text, sfld integer);
INSERT INTO notes VALUES (1, 'a', 7, '', '1876' || char(31) || 'Telephone', 1876);
)");
}

std::string zstd_packed(std::string_view bytes) {
    std::string packed(ZSTD_compressBound(bytes.size()), '\0');
    packed.resize(ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), 3));
    return packed;
}

std::string zipped(const std::vector<std::pair<std::string, std::string>>& files) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_source_keep(target);
    zip_t* archive = zip_open_from_source(target, ZIP_TRUNCATE, &error);
    for (const auto& [name, bytes] : files) {
        zip_source_t* source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
        zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    }
    EXPECT_EQ(zip_close(archive), 0);
    zip_source_open(target);
    zip_source_seek(target, 0, SEEK_END);
    std::string packed(static_cast<std::size_t>(zip_source_tell(target)), '\0');
    zip_source_seek(target, 0, SEEK_SET);
    zip_source_read(target, packed.data(), packed.size());
    zip_source_close(target);
    zip_source_free(target);
    return packed;
}

}  // namespace frise::deckkit
