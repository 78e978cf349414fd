// The published schema says what the reader does.
#include "tests/deckkit/tiny.hpp"

#include <boost/json.hpp>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

namespace frise::deckkit {
namespace {

namespace json = boost::json;

class Schema : public testing::Test {
  protected:
    static json::value read() {
        std::ifstream file{FRISE_SOURCE_DIR "/docs/deck.schema.json"};
        return json::parse(std::string{std::istreambuf_iterator<char>{file}, {}});
    }
    static std::set<std::string> keys(const json::value& object) {
        std::set<std::string> found;
        for (const auto& field : object.as_object()) found.emplace(field.key());
        return found;
    }
    static std::set<std::string> texts(const json::value& list) {
        std::set<std::string> found;
        for (const json::value& text : list.as_array()) found.emplace(text.as_string());
        return found;
    }

    const json::value schema_ = read();
    const json::value& card_ = schema_.at("$defs").at("card");
};

TEST_F(Schema, knows_every_region_and_precision) {
    EXPECT_EQ(texts(card_.at("properties").at("region").at("enum")),
              std::set<std::string>(all_regions.begin(), all_regions.end()));
    std::set<std::string> precisions;
    for (const Precision precision : all_precisions) precisions.emplace(name(precision));
    EXPECT_EQ(texts(card_.at("properties").at("precision").at("enum")), precisions);
    EXPECT_EQ(schema_.at("properties").at("format").at("const"), deck_format);
}

// Each field of the schema is one that the reader knows, and any other is not.
TEST_F(Schema, has_the_fields_that_the_reader_knows) {
    const auto unknown = [](const std::string& more, const std::string& of_card) {
        const ReadDeck read = read_deck(deck_with("{'id':'a','year':1,'title':{'en':'x'}" + of_card + "}", more));
        return flaws(read.problems, Severity::warning).contains("unknown-field");
    };
    for (const std::string& field : keys(card_.at("properties"))) {
        if (field != "id" && field != "year" && field != "title") {
            EXPECT_FALSE(unknown("", ",'" + field + "':null")) << field;
        }
    }
    for (const std::string& field : keys(schema_.at("properties"))) {
        if (!std::set<std::string>{"format", "id", "title", "licence", "cards"}.contains(field)) {
            EXPECT_FALSE(unknown("'" + field + "':null,", "")) << field;
        }
    }
    EXPECT_TRUE(unknown("", ",'other':null"));
    EXPECT_TRUE(unknown("'other':null,", ""));
}

TEST_F(Schema, requires_what_the_reader_requires) {
    const auto missing = [](const std::string& json) {
        std::set<std::string> fields;
        for (const Problem& problem : read_deck(json).problems) {
            if (problem.flaw == Flaw::field_missing) fields.insert(problem.field);
        }
        return fields;
    };
    EXPECT_EQ(missing("{}"), texts(schema_.at("required")));
    EXPECT_EQ(missing(deck_with("{}")), texts(card_.at("required")));
}

}  // namespace
}  // namespace frise::deckkit
