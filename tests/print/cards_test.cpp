// What stands on printed cards.
#include "deckkit/print/palette.hpp"
#include "deckkit/print/symbol.hpp"
#include "tests/print/pdf.hpp"
#include "tests/support/languages.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <limits>
#include <map>

namespace frise::deckkit {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// Words that begin in the first card of an A4 sheet of poker cards have to end there.
void expect_inside(const Pdf& pdf, int page, double left) {
    for (const Word& word : pdf.words(page)) {
        if (word.top < 16.5 || word.bottom > 104.5) continue;
        EXPECT_GE(word.left, left + 2) << word.text;
        EXPECT_LE(word.right, left + 63 - 2) << word.text;
    }
}

// Millimetres a letter: those that were cut can still be copied, and take the room of the one … together.
double tightest(const Pdf& pdf, int page) {
    double least = 10;
    for (const Word& word : pdf.words(page)) {
        if (word.text.size() > 4)
            least = std::min(least, (word.right - word.left) / static_cast<double>(word.text.size()));
    }
    return least;
}

std::string sentence(std::size_t letters) {
    std::string text;
    while (text.size() < letters) text += "extraordinary and well known ";
    return text.substr(0, letters);
}

TEST(PrintedCard, speaks_english) {
    Card about = card("obelisk", -1450);
    about.precision = Precision::century;
    const Pdf pdf{deck_of({about}), {}};
    EXPECT_THAT(pdf.text(1), AllOf(HasSubstr("The obelisk"), HasSubstr("opening"), HasSubstr("Museums"),
                                   HasSubstr("1/1"), HasSubstr("Sheet 1 of 1, front"),
                                   HasSubstr("63 × 88 mm, print at 100%"), HasSubstr("game-icons.net, CC BY 3.0")));
    EXPECT_THAT(pdf.text(2), AllOf(HasSubstr("around"), HasSubstr("1450"), HasSubstr("BC"), HasSubstr("The obelisk"),
                                   HasSubstr("Nobody came to see it."), HasSubstr("Sheet 1 of 1, back")));
}

TEST(PrintedCard, speaks_french) {
    Card about = card("obelisk", -1450);
    about.precision = Precision::about;
    const Pdf pdf{deck_of({about}), {.language = french}};
    EXPECT_THAT(pdf.text(1), AllOf(HasSubstr("Le obelisk"), HasSubstr("ouverture"), HasSubstr("Musées"),
                                   HasSubstr("Feuille 1 sur 1, recto"), HasSubstr("imprimer à 100")));
    EXPECT_THAT(pdf.text(2), AllOf(HasSubstr("vers"), HasSubstr("1450"), HasSubstr("av. J.-C."),
                                   HasSubstr("Personne ne vint le voir."), HasSubstr("verso")));
}

TEST(PrintedCard, an_exact_year_stands_alone) {
    const Pdf pdf{deck_of({card("radio", 1895)}), {}};
    EXPECT_THAT(pdf.text(2), AllOf(HasSubstr("1895"), Not(HasSubstr("around")), Not(HasSubstr("BC"))));
}

TEST(PrintedCard, texts_as_long_as_a_deck_may_have_them_are_whole) {
    Card full = card("obelisk", 1450);
    full.title[english] = sentence(40);
    full.dated[english] = sentence(60);
    full.fact[english] = sentence(170);
    for (const CardSize size : {CardSize::mini, CardSize::poker, CardSize::large}) {
        const Pdf pdf{deck_of({full}), {.size = size}};
        EXPECT_GT(tightest(pdf, 1), .3);
        EXPECT_GT(tightest(pdf, 2), .3);
    }
    const Pdf pdf{deck_of({full}), {}};
    expect_inside(pdf, 1, 10.5);
    expect_inside(pdf, 2, 10.5 + 2 * 63);
}

TEST(PrintedCard, far_longer_ones_are_cut_and_stay_inside) {
    Card endless = card("obelisk", 1450);
    endless.title[english] = std::string(300, 'W');
    endless.dated[english] = sentence(900);
    endless.fact[english] = sentence(2000) + std::string(100, 'M');
    Deck deck = deck_of({endless});
    deck.title[english] = sentence(300);
    const Pdf pdf{deck, {}};
    expect_inside(pdf, 1, 10.5);
    expect_inside(pdf, 2, 10.5 + 2 * 63);
    EXPECT_LT(tightest(pdf, 1), .1);
    EXPECT_LT(tightest(pdf, 2), .1);
}

TEST(PrintedCard, years_of_any_length_fit) {
    for (const Year year : {Year{-66'000'000}, Year{-13'800'000'000}, std::numeric_limits<Year>::min(),
                            std::numeric_limits<Year>::max()}) {
        Card old = card("star", year);
        old.precision = Precision::millennium;
        const Pdf pdf{deck_of({old}), {}};
        expect_inside(pdf, 2, 10.5 + 2 * 63);
    }
    const Pdf pdf{deck_of({card("star", -13'800'000'000)}), {}};
    EXPECT_THAT(pdf.text(2), AllOf(HasSubstr("13,800,000,000"), HasSubstr("BC")));
}

TEST(PrintedCard, takes_letters_of_all_kinds) {
    Card foreign = card("book", 1869);
    foreign.title[english] = "Łódź, Čapek, Œuvre, Война";
    foreign.fact[english] = "\xff\xc3 broken\nin two";
    const Pdf pdf{deck_of({foreign}), {}};
    EXPECT_THAT(pdf.text(1), AllOf(HasSubstr("Łódź"), HasSubstr("Čapek"), HasSubstr("Œuvre")));
    EXPECT_THAT(pdf.text(2), HasSubstr("broken"));
}

TEST(PrintedCard, does_without_a_picture_a_colour_or_a_text) {
    Card poor;
    poor.id = "poor";
    poor.year = 1900;
    poor.illustration = "no-such-picture";
    Deck deck = deck_of({poor});
    deck.colour = "";
    deck.cover = "none-either";
    EXPECT_EQ((Pdf{deck, {}}.pages()), 2);
}

TEST(PrintedCard, has_vector_pictures_and_its_own_letters) {
    const Pdf pdf{deck_of(2), {.icons = true}};
    const std::string images = pdf.told_by("pdfimages -list");
    EXPECT_EQ(std::count(images.begin(), images.end(), '\n'), 2) << "only the heading: " << images;
    EXPECT_THAT(pdf.told_by("pdffonts"),
                AllOf(HasSubstr("Inter-Medium"), HasSubstr("Inter-SemiBold"), Not(HasSubstr("DejaVu"))));
    EXPECT_THAT(pdf.info(), AllOf(HasSubstr("Title:           Museums"), HasSubstr("Creator:         Frise")));
}

TEST(EraPalette, can_be_read_at_every_time) {
    for (Year year = -4100; year < 2100; year += 10) {
        const Colour ground = print::era_palette(year).ground;
        EXPECT_GE(contrast(ground, print::ink_on(ground)), 4.6) << year;
    }
}

TEST(Symbols, are_dealt_evenly_and_differ_on_the_two_sides) {
    const auto symbols = print::symbols_for(deck_of(120).cards, true, 4);
    std::map<std::pair<Icon, Icon>, int> dealt;
    for (const auto& icons : symbols) ++dealt[{icons.value().front, icons.value().back}];
    EXPECT_EQ(dealt.size(), 12U);
    for (const auto& [pair, count] : dealt) {
        EXPECT_NE(pair.first, pair.second);
        EXPECT_EQ(count, 10);
    }
}

TEST(Symbols, do_not_depend_on_the_order_of_the_file) {
    auto cards = deck_of(30).cards;
    const auto symbols = print::symbols_for(cards, true, 8);
    std::reverse(cards.begin(), cards.end());
    auto reversed = print::symbols_for(cards, true, 8);
    std::reverse(reversed.begin(), reversed.end());
    EXPECT_EQ(symbols, reversed);
}

TEST(Symbols, of_the_deck_itself_are_kept) {
    auto cards = deck_of(3).cards;
    EXPECT_EQ(print::symbols_for(cards, false, 4)[0], std::nullopt);
    cards[1].icons = Icons{3, 9};
    const auto symbols = print::symbols_for(cards, true, 4);
    EXPECT_EQ(symbols[0], std::nullopt);
    EXPECT_EQ(symbols[1], (Icons{3, 9}));
    const Pdf pdf{deck_of(cards), {}};
    EXPECT_EQ(pdf.word(2, "9").text, "9") << "there are signs for eight symbols, and then numbers";
}

}  // namespace
}  // namespace frise::deckkit
