// Dates as people write them.
#include "deckkit/import/date_text.hpp"

#include <gtest/gtest.h>

namespace frise::deckkit {
namespace {

struct DateCase {
    std::string_view text;
    Year year;
    Precision precision = Precision::exact;
    bool first_of_range = false;
};

constexpr auto about = Precision::about;
constexpr auto decade = Precision::decade;
constexpr auto century = Precision::century;
constexpr auto millennium = Precision::millennium;
constexpr auto exact = Precision::exact;

constexpr auto date_cases = std::to_array<DateCase>({
    {"1969", 1969},
    {" 1969 ", 1969},
    {"79", 79},
    {"+1969", 1969},
    {"0079", 79},
    {"44 BC", -44},
    {"44 BCE", -44},
    {"44 B.C.", -44},
    {"44 B.C.E.", -44},
    {"-44", -44},
    {"−44", -44},
    {"- 44", -44},
    {"-10000", -10'000},
    {"44 av. J.-C.", -44},
    {"44 av. J.-C", -44},
    {"44\u00A0av.\u00A0J.-C.", -44},
    {"44 av JC", -44},
    {"44 avant JC", -44},
    {"44 avant Jésus-Christ", -44},
    {"44 AVANT NOTRE ÈRE", -44},
    {"44 avant notre ère", -44},
    {"44 av. n. è.", -44},
    {"44 avant l’ère commune", -44},
    {"an 800", 800},
    {"l’an 800", 800},
    {"en l’an 800", 800},
    {"année 800", 800},
    {"800 ap. J.-C.", 800},
    {"800 après J.-C.", 800},
    {"800 de notre ère", 800},
    {"AD 79", 79},
    {"79 AD", 79},
    {"A.D. 79", 79},
    {"79 CE", 79},
    {"79 C.E.", 79},
    {"vers 1450", 1450, about},
    {"Vers 1450", 1450, about},
    {"c. 1450", 1450, about},
    {"c.1450", 1450, about},
    {"ca 1450", 1450, about},
    {"ca. 1450", 1450, about},
    {"circa 1450", 1450, about},
    {"env. 1450", 1450, about},
    {"environ 1450", 1450, about},
    {"around 1450", 1450, about},
    {"about 1450", 1450, about},
    {"autour de 1450", 1450, about},
    {"~1450", 1450, about},
    {"≈ 1450", 1450, about},
    {"1450?", 1450, about},
    {"1450 ?", 1450, about},
    {"1450 (?)", 1450, about},
    {"vers 3200 av. J.-C.", -3200, about},
    {"c. 3200 BC", -3200, about},
    {"1969-07-20", 1969},
    {"1969-07", 1969},
    {"1969-07-20T20:17:40Z", 1969},
    {"20/07/1969", 1969},
    {"7/20/1969", 1969},
    {"20/07/1969 00:00:00", 1969},
    {"20.07.1969", 1969},
    {"20.7.1969", 1969},
    {"20-07-1969", 1969},
    {"1969/07/20", 1969},
    {"1969.07.20", 1969},
    {"07/1969", 1969},
    {"20 juillet 1969", 1969},
    {"dimanche 20 juillet 1969", 1969},
    {"le 20 juillet 1969", 1969},
    {"20 juil. 1969", 1969},
    {"1er janvier 1801", 1801},
    {"14 août 1945", 1945},
    {"juillet 1969", 1969},
    {"July 20, 1969", 1969},
    {"July 20th, 1969", 1969},
    {"Jul 20 1969", 1969},
    {"20 July 1969", 1969},
    {"20th of July 1969", 1969},
    {"1969 July 20", 1969},
    {"15 mars 44 av. J.-C.", -44},
    {"March 15, 44 BC", -44},
    {"1789 (14 juillet)", 1789},
    {"fin 1789", 1789},
    {"12 000 av. J.-C.", -12'000},
    {"12\u202F000 av. J.-C.", -12'000},
    {"10,000 BC", -10'000},
    {"10.000 BC", -10'000},
    {"10'000 BC", -10'000},
    {"66 millions d’années", -66'000'000, about},
    {"66 millions d'années", -66'000'000, about},
    {"il y a 66 millions d’années", -66'000'000, about},
    {"66 million years ago", -66'000'000, about},
    {"-66 millions d’années", -66'000'000, about},
    {"66 Ma", -66'000'000, about},
    {"13.8 billion years ago", -13'800'000'000, about},
    {"13,8 milliards d’années", -13'800'000'000, about},
    {"4.543 billion years ago", -4'543'000'000, about},
    {"il y a 12 000 ans", -10'000, about},
    {"12,000 years ago", -10'000, about},
    {"300,000 years ago", -300'000, about},
    {"12000 BP", -10'050, about},
    {"2 million BC", -2'000'000, about},
    {"XIXe siècle", 1850, century},
    {"XIXᵉ siècle", 1850, century},
    {"xixe siecle", 1850, century},
    {"19e siècle", 1850, century},
    {"Ier siècle", 50, century},
    {"IIIe siècle av. J.-C.", -250, century},
    {"IIIe s. av. J.-C.", -250, century},
    {"19th century", 1850, century},
    {"the 19th century", 1850, century},
    {"3rd century BC", -250, century},
    {"21st century", 2050, century},
    {"début du XIXe siècle", 1815, century},
    {"late 19th century", 1885, century},
    {"mid-19th century", 1850, century},
    {"fin du IIIe siècle av. J.-C.", -215, century},
    {"IIe millénaire av. J.-C.", -1500, millennium},
    {"2nd millennium BC", -1500, millennium},
    {"années 1920", 1925, decade},
    {"les années 1920", 1925, decade},
    {"1920s", 1925, decade},
    {"1920’s", 1925, decade},
    {"the 1920s", 1925, decade},
    {"début des années 1920", 1925, decade},
    {"800s", 805, decade},
    {"440s BC", -445, decade},
    {"1914-1918", 1914, exact, true},
    {"1914–1918", 1914, exact, true},
    {"1914 - 1918", 1914, exact, true},
    {"1914-18", 1914, exact, true},
    {"1914/1918", 1914, exact, true},
    {"de 1914 à 1918", 1914, exact, true},
    {"from 1914 to 1918", 1914, exact, true},
    {"entre 1914 et 1918", 1914, exact, true},
    {"vers 1914-1918", 1914, about, true},
    {"58-50 av. J.-C.", -58, exact, true},
    {"-58 - -50", -58, exact, true},
    {"30 BC – 14 AD", -30, exact, true},
    {"79-81", 79, exact, true},
    {"XIXe-XXe siècle", 1850, century, true},
    {"XIXe siècle - XXe siècle", 1850, century, true},
    {"12 000 - 10 000 av. J.-C.", -12'000, exact, true},
    {"14-16 juillet 1789", 1789, exact},
    {"14 et 15 juillet 1789", 1789, exact},
    {"5 to 6 June 1944", 1944, exact},
    {"14-juil.-1789", 1789, exact},
    {"14-Jul-1789", 1789, exact},
});

TEST(DateText, is_read_as_people_mean_it) {
    for (const DateCase& each : date_cases) {
        const auto read = read_date(each.text);
        ASSERT_TRUE(read) << each.text << ": " << name(read.error());
        EXPECT_EQ(read->year, each.year) << each.text;
        EXPECT_EQ(name(read->precision), name(each.precision)) << each.text;
        EXPECT_EQ(read->first_of_range, each.first_of_range) << each.text;
    }
}

struct NoDateCase {
    std::string_view text;
    Issue issue;
};

constexpr auto no_date_cases = std::to_array<NoDateCase>({
    {"", Issue::date_missing},
    {"   ", Issue::date_missing},
    {"\u00A0", Issue::date_missing},
    {"?", Issue::not_a_date},
    {"-", Issue::not_a_date},
    {"vers", Issue::not_a_date},
    {"av. J.-C.", Issue::not_a_date},
    {"hier", Issue::not_a_date},
    {"Louis XIV", Issue::not_a_date},
    {"20 juillet", Issue::not_a_date},
    {"juillet", Issue::not_a_date},
    {"45/45/1969", Issue::not_a_date},
    {"1969 2001", Issue::not_a_date},
    {"3,5", Issue::not_a_date},
    {"1969 hommes", Issue::not_a_date},
    {"0", Issue::year_zero},
    {"0 BC", Issue::year_zero},
    {"25404", Issue::serial_number},
    {"25404,5", Issue::serial_number},
    {"45000", Issue::serial_number},
    {"20/07/69", Issue::two_digit_year},
    {"7/20/69", Issue::two_digit_year},
    {"20.07.69", Issue::two_digit_year},
    {"mai 68", Issue::two_digit_year},
    {"années 20", Issue::two_digit_year},
    {"123456", Issue::year_out_of_range},
    {"99999999999999999999", Issue::year_out_of_range},
    {"-99999999999999999999", Issue::year_out_of_range},
    {"900 billion years ago", Issue::year_out_of_range},
    {"45e siècle", Issue::year_out_of_range},
});

TEST(DateText, what_is_no_date_has_a_reason) {
    for (const NoDateCase& each : no_date_cases) {
        const auto read = read_date(each.text);
        ASSERT_FALSE(read) << each.text << " is read as " << read->year;
        EXPECT_EQ(name(read.error()), name(each.issue)) << each.text;
    }
    EXPECT_FALSE(read_date(std::string(5000, '1')));
    EXPECT_FALSE(read_date(std::string(99, '-')));
}

}  // namespace
}  // namespace frise::deckkit
