// Calling the tools.
#include "tests/print/pdf.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <memory>
#include <sstream>

namespace frise::deckkit {
namespace {

constexpr double mm_per_point = 25.4 / 72;

std::string output_of(const std::string& command) {
    struct Close {
        void operator()(FILE* pipe) const { EXPECT_EQ(pclose(pipe), 0); }
    };
    const std::unique_ptr<FILE, Close> pipe{popen(command.c_str(), "r")};
    std::string output;
    std::array<char, 4096> buffer{};
    while (const std::size_t count = fread(buffer.data(), 1, buffer.size(), pipe.get())) {
        output.append(buffer.data(), count);
    }
    return output;
}

// The number after this in a line.
double number_after(const std::string& line, const std::string& mark) {
    const std::size_t at = line.find(mark);
    return at == std::string::npos ? -1 : std::strtod(line.c_str() + at + mark.size(), nullptr);
}

std::string plain(std::string text) {
    for (const auto& [entity, letter] : {std::pair{"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}}) {
        for (auto at = text.find(entity); at != std::string::npos; at = text.find(entity)) {
            text.replace(at, std::string_view{entity}.size(), letter);
        }
    }
    return text;
}

}  // namespace

Desk::Desk() {
    std::string name = (std::filesystem::temp_directory_path() / "frise-print-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) std::abort();
    folder_ = name;
}

Desk::~Desk() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

std::vector<std::string> Desk::files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator{folder_}) names.push_back(entry.path().filename());
    std::sort(names.begin(), names.end());
    return names;
}

Pdf::Pdf(const Deck& deck, const PrintOptions& options) : file_{desk_ / "deck.pdf"} {
    const auto done = print_deck(deck, options, std::filesystem::path{file_});
    EXPECT_TRUE(done) << done.error();
}

std::string Pdf::told_by(std::string_view tool) const { return output_of(fmt::format("{} '{}'", tool, file_)); }

std::string Pdf::info() const { return told_by("pdfinfo"); }

int Pdf::pages() const { return static_cast<int>(number_after(info(), "Pages:")); }

std::string Pdf::page_size(int page) const {
    const std::string told = told_by(fmt::format("pdfinfo -f {0} -l {0}", page));
    const std::string size = told.substr(told.find("size:"));
    return fmt::format("{:.0f} x {:.0f}", number_after(size, "size:") * mm_per_point,
                       number_after(size, " x ") * mm_per_point);
}

std::string Pdf::text(int page) const {
    return output_of(fmt::format("pdftotext -f {0} -l {0} -layout '{1}' -", page, file_));
}

std::vector<Word> Pdf::words(int page) const {
    std::vector<Word> words;
    std::istringstream lines{output_of(fmt::format("pdftotext -f {0} -l {0} -bbox '{1}' -", page, file_))};
    for (std::string line; std::getline(lines, line);) {
        if (line.find("<word ") == std::string::npos) continue;
        const std::size_t start = line.find('>') + 1;
        const auto mm = [&](const char* mark) { return number_after(line, mark) * mm_per_point; };
        words.push_back({plain(line.substr(start, line.find("</word>") - start)), mm("xMin=\""), mm("yMin=\""),
                         mm("xMax=\""), mm("yMax=\"")});
    }
    return words;
}

Word Pdf::word(int page, std::string_view text) const {
    for (const Word& word : words(page)) {
        if (word.text == text) return word;
    }
    ADD_FAILURE() << "no " << text << " on page " << page;
    return {};
}

Card card(std::string id, Year year) {
    Card made;
    made.year = year;
    made.title.texts = {"The " + id, "Le " + id};
    made.dated.texts = {"opening", "ouverture"};
    made.fact.texts = {"Nobody came to see it.", "Personne ne vint le voir."};
    made.illustration = "gears";
    made.id = std::move(id);
    return made;
}

Deck deck_of(std::vector<Card> cards) {
    Deck deck;
    deck.id = "museums";
    deck.title.texts = {"Museums", "Musées"};
    deck.colour = "#2a65a6";
    deck.cards = std::move(cards);
    return deck;
}

Deck deck_of(int cards) {
    std::vector<Card> made;
    for (int i = 1; i <= cards; ++i) made.push_back(card(fmt::format("card{:03}", i), 1000 + i));
    return deck_of(std::move(made));
}

}  // namespace frise::deckkit
