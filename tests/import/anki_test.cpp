// Anki packages, made here.
#include "deckkit/import/plain_text.hpp"
#include "tests/import/packages.hpp"
#include "tests/import/samples.hpp"
#include "tests/support/languages.hpp"

namespace frise::deckkit {
namespace {

using testing::ElementsAre;

TEST(PlainText, leaves_words) {
    EXPECT_EQ(plain_text("<b>Bastille</b> &amp; l&rsquo;&eacute;t&#233; &#x1F600;"), "Bastille & l’été 😀");
    EXPECT_EQ(plain_text("a<br>b<div>c</div>"), "a b c ");
    EXPECT_EQ(plain_text("{{c1::Paris::city}} in {{c2::France}} [sound:x.mp3]!"), "Paris in France !");
    EXPECT_EQ(plain_text("{{c1::a {{c2::b}} c}}"), "a b c");
    EXPECT_EQ(plain_text("<style>x{}</style>y<!-- z -->"), "y");
    EXPECT_EQ(plain_text("1 < 2 & 3 &foo; &#0; <"), "1 < 2 & 3 &foo; &#0; <");
    EXPECT_EQ(plain_text("<b"), "<b");
    EXPECT_EQ(plain_text("<img src=\"x\">"), "");
    std::string hostile;
    for (int i = 0; i < 20'000; ++i) hostile += "{{c1::<a ";
    EXPECT_FALSE(plain_text(hostile).empty());
}

TEST(Anki, old_collections) {
    for (const char* name : {"collection.anki2", "collection.anki21"}) {
        const Imported result = imported(zipped({{"media", "{}"}, {name, old_collection()}}), "Histoire.apkg");
        EXPECT_EQ(result.kind, FileKind::anki);
        EXPECT_EQ(result.deck.id, "histoire");
        EXPECT_THAT(fields(result.columns), ElementsAre("title", "year", "fact"));
        EXPECT_THAT(cards(result.deck), ElementsAre("1789 Prise de la Bastille", "-44 Mort de César", "1969 Moon"));
        EXPECT_EQ(result.deck.cards[0].fact[english], "une forteresse");
        EXPECT_THAT(told(result.remarks), ElementsAre("4 not-a-date"));
    }
}

TEST(Anki, new_collections) {
    const std::string package = zipped({{"meta", "\x08\x03"},
                                        {"collection.anki2", old_collection()},
                                        {"collection.anki21b", zstd_packed(new_collection())}});
    EXPECT_THAT(cards(imported(package, "x.apkg").deck), ElementsAre("1876 Telephone"));
}

TEST(Anki, a_collection_by_itself_even_with_a_log) {
    std::string bytes = old_collection();
    bytes[18] = bytes[19] = 2;
    EXPECT_EQ(imported(bytes, "collection.anki2").deck.cards.size(), 3U);
}

TEST(Anki, what_is_no_package_is_refused) {
    EXPECT_EQ(refusal(zipped({{"a.txt", "hello"}}), "x.apkg"), "no-collection");
    EXPECT_EQ(refusal(zipped({{"xl/workbook.xml", "<x/>"}}), "x.xlsx"), "spreadsheet-file");
    EXPECT_EQ(refusal(zipped({{"mimetype", "x"}, {"content.xml", "<x/>"}}), "x.ods"), "spreadsheet-file");
    EXPECT_EQ(refusal(zipped({{"collection.anki2", "no database"}}), "x.apkg"), "database-broken");
    EXPECT_EQ(refusal(zipped({{"collection.anki2", database("CREATE TABLE x (y)")}}), "x.apkg"), "database-broken");
    EXPECT_EQ(refusal(zipped({{"collection.anki21b", "no zstd"}}), "x.apkg"), "archive-broken");
    EXPECT_EQ(refusal("hello", "x.apkg", {.kind = FileKind::anki}), "archive-broken");
    EXPECT_EQ(refusal("PK\x03\x04", "x.apkg"), "archive-broken");
}

}  // namespace
}  // namespace frise::deckkit
