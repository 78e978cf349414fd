// Which pages there are, and what lies where on them.
#include "deckkit/print/sheet.hpp"
#include "tests/print/pdf.hpp"
#include "tests/support/languages.hpp"

#include <cmath>
#include <gmock/gmock.h>

namespace frise::deckkit {
namespace {

using print::best_sheet;
using print::Box;
using testing::HasSubstr;
using testing::Not;

struct Expected {
    Paper paper;
    CardSize size;
    Backs backs;
    std::size_t on_a_sheet;
    std::string page;
};

const std::vector<Expected> all_kinds{
    {Paper::a4, CardSize::poker, Backs::duplex, 9, "210 x 297"},
    {Paper::a4, CardSize::mini, Backs::duplex, 16, "210 x 297"},
    {Paper::a4, CardSize::large, Backs::duplex, 4, "210 x 297"},
    {Paper::letter, CardSize::poker, Backs::duplex, 9, "216 x 279"},
    {Paper::letter, CardSize::mini, Backs::duplex, 12, "216 x 279"},
    {Paper::letter, CardSize::large, Backs::duplex, 4, "216 x 279"},
    {Paper::a4, CardSize::poker, Backs::fold, 4, "297 x 210"},
    {Paper::a4, CardSize::mini, Backs::fold, 8, "210 x 297"},
    {Paper::a4, CardSize::large, Backs::fold, 2, "210 x 297"},
    {Paper::letter, CardSize::poker, Backs::fold, 4, "279 x 216"},
    {Paper::letter, CardSize::mini, Backs::fold, 6, "216 x 279"},
    {Paper::letter, CardSize::large, Backs::fold, 2, "216 x 279"},
};

TEST(Pages, are_as_many_and_as_big_as_each_size_needs) {
    const Deck deck = deck_of(10);
    for (const auto& [paper, size, backs, on_a_sheet, page] : all_kinds) {
        ASSERT_EQ(best_sheet(paper, size, backs).cards(), on_a_sheet);
        const Pdf pdf{deck, {.paper = paper, .size = size, .backs = backs}};
        const auto sheets = static_cast<int>((10 + on_a_sheet - 1) / on_a_sheet);
        EXPECT_EQ(pdf.pages(), backs == Backs::duplex ? 2 * sheets : sheets);
        EXPECT_EQ(pdf.page_size(1), page);
    }
}

TEST(Sheets, keep_cards_and_bleed_where_printers_print) {
    for (const auto& kind : all_kinds) {
        const print::Sheet sheet = best_sheet(kind.paper, kind.size, kind.backs);
        const Box area = sheet.area().grown(print::bleed);
        EXPECT_GE(std::min(area.x, area.y), print::unprinted - 1e-9);
        EXPECT_NEAR(area.right(), sheet.page.width - area.x, 1e-9);
        EXPECT_NEAR(area.bottom(), sheet.page.height - area.y, 1e-9);
    }
}

TEST(Duplex, the_backs_lie_behind_their_fronts) {
    const Pdf pdf{deck_of(4), {}};
    for (const std::string id : {"card001", "card002", "card003", "card004"}) {
        const Word front = pdf.word(1, id);
        const Word back = pdf.word(2, id);
        // Cards in the same column have titles in the middle: turned over, one lies on the other.
        EXPECT_NEAR((front.left + front.right) / 2 + (back.left + back.right) / 2, 210, 16) << id;
        EXPECT_LT(std::abs(front.top - back.top), 30) << id;
    }
    EXPECT_LT(pdf.word(1, "card001").left, pdf.word(1, "card003").left);
    EXPECT_GT(pdf.word(2, "card001").left, pdf.word(2, "card003").left);
    EXPECT_GT(pdf.word(2, "card004").left, 130) << "the first of a row is at the right end of the back";
}

TEST(Duplex, the_backs_can_be_moved) {
    const Pdf plain{deck_of(4), {}};
    const Pdf moved{deck_of(4), {.back_right = 2, .back_down = -1}};
    EXPECT_NEAR(moved.word(1, "card002").left, plain.word(1, "card002").left, .01);
    EXPECT_NEAR(moved.word(2, "card002").left, plain.word(2, "card002").left + 2, .01);
    EXPECT_NEAR(moved.word(2, "card002").top, plain.word(2, "card002").top - 1, .01);
}

TEST(FoldOver, has_both_sides_of_a_card_beside_each_other) {
    const Pdf pdf{deck_of(5), {.backs = Backs::fold}};
    const std::string text = pdf.text(1);
    EXPECT_THAT(text, HasSubstr("Sheet 1 of 2, to fold"));
    const Word year = pdf.word(1, "1001");
    const Word dated = pdf.word(1, "opening");
    EXPECT_GT(year.left, dated.right);
    EXPECT_LT(year.left - dated.right, 63);
}

TEST(Pages, tell_nothing_of_years_on_the_title_side) {
    Deck deck = deck_of(12);
    deck.cards[0].precision = Precision::about;
    deck.cards[1].year = -300;
    for (const CardSize size : {CardSize::mini, CardSize::poker}) {
        const Pdf pdf{deck, {.size = size}};
        for (int page = 1; page <= pdf.pages(); page += 2) {
            const std::string front = pdf.text(page);
            for (const Card& card : deck.cards) EXPECT_THAT(front, Not(HasSubstr(std::to_string(card.year))));
            EXPECT_THAT(front, Not(HasSubstr("BC")));
            EXPECT_THAT(front, Not(HasSubstr("around")));
            EXPECT_THAT(front, Not(HasSubstr("Nobody")));
        }
    }
}

TEST(Pages, number_the_cards_by_their_ids) {
    const Pdf pdf{deck_of({card("zebra", 1100), card("apple", 1900), card("melon", 1500)}), {}};
    EXPECT_THAT(pdf.text(1), testing::ContainsRegex("The apple +The melon +The zebra"));
    EXPECT_THAT(pdf.text(1), testing::ContainsRegex("Museums +1/3 +Museums +2/3 +Museums +3/3"));
}

TEST(Rules, follow_the_cards) {
    PrintOptions options{.language = french};
    options.rules = {{"Le but", {"Poser toutes ses cartes.", "• Une à la fois.", ""}},
                     {"La fin", {"Quand c’est fini."}}};
    const Pdf pdf{deck_of(3), options};
    ASSERT_EQ(pdf.pages(), 3);
    const std::string text = pdf.text(3);
    for (const char* part :
         {"Le but", "Poser toutes ses cartes.", "Une à la fois.", "La fin", "Règles, page 1 sur 1"}) {
        EXPECT_THAT(text, HasSubstr(part));
    }
}

TEST(Rules, take_as_many_pages_as_they_need) {
    PrintOptions options;
    const std::string line(400, 'w');
    options.rules = {
        {"Long", std::vector<std::string>(60, "All of this has to be read before anybody may begin. " + line)}};
    const Pdf pdf{deck_of(1), options};
    EXPECT_GT(pdf.pages(), 4);
    for (int page = 3; page <= pdf.pages(); ++page) {
        for (const Word& word : pdf.words(page)) {
            EXPECT_GE(word.left, 17.9);
            EXPECT_LE(word.right, 210 - 17.9);
            EXPECT_LE(word.bottom, 297 - 22);
        }
    }
    options.rules = {};
    EXPECT_EQ((Pdf{deck_of(1), options}.pages()), 2);
}

}  // namespace
}  // namespace frise::deckkit
