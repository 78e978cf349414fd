// What a browser loads.
#include "tests/server/hall.hpp"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <regex>

namespace frise::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class Page : public testing::Test {
  public:
    HttpReply get(const std::string& path, const std::string& encodings = {}) const {
        return ask(hall.port(), {"GET", path, {}, {}, {{"Accept-Encoding", encodings}}});
    }
    // The files that the page names.
    std::vector<std::string> parts() const {
        const std::string text = get("/").text;
        const std::regex name{"\"/(assets/[^\"]+)\""};
        std::vector<std::string> found;
        for (std::sregex_iterator it{text.begin(), text.end(), name}, end; it != end; ++it) {
            found.push_back("/" + (*it)[1].str());
        }
        return found;
    }

    Hall hall;
};

TEST_F(Page, is_there_at_every_address_that_it_knows) {
    for (const char* path : {"/", "/t/ABCDEF", "/t/ABCDEF/replay", "/t/ABCDEF/screen", "/decks", "/decks/science",
                             "/decks/science/cards", "/decks/abcde-f0123", "/make", "/make/science"}) {
        const HttpReply reply = get(path);
        EXPECT_EQ(reply.status, 200) << path;
        EXPECT_THAT(reply.header("Content-Type"), HasSubstr("text/html"));
        EXPECT_THAT(reply.text, HasSubstr("<div id=\"app\">"));
    }
}

TEST_F(Page, comes_with_all_its_parts) {
    const auto names = parts();
    ASSERT_GE(names.size(), 2U);
    for (const std::string& name : names) {
        const HttpReply reply = get(name);
        EXPECT_EQ(reply.status, 200) << name;
        EXPECT_THAT(reply.header("Cache-Control"), HasSubstr("immutable"));
        EXPECT_EQ(reply.header("Content-Encoding"), "");
    }
}

TEST_F(Page, has_no_script_or_style_of_its_own_in_the_markup) {
    const std::string text = get("/").text;
    EXPECT_THAT(text, Not(HasSubstr("<style")));
    EXPECT_FALSE(std::regex_search(text, std::regex{"<script(?![^>]*src=)"}));
    EXPECT_FALSE(std::regex_search(text, std::regex{"https?://"})) << "something comes from another host";
}

TEST_F(Page, is_compressed_for_those_who_can_read_it) {
    // The code; letters are as small as they get.
    const std::vector<std::string> all = parts();
    const auto code =
        std::find_if(all.begin(), all.end(), [](const std::string& name) { return name.ends_with(".js"); });
    ASSERT_NE(code, all.end());
    const std::string& name = *code;
    const HttpReply small = get(name, "gzip, deflate");
    EXPECT_EQ(small.header("Content-Encoding"), "gzip");
    EXPECT_EQ(small.header("Vary"), "Accept-Encoding");
    EXPECT_LT(small.text.size(), get(name).text.size());
}

TEST_F(Page, draws_cards) {
    const HttpReply picture = get("/pictures/anchor.svg");
    EXPECT_EQ(picture.status, 200);
    EXPECT_EQ(picture.header("Content-Type"), "image/svg+xml");
    EXPECT_THAT(picture.text, HasSubstr("<symbol id=\"i\""));
    for (const char* path : {"/pictures/none.svg", "/pictures/anchor", "/pictures/.svg", "/pictures/..%2Fanchor.svg"}) {
        EXPECT_EQ(get(path).status, 404) << path;
    }
}

TEST_F(Page, has_nothing_else) {
    for (const char* path :
         {"/assets", "/assets/none.js", "/assets/../index.html", "/page.pack", "/pictures", "/t", "/t/ABCDEF/none",
          "/t/ABCDEF/replay/1", "/decks/science/content", "/make/science/1", "/deck", "/Decks"}) {
        EXPECT_EQ(get(path).status, 404) << path;
    }
    for (const char* path : {"/pictures/anchor.svg", "/decks", "/make"}) {
        EXPECT_EQ(ask(hall.port(), {"POST", path, {}, {}, {}}).status, 405) << path;
    }
}

}  // namespace
}  // namespace frise::test
