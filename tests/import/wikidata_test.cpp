// Answers of the query service.
#include "deckkit/import/iso_date.hpp"
#include "tests/import/samples.hpp"
#include "tests/support/languages.hpp"

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
    EXPECT_THAT(cards(result.deck, french),
                ElementsAre("-44 assassinat de César", "1642 naissance de Newton", "-250 grand phare"));
    EXPECT_THAT(told(result.remarks), ElementsAre("27 title-missing", "32 not-a-date"));
    EXPECT_EQ(result.deck.cards[0].source[french], "Assassinat de Jules César");
    EXPECT_EQ(result.deck.cards[2].precision, Precision::century);
    EXPECT_THAT(result.deck.languages(), ElementsAre(french));
}

TEST(Wikidata, as_csv_and_tsv) {
    const Imported csv = imported(sample("wikidata.csv"), "query.csv");
    EXPECT_EQ(csv.kind, FileKind::wikidata);
    EXPECT_THAT(cards(csv.deck), ElementsAre("-44 Caesar", "1969 Moon landing", "-1 1 BC"));
    EXPECT_EQ(csv.deck.cards[1].title[french], "Lune, premiers pas");
    EXPECT_THAT(told(csv.remarks), ElementsAre("2 precision-not-given"));
    const Imported tsv = imported(sample("wikidata.tsv"), "query.tsv");
    EXPECT_THAT(cards(tsv.deck), ElementsAre("-44 mort de \"César\"", "1969 Lune"));
    EXPECT_THAT(tsv.deck.languages(), ElementsAre(french));
    EXPECT_THAT(tsv.remarks, IsEmpty());
}

// An answer to SELECT with these variables; "item" in them is the address of one.
std::string answer(const std::string& names, const std::string& row) {
    std::string text = names + "\n";
    for (const char* number : {"1", "2"}) {
        std::string cells = row;
        for (std::size_t at = cells.find("item"); at != std::string::npos; at = cells.find("item", at)) {
            cells.replace(at, 4, "http://www.wikidata.org/entity/Q" + std::string{number});
        }
        text += cells + "\n";
    }
    return text;
}

TEST(Wikidata, titles_are_labels_whatever_the_variable_is_called) {
    const std::string date = "1789-07-14T00:00:00Z";
    for (const char* item : {"event", "invention", "bataille", "x", "œuvre", "monEvent", "item"}) {
        const std::string label = std::string{item} + "Label";
        for (const std::string& text :
             {answer(item + ("," + label) + ",date", "item,Bastille," + date),
              answer("date," + label + "," + item, date + ",Bastille,item"),
              answer(item + (",lieuLabel,date," + label), "item,Paris," + date + ",Bastille"),
              "[{\"" + std::string{item} + R"(": "http://www.wikidata.org/entity/Q1", "date": ")" + date + "\", \"" +
                  label + "\": \"Bastille\"}]"}) {
            EXPECT_THAT(cards(imported(text, "query").deck), testing::Contains("1789 Bastille")) << text;
        }
    }
    const Imported json = imported(R"({"results": {"bindings": [
        {"bataille": {"type": "uri", "value": "http://www.wikidata.org/entity/Q1"},
         "batailleLabel": {"xml:lang": "fr", "value": "Bastille"},
         "date": {"value": "1789-07-14T00:00:00Z"}}]}})",
                                   "query.json");
    EXPECT_THAT(fields(json.columns), ElementsAre("-", "title_fr", "year"));
    const Imported tsv = imported("?bataille\t?batailleLabel\t?date\n"
                                  "<http://www.wikidata.org/entity/Q1>\t\"Bastille\"@fr\t1789-07-14T00:00:00Z\n",
                                  "query.tsv");
    EXPECT_THAT(fields(tsv.columns), ElementsAre("-", "title_fr", "year"));
    EXPECT_THAT(cards(tsv.deck, french), ElementsAre("1789 Bastille"));
}

TEST(Wikidata, addresses_are_no_titles) {
    const std::string date = "1789-07-14T00:00:00Z";
    EXPECT_EQ(refusal(answer("event,date", "item," + date)), "no-label-column");
    EXPECT_EQ(refusal(answer("invention,date,place", "item," + date + ",Point(2 48)")), "no-label-column");
    EXPECT_EQ(refusal(answer("battle,date,lieuLabel", "item," + date + ",Paris")), "no-label-column");
    EXPECT_EQ(refusal("Titre;Année\nhttps://fr.wikipedia.org/wiki/A;1789\nhttps://fr.wikipedia.org/wiki/B;1969\n"),
              "no-label-column");
    EXPECT_EQ(refusal(answer("a,aLabel,b,bLabel,date", "item,Bastille,item,Paris," + date)), "title-unclear");
    EXPECT_THAT(cards(imported(answer("event,eventLabel,b,bLabel,date", "item,Bastille,item,Paris," + date)).deck),
                ElementsAre("1789 Bastille", "1789 Bastille"));
}

}  // namespace
}  // namespace frise::deckkit
