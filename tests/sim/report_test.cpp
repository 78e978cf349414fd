// Reports on the screen, for programs and in a browser.
#include "sim/report.hpp"

#include "games/sim.hpp"
#include "sim/text_page.hpp"
#include "tests/sim/runs.hpp"
#include "tests/support/languages.hpp"
#include "wording/letters.hpp"
#include "wording/text.hpp"

#include <gmock/gmock.h>
#include <map>
#include <regex>
#include <sstream>

namespace frise::sim::test {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;

Report sample(GameId game, std::initializer_list<Strength> strengths = {Strength::child, Strength::regular}) {
    return report_of(plan_for(game, some_seats(game), strengths, 40));
}

std::size_t widest(const std::string& text) {
    std::size_t most = 0;
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);) most = std::max(most, width(line));
    return most;
}

std::size_t times(const std::string& text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

// What stands in the page for its script.
std::string data_in(const std::string& page) {
    constexpr std::string_view opening = R"(<script type="application/json" id="report">)";
    const std::size_t from = page.find(opening) + opening.size();
    return page.substr(from, page.find("</script>", from) - from);
}

TEST(ReportText, fits_80_columns_in_both_languages) {
    for (const GameId game : all_games) {
        for (const Language language : all_languages()) {
            const std::string text = report_text(sample(game), language);
            EXPECT_LE(widest(text), 80U) << text;
            EXPECT_GT(widest(text), 40U);
            EXPECT_EQ(text.find('{'), std::string::npos) << text;
            EXPECT_EQ(text.find('}'), std::string::npos) << text;
        }
    }
}

TEST(ReportText, fits_whatever_the_names_and_numbers) {
    for (const GameId game : all_games) {
        Report report = sample(game);
        report.heading.entrants = {"python3 my-own-bots/some-folder/another-folder/a very long command --with options",
                                   "historian:technology:literature+contest-all+no-discard"};
        report.heading.decks = std::vector<std::string>(6, "my-own-decks-of-cards/inventions-of-mine.json");
        for (auto& card : report.heading.cards) {
            card.title = std::string(100, 'x');
            card.year = -13'800'000'000;
        }
        report.heading.shard = {999'998, 999'999};
        report.heading.games = 1'000'000'000'000;
        report.heading.seed = UINT64_MAX;
        report.stopped = true;
        report.tally.entrants[0].mishaps = {1, 2, 3, 4};
        report.tally.entrants[0].mishap = std::string(60, 'y') + " z";
        for (const Language language : all_languages()) {
            const std::string text = report_text(report, language);
            EXPECT_LE(widest(text), 80U) << text;
        }
    }
}

TEST(ReportText, says_that_a_run_was_stopped) {
    Report report = sample(GameId::classic);
    EXPECT_THAT(report_text(report, english), Not(HasSubstr("Stopped")));
    report.stopped = true;
    report.heading.games = 1234;
    EXPECT_THAT(report_text(report, english), HasSubstr("Stopped after 40 of 1,234 games."));
}

TEST(ReportText, of_no_games_has_no_tables) {
    Report report = sample(GameId::coop);
    report.tally = Tally{3, 2, report.heading.cards.size()};
    const std::string text = report_text(report, english);
    EXPECT_EQ(text.find("nan"), std::string::npos) << text;
    EXPECT_LE(times(text, "\n"), 5U) << text;
}

void expect_fields(const json::value& value, std::initializer_list<const char*> fields, const std::string& what) {
    for (const char* field : fields) EXPECT_TRUE(value.as_object().contains(field)) << what << " lacks " << field;
}

TEST(Report, says_of_a_bot_on_the_screen_too_what_only_one_kind_of_game_counts) {
    EntrantTally entrant;
    entrant.own.fill(8);
    for_each(GameSims{}, [&]<class Sim>(As<Sim> /*kind*/) {
        json::object bot;
        Sim::bot_fields(bot, entrant, true);
        EXPECT_EQ(Sim::bot_text(TextPage{english}, entrant, 4).empty(), bot.empty())
            << "bot_fields and bot_text of " << Sim::Kind::games.front().id;
    });
}

TEST(ReportJson, has_all_that_the_page_reads) {
    for (const GameId game : all_games) {
        const json::value report = report_json(sample(game), english);
        const std::string what{name(game)};
        expect_fields(report,
                      {"format", "frise", "language", "plan", "played", "stopped", "moves", "seconds", "seats", "bots",
                       "length", "score", "duels", "cards", "pairs", "faults", "tally"},
                      what);
        expect_fields(report.at("plan"),
                      {"game", "title", "seats", "options", "decks", "cards", "bots", "line_ups", "games", "seed",
                       "fixed_seats", "tournament", "shard", "turn_seconds", "command", "version", "deck"},
                      what);
        expect_fields(report.at("seats").at(0), {"seat", "games", "wins", "share", "low", "high"}, what);
        expect_fields(report.at("bots").at(0),
                      {"bot", "games", "wins", "share", "low", "high", "expected", "placed", "missed", "miss_share",
                       "contests", "discards", "rating", "rating_error"},
                      what);
        for (const char* measure : {"moves", "turns", "rounds"}) {
            expect_fields(report.at("length").at(measure),
                          {"mean", "least", "p5", "median", "p95", "most", "histogram"}, what);
        }
        expect_fields(report.at("length").at("minutes"), {"mean", "p5", "median", "p95"}, what);
        expect_fields(
            report.at("cards").at(0),
            {"id", "title", "year", "placed", "missed", "share", "low", "high", "by", "held", "kept", "kept_share"},
            what);
        expect_fields(report.at("cards").at(0).at("by").at(0), {"bot", "placed", "missed"}, what);
        EXPECT_EQ(report.at("played"), 40) << what;
    }
}

TEST(ReportJson, has_what_only_some_games_have) {
    const json::value coop = report_json(sample(GameId::coop), french);
    expect_fields(coop.at("score"), {"mean", "low", "high", "histogram", "ranks"}, "coop");
    EXPECT_EQ(coop.at("score").at("ranks").as_array().size(), 8U);
    EXPECT_TRUE(coop.at("bots").at(0).at("discards").is_number());
    EXPECT_TRUE(coop.at("pairs").is_null());
    const json::value challenge = report_json(sample(GameId::challenge), english);
    expect_fields(
        challenge.at("duels").at(0),
        {"duel", "played", "winner_share", "winner_low", "winner_high", "leader_share", "leader_low", "leader_high"},
        "challenge");
    expect_fields(challenge.at("pairs").at(0), {"bot", "against", "games", "won", "low", "high"}, "challenge");
    EXPECT_TRUE(challenge.at("score").is_null());
    const json::value contest = report_json(sample(GameId::contest), english);
    expect_fields(contest.at("bots").at(0).at("contests"), {"made", "won"}, "contest");
    EXPECT_TRUE(report_json(sample(GameId::classic), english).at("duels").is_null());
}

TEST(ReportJson, names_the_faults_of_other_programs) {
    Report report = sample(GameId::classic);
    EXPECT_TRUE(report_json(report, english).at("faults").as_array().empty());
    report.tally.entrants[1].mishaps = {1, 2, 3, 4};
    report.tally.entrants[1].mishap = "it slept";
    const json::value faults = report_json(report, english).at("faults");
    ASSERT_EQ(faults.as_array().size(), 1U);
    EXPECT_EQ(faults.at(0).at("bot"), "regular");
    EXPECT_EQ(faults.at(0).at("lost_turns"), 10);
    EXPECT_EQ(faults.at(0).at("message"), "it slept");
}

TEST(ReportJson, is_read_as_it_was_written) {
    for (const GameId game : all_games) {
        Report report = sample(game);
        report.heading.shard = {2, 16};
        report.heading.fixed_seats = true;
        report.heading.tournament = true;
        report.heading.turn_seconds = 12.5;
        report.heading.seed = UINT64_MAX;
        report.stopped = true;
        const std::string text = json::serialize(report_json(report, english));
        const auto again = read_report(json::parse(text));
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(again->tally, report.tally) << name(game);
        EXPECT_EQ(again->stopped, report.stopped);
        EXPECT_EQ(again->seconds, report.seconds);
        EXPECT_TRUE(again->heading.same_run(report.heading)) << name(game);
        EXPECT_EQ(again->heading.shard, report.heading.shard);
        EXPECT_EQ(again->heading.seed, report.heading.seed);
        EXPECT_EQ(json::serialize(write_heading(again->heading)), json::serialize(write_heading(report.heading)));
    }
}

TEST(ReportJson, with_something_missing_or_of_another_type_is_refused) {
    const json::value fine = report_json(sample(GameId::classic), english);
    for (const char* pointer : {"/format",
                                "/plan",
                                "/tally",
                                "/stopped",
                                "/plan/game",
                                "/plan/seats",
                                "/plan/options",
                                "/plan/decks",
                                "/plan/bots",
                                "/plan/line_ups",
                                "/plan/line_ups/0",
                                "/plan/line_ups/0/0",
                                "/plan/games",
                                "/plan/seed",
                                "/plan/fixed_seats",
                                "/plan/tournament",
                                "/plan/command",
                                "/plan/version",
                                "/plan/turn_seconds",
                                "/plan/deck",
                                "/plan/deck/0",
                                "/plan/deck/0/id",
                                "/plan/deck/0/title",
                                "/plan/deck/0/year",
                                "/plan/bots/0",
                                "/plan/shard",
                                "/plan/decks/0"}) {
        for (const json::value& other :
             {json::value(json::array{json::object{}}), json::value(-1), json::value(1e300)}) {
            json::value changed = fine;
            changed.at_pointer(pointer) = other;
            if (std::string_view{pointer}.ends_with("year") || std::string_view{pointer}.ends_with("_seconds")) {
                if (other.is_number()) continue;
            }
            if (std::string_view{pointer} == "/plan/seed" && other.is_double()) continue;
            if (std::string_view{pointer} == "/plan/games" && other.is_double()) continue;
            EXPECT_FALSE(read_report(changed)) << pointer << " " << json::serialize(other);
        }
    }
    for (const char* text : {"null", "[]", "{}", "3", R"({"format":2})"}) EXPECT_FALSE(read_report(json::parse(text)));
}

TEST(ReportPage, has_the_data_once) {
    for (const GameId game : {GameId::classic, GameId::coop, GameId::challenge}) {
        const Report report = sample(game);
        const std::string page = report_html(report, french);
        EXPECT_EQ(page.find("/*REPORT*/"), std::string::npos);
        EXPECT_EQ(times(page, R"("format":1)"), 1U);
        const json::value data = json::parse(data_in(page));
        EXPECT_EQ(data.at("played"), 40);
        EXPECT_EQ(data.at("language"), "fr");
        EXPECT_FALSE(data.as_object().contains("tally"));
        EXPECT_EQ(times(page, R"(id="report")"), 1U);
        EXPECT_EQ(times(page, "http://") + times(page, "https://"), times(page, "http://www.w3.org/"))
            << "it needs nothing else";
    }
}

// "report.lead" is "lead" there, "challenge.report_duels" is "duels".
std::map<std::string, Text> texts_for_the_page() {
    static const std::regex called{R"((report\.|.*\.report_)(\w+))"};
    std::map<std::string, Text> texts;
    for (std::size_t n = 0; n < text_count; ++n) {
        const std::string name{Text::nth(n).name()};
        std::smatch parts;
        if (!std::regex_match(name, parts, called)) continue;
        EXPECT_TRUE(texts.emplace(parts[2], Text::nth(n)).second) << name << " stands in the way of another text";
    }
    return texts;
}

TEST(ReportPage, has_its_texts_in_the_language) {
    for (const Language language : all_languages()) {
        const std::string page = report_html(sample(GameId::classic), language);
        EXPECT_EQ(times(page, "<html lang=\"" + std::string{code(language)} + "\">"), 1U);
        EXPECT_EQ(times(page, "<p>" + std::string{words(language, "report.no_script")} + "</p>"), 1U);
        const json::value data = json::parse(data_in(page));
        for (const auto& [name, text] : texts_for_the_page()) {
            EXPECT_EQ(data.at("texts").at(name).as_string(), words(language, text)) << text.name();
        }
        EXPECT_EQ(data.at("texts").at("decimal").as_string(), words(language, "language.decimal"));
    }
}

TEST(ReportPage, asks_for_the_texts_that_there_are) {
    const std::string page = report_html(sample(GameId::classic), english);
    const json::value data = json::parse(data_in(page));
    const std::string script = page.substr(page.rfind("<script>"));
    static const std::regex asked{R"re(say\("(\w+)")re"};
    for (std::sregex_iterator it{script.begin(), script.end(), asked}, end; it != end; ++it) {
        EXPECT_TRUE(data.at("texts").as_object().contains((*it)[1].str())) << (*it)[1];
    }
    for (const auto& [name, text] : texts_for_the_page()) {
        const bool is_used = name == "no_script" || script.find('"' + name + '"') != std::string::npos;
        EXPECT_TRUE(is_used) << "nobody asks for " << text.name();
    }
}

TEST(ReportPage, nothing_in_a_title_ends_the_data) {
    Report report = sample(GameId::classic);
    report.heading.cards[0].title = "</script><b>bold</b><!--";
    report.heading.entrants[0] = "<script>alert(1)</script>";
    report.heading.command = "frise simulate --bot '</script><b>'";
    const std::string page = report_html(report, english);
    const std::string data = data_in(page);
    EXPECT_EQ(data.find('<'), std::string::npos);
    EXPECT_EQ(times(page, "</script>"), times(report_html(sample(GameId::classic), english), "</script>"));
    const json::value read = json::parse(data);
    EXPECT_EQ(read.at("cards").at(0).at("title"), "</script><b>bold</b><!--");
    EXPECT_EQ(read.at("plan").at("bots").at(0), "<script>alert(1)</script>");
}

}  // namespace
}  // namespace frise::sim::test
