// Answers of the query service.
#include "deckkit/import/iso_date.hpp"
#include "tests/import/samples.hpp"

namespace frise::deckkit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Year wikidata(std::string_view text, std::optional<int> precision = {}, Calendar calendar = Calendar::gregorian) {
    const auto date = read_iso_date(text);
    if (!date) return 0;
    const auto year = wikidata_year(*date, precision, calendar);
    return year ? year->year : 0;
}

TEST(Wikidata, has_a_year_0_where_the_precision_is_a_year_or_finer) {
    EXPECT_EQ(wikidata("-0043-03-15T00:00:00Z", 11), -44);
    EXPECT_EQ(wikidata("-099-01-01T00:00:00Z", 9), -100);
    EXPECT_EQ(wikidata("0000-01-01T00:00:00Z", 9), -1);
    EXPECT_EQ(wikidata("0001-01-01T00:00:00Z", 9), 1);
    EXPECT_EQ(wikidata("-0043-03-15T00:00:00Z"), -44);
    EXPECT_EQ(wikidata("-0300-01-01T00:00:00Z", 7), -250);
    EXPECT_EQ(wikidata("-2999-01-01T00:00:00Z", 6), -2500);
    EXPECT_EQ(wikidata("-0440-01-01T00:00:00Z", 8), -445);
    EXPECT_EQ(wikidata("-66000000-01-01T00:00:00Z", 3), -66'000'000);
}

TEST(Wikidata, centuries_and_decades_are_their_middle) {
    EXPECT_EQ(wikidata("1900-01-01T00:00:00Z", 7), 1850);
    EXPECT_EQ(wikidata("1801-01-01T00:00:00Z", 7), 1850);
    EXPECT_EQ(wikidata("1920-01-01T00:00:00Z", 8), 1925);
    EXPECT_EQ(wikidata("2000-01-01T00:00:00Z", 6), 1500);
}

TEST(Wikidata, own_json_counts_as_people_do) {
    EXPECT_EQ(wikidata("-0044-00-00T00:00:00Z", 9), -44);
    EXPECT_EQ(wikidata("+1969-07-20T00:00:00Z", 11), 1969);
    EXPECT_EQ(wikidata("-0044-03-15"), -44);
}

TEST(Wikidata, julian_days_go_back_to_their_year) {
    EXPECT_EQ(wikidata("1643-01-04T00:00:00Z", 11, Calendar::julian), 1642);
    EXPECT_EQ(wikidata("1643-01-10T00:00:00Z", 11, Calendar::julian), 1642);
    EXPECT_EQ(wikidata("1643-01-11T00:00:00Z", 11, Calendar::julian), 1643);
    EXPECT_EQ(wikidata("1643-03-10T00:00:00Z", 11, Calendar::julian), 1643);
    EXPECT_EQ(wikidata("-0043-03-13T00:00:00Z", 11, Calendar::julian), -44);
    EXPECT_EQ(wikidata("-0100-12-29T00:00:00Z", 11, Calendar::julian), -101);
    EXPECT_EQ(wikidata("-0100-12-30T00:00:00Z", 11, Calendar::julian), -100);
    EXPECT_EQ(wikidata("1643-01-04T00:00:00Z", 11), 1643);
    EXPECT_EQ(wikidata("1643-01-01T00:00:00Z", 9, Calendar::julian), 1643);
}

TEST(Wikidata, as_json) {
    const Imported result = imported(sample("wikidata.json"), "query.json");
    EXPECT_EQ(result.kind, FileKind::wikidata);
    EXPECT_THAT(fields(result.columns),
                ElementsAre("-", "title_fr", "year", "precision", "calendar", "source", "title"));
    EXPECT_THAT(cards(result.deck, Language::fr),
                ElementsAre("-44 assassinat de César", "1642 naissance de Newton", "-250 grand phare"));
    EXPECT_THAT(told(result.remarks), ElementsAre("27 title-missing", "32 not-a-date"));
    EXPECT_EQ(result.deck.cards[0].source[Language::fr], "Assassinat de Jules César");
    EXPECT_EQ(result.deck.cards[2].precision, Precision::century);
    EXPECT_THAT(result.deck.languages(), ElementsAre(Language::fr));
}

TEST(Wikidata, as_csv_and_tsv) {
    const Imported csv = imported(sample("wikidata.csv"), "query.csv");
    EXPECT_EQ(csv.kind, FileKind::wikidata);
    EXPECT_THAT(cards(csv.deck), ElementsAre("-44 Caesar", "1969 Moon landing", "-1 1 BC"));
    EXPECT_EQ(csv.deck.cards[1].title[Language::fr], "Lune, premiers pas");
    EXPECT_THAT(told(csv.remarks), ElementsAre("2 precision-not-given"));
    const Imported tsv = imported(sample("wikidata.tsv"), "query.tsv");
    EXPECT_THAT(cards(tsv.deck), ElementsAre("-44 mort de \"César\"", "1969 Lune"));
    EXPECT_THAT(tsv.deck.languages(), ElementsAre(Language::fr));
    EXPECT_THAT(tsv.remarks, IsEmpty());
}

}  // namespace
}  // namespace frise::deckkit
