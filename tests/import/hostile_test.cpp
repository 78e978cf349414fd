// Files that are meant to hurt, or just broken.
#include "deckkit/import/limits.hpp"
#include "tests/import/packages.hpp"
#include "tests/import/samples.hpp"
#include "tests/support/languages.hpp"

#include <random>

namespace frise::deckkit {
namespace {

TEST(Hostile, too_big) {
    EXPECT_EQ(refusal(std::string(most_bytes + 1, 'a')), "file-too-big");
    std::string rows = "year,title\n";
    for (std::size_t i = 0; i <= most_rows; ++i) rows += "1,a\n";
    EXPECT_EQ(refusal(rows), "too-many-rows");
    EXPECT_EQ(refusal("year,title" + std::string(200, 'x') + "\n1" + std::string(150, ',') + "a\n"),
              "too-many-columns");
}

TEST(Hostile, a_zip_bomb_is_refused_before_it_is_unpacked) {
    const std::string bomb = zipped({{"collection.anki21", std::string(110 * megabyte, '\0')}});
    EXPECT_LT(bomb.size(), megabyte);
    EXPECT_EQ(refusal(bomb, "x.apkg"), "archive-too-big");
    EXPECT_EQ(refusal(zipped({{"collection.anki21", std::string(5 * megabyte, '\0')}}), "x.apkg"), "archive-too-big");
}

TEST(Hostile, a_zip_bomb_that_lies_about_its_size_is_refused_too) {
    std::string bomb = zipped({{"collection.anki21", std::string(5 * megabyte, '\0')}});
    // Both headers, little-endian, say that 1000 bytes come out.
    const std::string honest{'\x40', '\x4B', '\x4C', '\x00'};
    const std::string lie{'\xE8', '\x03', '\x00', '\x00'};
    int found = 0;
    for (std::size_t at = bomb.find(honest); at != std::string::npos; at = bomb.find(honest, at)) {
        bomb.replace(at, lie.size(), lie);
        ++found;
    }
    EXPECT_GE(found, 1);
    EXPECT_THAT(refusal(bomb, "x.apkg"), testing::AnyOf("archive-too-big", "archive-broken", "database-broken"));
}

TEST(Hostile, a_zstd_bomb_is_refused) {
    const std::string bomb = zstd_packed(std::string(110 * megabyte, '\0'));
    EXPECT_EQ(refusal(zipped({{"collection.anki21b", bomb}}), "x.apkg"), "archive-too-big");
    const std::string twice = zstd_packed(zstd_packed(std::string(90 * megabyte, '\0')));
    EXPECT_EQ(refusal(zipped({{"collection.anki21b", twice}}), "x.apkg"), "database-broken");
}

TEST(Hostile, truncated_archives) {
    const std::string whole = zipped({{"media", "{}"}, {"collection.anki21b", zstd_packed(new_collection())}});
    for (std::size_t size = 2; size < whole.size(); size += 7) {
        EXPECT_FALSE(import_deck(std::string_view{whole}.substr(0, size), "x.apkg", {})) << size;
    }
    const std::string stream = zstd_packed(new_collection());
    for (std::size_t size = 0; size < stream.size(); size += 5) {
        EXPECT_EQ(refusal(zipped({{"collection.anki21b", stream.substr(0, size)}}), "x.apkg"), "archive-broken")
            << size;
    }
    const std::string collection = old_collection();
    for (std::size_t size = 0; size < collection.size(); size += 512) {
        (void)import_deck(zipped({{"collection.anki2", collection.substr(0, size)}}), "x.apkg", {});
    }
}

TEST(Hostile, flipped_bytes_do_no_harm) {
    std::mt19937 random{1789};
    for (const std::string& whole :
         {old_collection(), zipped({{"collection.anki2", old_collection()}}), sample("wikidata.json"),
          sample("teacher-windows-1252.csv"), sample("excel-utf16.txt")}) {
        for (int i = 0; i < 200; ++i) {
            std::string broken = whole;
            for (int flips = 0; flips < 4; ++flips)
                broken[random() % broken.size()] = static_cast<char>(random() % 256);
            (void)import_deck(broken, "x", {});
        }
    }
}

TEST(Hostile, rubbish) {
    std::mt19937 random{1515};
    std::string rubbish(10'000, '\0');
    for (char& c : rubbish) c = static_cast<char>(random() % 256);
    EXPECT_EQ(refusal(rubbish, "x.csv"), "not-text");
    for (const std::string_view magic :
         {"PK\x03\x04", "SQLite format 3", "{", "[", "\xFF\xFE", "?a\t?b\n", "#frise,"}) {
        EXPECT_FALSE(import_deck(std::string{magic} + rubbish, "x.csv", {}));
    }
    EXPECT_EQ(refusal("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "x.xls"), "spreadsheet-file");
}

TEST(Hostile, schemas) {
    const std::string col = "CREATE TABLE col (models text); INSERT INTO col VALUES "
                            "('{\"1\": {\"flds\": [{\"name\": \"year\"}, {\"name\": \"title\"}]}}');";
    const auto with = [&](const std::string& sql) { return refusal(database(col + sql), "x.anki2"); };
    EXPECT_EQ(with("CREATE VIEW notes AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) "
                   "SELECT x AS mid, 'a' AS flds FROM n"),
              "database-broken");
    EXPECT_EQ(with("CREATE TABLE notes (mid integer, flds text AS (hex(zeroblob(9000000)))); INSERT INTO notes (mid) "
                   "VALUES (1), (1), (1), (1), (1), (1), (1), (1), (1), (1)"),
              "database-broken");
    EXPECT_EQ(with("CREATE VIRTUAL TABLE notes USING fts4(mid, flds)"), "database-broken");
    EXPECT_EQ(with("CREATE TABLE notes (mid integer)"), "database-broken");
    EXPECT_EQ(with("CREATE TABLE notes (mid integer, flds text)"), "no-cards");
    EXPECT_EQ(refusal(database("CREATE TABLE col (models text); INSERT INTO col VALUES ('{\"1\": [[[')"), "x.anki2"),
              "database-broken");
}

TEST(Hostile, notes_without_end) {
    const std::string many = database("CREATE TABLE col (models text); INSERT INTO col VALUES "
                                      "('{\"1\": {\"flds\": [{\"name\": \"year\"}, {\"name\": \"title\"}]}}');"
                                      "CREATE TABLE notes (mid integer, flds text);"
                                      "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 200001) "
                                      "INSERT INTO notes SELECT 1, '1789' || char(31) || 'a' FROM n;");
    EXPECT_EQ(refusal(many, "x.anki2"), "too-many-rows");
}

TEST(Hostile, quotes_without_end_take_no_time) {
    std::string quotes = "year,title\n";
    for (int i = 0; i < 100'000; ++i) quotes += i % 2 == 0 ? "1,\"a\n" : "2,b\"\"c\n";
    (void)import_deck(quotes, "x.csv", {});
}

TEST(Remarks, are_cut_short) {
    Remarks remarks(most_remarks, Remark{Issue::date_missing, 1, "", {}});
    cut_short(remarks);
    EXPECT_EQ(remarks.size(), most_remarks);
    remarks.push_back({Issue::date_missing, 1, "", {}});
    cut_short(remarks);
    ASSERT_EQ(remarks.size(), most_remarks + 1);
    EXPECT_EQ(explain(remarks.back(), english), "there is more to say: only the first 500 remarks are told");
}

TEST(Remarks, have_words_in_both_languages) {
    for (int i = 0; i <= static_cast<int>(Issue::stopped); ++i) {
        const Remark remark{static_cast<Issue>(i), 1, "title", {}};
        EXPECT_EQ(static_cast<int>(remark.issue), i);
        EXPECT_FALSE(name(remark.issue).empty());
        EXPECT_NE(explain(remark, english), explain(remark, french));
    }
}

}  // namespace
}  // namespace frise::deckkit
