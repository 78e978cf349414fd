// Every language has every text of English, with the same slots, and is set as its readers expect.
#include "tests/support/languages.hpp"
#include "wording/dictionary.hpp"
#include "wording/fixed_spaces.hpp"
#include "wording/letters.hpp"
#include "wording/slot.hpp"
#include "wording/spellings.hpp"
#include "wording/text.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <set>
#include <string>

namespace frise {
namespace {

namespace fs = std::filesystem;

struct Written {
    std::string words;
    std::string file;
};
using Texts = std::map<std::string, Written>;  // by name

void read_file(const fs::path& file, const std::string& area, Texts& texts) {
    std::ifstream in{file};
    const auto value = boost::json::parse(std::string{std::istreambuf_iterator<char>{in}, {}});
    for (const auto& [name, words] : value.as_object()) {
        texts[area + "." + std::string{name}] = {std::string{words.as_string()}, file.string()};
    }
}

// By code, as they stand in the sources.
const std::map<std::string, Texts>& sources() {
    static const auto all = [] {
        std::map<std::string, Texts> found;
        const fs::path root{FRISE_SOURCE_DIR};
        for (const auto& folder : fs::directory_iterator{root / "wording"}) {
            if (!folder.is_directory()) continue;
            Texts& texts = found[folder.path().filename()];
            for (const auto& file : fs::directory_iterator{folder}) read_file(file, file.path().stem(), texts);
        }
        for (const auto& game : fs::directory_iterator{root / "games"}) {
            if (!fs::is_directory(game.path() / "words")) continue;
            for (const auto& file : fs::directory_iterator{game.path() / "words"}) {
                if (file.path().extension() != ".json") continue;
                read_file(file, game.path().filename(), found[file.path().stem()]);
            }
        }
        return found;
    }();
    return all;
}

std::set<std::string_view> slots_in(std::string_view words) {
    const auto names = slot_names(words);
    return {names.begin(), names.end()};
}

TEST(Texts, each_language_has_what_english_has_and_nothing_else) {
    const Texts& english_texts = sources().at("en");
    for (const auto& [code, texts] : sources()) {
        for (const auto& [name, text] : english_texts) {
            if (!is_own_name(name))
                EXPECT_TRUE(texts.contains(name)) << code << " lacks " << name << " of " << text.file;
        }
        for (const auto& [name, text] : texts) {
            if (!is_own_name(name))
                EXPECT_TRUE(english_texts.contains(name)) << text.file << ": English has no " << name;
        }
    }
}

TEST(Texts, have_the_slots_of_english) {
    const Texts& english_texts = sources().at("en");
    for (const auto& [code, texts] : sources()) {
        for (const auto& [name, text] : texts) {
            EXPECT_FALSE(text.words.empty()) << text.file << ": " << name;
            const auto wanted = english_texts.find(name);
            if (is_own_name(name) || wanted == english_texts.end()) continue;
            EXPECT_EQ(slots_in(text.words), slots_in(wanted->second.words)) << text.file << ": " << name;
        }
    }
}

TEST(Texts, are_all_in_the_program) {
    for (const auto& [code, texts] : sources()) {
        const auto language = language_with(code);
        ASSERT_TRUE(language) << code;
        for (const auto& [name, text] : texts) {
            if (is_own_name(name)) continue;
            const auto known = Text::named(name);
            ASSERT_TRUE(known) << text.file << ": " << name;
            EXPECT_EQ(words(*language, *known), with_fixed_spaces(text.words, fixed_spaces(*language)));
        }
    }
    EXPECT_EQ(all_languages().size(), sources().size());
}

TEST(Texts, name_all_twelve_months) {
    for (const Language language : all_languages()) {
        EXPECT_EQ(spellings_in(language, "dates.months").size(), 12U) << "wording/" << code(language) << "/dates.json";
    }
}

TEST(Texts, have_no_two_meanings_in_a_list_of_columns) {
    for (const Language language : all_languages()) {
        std::map<std::string_view, std::string_view> fields;
        for (std::size_t n = 0; n < text_count; ++n) {
            const Text text = Text::nth(n);
            if (!text.name().starts_with("columns.")) continue;
            for (const std::string_view name : spellings_in(language, text)) {
                const auto [known, fresh] = fields.emplace(name, text.name());
                EXPECT_TRUE(fresh) << code(language) << ": " << name << " is in " << known->second << " and "
                                   << text.name();
            }
        }
    }
}

// What is shown to players; what is said to those who call commands has names of options and examples in it.
bool is_for_players(std::string_view name) {
    static constexpr std::array<std::string_view, 4> others{"help.", "language.", "decks.", "import."};
    return std::none_of(others.begin(), others.end(), [&](auto area) { return name.starts_with(area); });
}

TEST(Texts, have_typographic_apostrophes_and_quotes) {
    for (const auto& [code, texts] : sources()) {
        for (const auto& [name, text] : texts) {
            if (!is_for_players(name)) continue;
            EXPECT_EQ(text.words.find_first_of("'\""), std::string::npos) << text.file << ": " << text.words;
        }
    }
}

TEST(Texts, french_never_breaks_a_line_before_its_high_marks) {
    for (std::size_t n = 0; n < text_count; ++n) {
        const std::string_view text = words(french, Text::nth(n));
        for (const char* mark : {" :", " ;", " !", " ?", " »", "« "}) {
            EXPECT_EQ(text.find(mark), std::string_view::npos) << text;
        }
    }
}

TEST(Texts, french_has_a_space_before_its_high_marks) {
    for (const auto& [name, text] : sources().at("fr")) {
        if (!is_for_players(name) || name == "terminal.word_help") continue;
        for (std::size_t i = 1; i < text.words.size(); ++i) {
            const char mark = text.words[i];
            if (mark != ';' && mark != '!' && mark != '?') continue;
            const char before = text.words[i - 1];
            EXPECT_TRUE(before == ' ' || before == '(') << text.file << ": " << text.words;
        }
    }
}

TEST(Texts, can_all_be_written_without_utf8) {
    for (const auto& [code, texts] : sources()) {
        for (const auto& [name, text] : texts) {
            const std::string ascii = to_ascii(text.words);
            EXPECT_EQ(std::count(ascii.begin(), ascii.end(), '?'),
                      std::count(text.words.begin(), text.words.end(), '?'))
                << text.file << ": " << text.words;
        }
    }
}

}  // namespace
}  // namespace frise
