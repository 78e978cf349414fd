// Printing as a whole: what is refused, stopped or fails.
#include "deckkit/print/print.hpp"

#include "tests/print/pdf.hpp"
#include "tests/support/languages.hpp"

#include <cmath>
#include <csignal>
#include <fstream>
#include <future>
#include <gmock/gmock.h>
#include <sys/resource.h>

namespace frise::deckkit {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string error_of(const Deck& deck, const PrintOptions& options, const std::filesystem::path& file) {
    const auto done = print_deck(deck, options, file);
    return done ? "" : done.error();
}

// No file may grow past this, as if the disk were full.
class SmallDisk {
  public:
    explicit SmallDisk(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
        handler_ = std::signal(SIGXFSZ, SIG_IGN);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

  private:
    rlimit before_{};
    void (*handler_)(int) = nullptr;
};

TEST(PrintDeck, writes_nothing_but_the_file) {
    const Desk desk;
    EXPECT_EQ(error_of(deck_of(2), {}, desk / "two.pdf"), "");
    EXPECT_EQ(error_of(deck_of(1), {}, desk / "two.pdf"), "") << "over the one that is there";
    EXPECT_THAT(desk.files(), ElementsAre("two.pdf"));
}

TEST(PrintDeck, refuses_a_deck_without_cards) {
    const Desk desk;
    EXPECT_EQ(error_of(deck_of(0), {}, desk / "none.pdf"), "this deck has no cards: there is nothing to print");
    EXPECT_EQ(error_of(deck_of(0), {.language = french}, desk / "none.pdf"),
              "ce paquet n’a pas de cartes\u00A0: il n’y a rien à imprimer");
    EXPECT_THAT(desk.files(), IsEmpty());
}

TEST(PrintDeck, refuses_what_cannot_be_printed) {
    const Desk desk;
    EXPECT_THAT(error_of(deck_of(1), {.icons = true, .icon_count = 9}, desk / "a.pdf"), HasSubstr("2 to 8, not 9"));
    EXPECT_THAT(error_of(deck_of(1), {.back_right = 21}, desk / "a.pdf"), HasSubstr("at most 20 mm"));
    EXPECT_THAT(error_of(deck_of(1), {.back_down = std::nan("")}, desk / "a.pdf"), HasSubstr("at most 20 mm"));
    EXPECT_THAT(desk.files(), IsEmpty());
}

TEST(PrintDeck, says_why_a_file_cannot_be_written) {
    const Desk desk;
    const std::filesystem::path nowhere = desk / "no" / "deck.pdf";
    EXPECT_EQ(error_of(deck_of(1), {}, nowhere),
              "“" + nowhere.string() + "” could not be written: there is no such folder");
    EXPECT_THAT(error_of(deck_of(1), {.language = french}, nowhere), HasSubstr("ce dossier n’existe pas"));
    EXPECT_THAT(error_of(deck_of(1), {}, desk / ""), HasSubstr("it is a folder"));
    EXPECT_THAT(desk.files(), IsEmpty());
}

TEST(PrintDeck, leaves_the_old_file_when_the_disk_is_full) {
    const Desk desk;
    std::ofstream{desk / "deck.pdf"} << "old";
    // Letters are kept in files in memory, which the limit would hold for the disk.
    ASSERT_TRUE(print_deck(deck_of(1), {}, [](std::string_view) { return true; }));
    {
        const SmallDisk small{10'000};
        EXPECT_THAT(error_of(deck_of(30), {}, desk / "deck.pdf"), HasSubstr("could not be written: "));
    }
    EXPECT_THAT(desk.files(), ElementsAre("deck.pdf"));
    EXPECT_EQ(std::filesystem::file_size(desk / "deck.pdf"), 3U);
}

TEST(PrintDeck, stops_when_nobody_wants_more) {
    std::size_t calls = 0;
    int pages = 0;
    PrintOptions options;
    options.progress = [&](int done, int) { pages = done; };
    const auto done = print_deck(deck_of(200), options, [&](std::string_view) { return ++calls < 20; });
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error(), "the printing was stopped");
    EXPECT_LT(pages, 10);
}

TEST(PrintDeck, tells_how_far_it_is) {
    std::vector<std::pair<int, int>> told;
    PrintOptions options;
    options.rules = {{"Rules", {"Play."}}};
    options.progress = [&](int done, int all) { told.emplace_back(done, all); };
    ASSERT_TRUE(print_deck(deck_of(10), options, [](std::string_view) { return true; }));
    EXPECT_THAT(told, ElementsAre(std::pair{1, 5}, std::pair{2, 5}, std::pair{3, 5}, std::pair{4, 5}, std::pair{5, 5}));
}

TEST(PrintDeck, can_go_on_twice_at_the_same_time) {
    const auto size = [](Language language) {
        std::size_t bytes = 0;
        PrintOptions options{.language = language};
        const auto done = print_deck(deck_of(20), options, [&](std::string_view text) { return bytes += text.size(); });
        return done ? bytes : 0;
    };
    const std::size_t alone = size(english);
    auto other = std::async(std::launch::async, size, french);
    EXPECT_EQ(size(english), alone);
    EXPECT_GT(other.get(), 10'000U);
}

}  // namespace
}  // namespace frise::deckkit
