// `frise simulate` and `frise simulate merge`, as somebody types them.
#include "sim/simulate.hpp"

#include "tests/cli/sitting.hpp"
#include "tests/support/languages.hpp"
#include "wording/letters.hpp"

#include <boost/json.hpp>

namespace frise::sim::test {
namespace {

namespace json = boost::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class Simulating : public cli::test::Sitting {
  protected:
    static SimulateOptions small_run() {
        SimulateOptions options;
        options.game.game = "classic";
        options.game.deck = "inventions";
        options.game.bots = "child,regular";
        options.games = "30";
        options.threads = "2";
        options.version = "1.2.3";
        return options;
    }
    // What is said of a wrong run.
    std::string refusal(const SimulateOptions& options) {
        EXPECT_EQ(simulate(options, desk()), cli::wrong_arguments) << out();
        EXPECT_EQ(out(), "");
        return err();
    }
    template <class Change>
    std::string refusal_with(Change change) {
        SimulateOptions options = small_run();
        change(options);
        return refusal(options);
    }
    json::value report(const std::string& name) const { return json::parse(content(name)); }
};

class Merging : public Simulating {
  protected:
    std::string shard(const std::string& which, const std::string& name, const std::string& seed = "1") {
        SimulateOptions options = small_run();
        options.shard = which;
        options.game.seed = seed;
        options.json = path(name);
        EXPECT_EQ(simulate(options, desk()), cli::fine) << err();
        return path(name);
    }
    std::string merge_refusal(const std::vector<std::string>& files) {
        SimulateOptions options;
        options.merge = files;
        EXPECT_EQ(merge(options, desk()), cli::wrong_arguments) << out();
        EXPECT_EQ(out(), "");
        return err();
    }
};

TEST_F(Simulating, prints_a_table) {
    EXPECT_EQ(simulate(small_run(), desk()), cli::fine);
    EXPECT_THAT(out(), AllOf(HasSubstr("2 seats · 30 games · seed 1"), HasSubstr("Bots: child, regular"),
                             HasSubstr("Wins by seat"), HasSubstr("seat 2"), HasSubstr("Length of a game")));
    EXPECT_EQ(err(), "");
    EXPECT_EQ(simulate(small_run(), desk(french)), cli::fine);
    EXPECT_THAT(out(), AllOf(HasSubstr("30 parties"), HasSubstr("Victoires par place")));
}

TEST_F(Simulating, plays_every_game) {
    for (const GameId game : all_games) {
        SimulateOptions options = small_run();
        options.game.game = std::string{name(game)};
        options.game.seats = std::to_string(std::max(2, seat_range(game).least));
        options.games = "8";
        EXPECT_EQ(simulate(options, desk()), cli::fine) << name(game) << err();
    }
}

TEST_F(Simulating, each_wrong_option_is_named) {
    using Options = SimulateOptions;
    for (const char* value : {"0", "-1", "x", "", "1.5", "1000000000001", "1e3", "10 "}) {
        EXPECT_THAT(refusal_with([&](Options& o) { o.games = value; }), HasSubstr("--games")) << value;
    }
    for (const char* value : {"0", "-1", "x", "", "1025"}) {
        EXPECT_THAT(refusal_with([&](Options& o) { o.threads = value; }), HasSubstr("--threads")) << value;
    }
    for (const char* value : {"0", "-1", "x", "", "nan", "inf", "1e9"}) {
        EXPECT_THAT(refusal_with([&](Options& o) { o.turn_seconds = value; }), HasSubstr("--turn-seconds")) << value;
        EXPECT_THAT(refusal_with([&](Options& o) { o.bot_time = value; }), HasSubstr("--bot-time")) << value;
    }
    for (const char* value : {"0/3", "4/3", "3", "x/y", ""}) {
        EXPECT_THAT(refusal_with([&](Options& o) { o.shard = value; }), HasSubstr("--shard")) << value;
    }
    EXPECT_THAT(refusal_with([](Options& o) { o.game.game = "chess"; }), HasSubstr("chess"));
    EXPECT_THAT(refusal_with([](Options& o) { o.game.bots = "wizard"; }), HasSubstr("wizard"));
    EXPECT_THAT(refusal_with([](Options& o) { o.game.bots = "child+sleepy"; }), HasSubstr("sleepy"));
    EXPECT_THAT(refusal_with([](Options& o) { o.game.seats = "9"; }), HasSubstr("9"));
    EXPECT_THAT(refusal_with([](Options& o) { o.game.seed = "-1"; }), HasSubstr("--seed"));
    EXPECT_THAT(refusal_with([](Options& o) { o.game.deck = "nothing"; }), HasSubstr("nothing"));
    EXPECT_THAT(refusal_with([](Options& o) { o.game.hand = "x"; }), HasSubstr("--hand"));
    EXPECT_THAT(refusal_with([](Options& o) { o.game.values["rounds"] = "3"; }), HasSubstr("--rounds"));
    EXPECT_THAT(refusal_with([](Options& o) { o.game.players = "Ada"; }), HasSubstr("--players"));
}

TEST_F(Simulating, bots_have_to_fit_the_seats) {
    EXPECT_THAT(refusal_with([](SimulateOptions& o) {
                    o.game.bots = "child,regular,expert";
                    o.game.seats = "2";
                }),
                HasSubstr("3 bots do not fit 2 seats"));
    EXPECT_THAT(refusal_with([](SimulateOptions& o) { o.game.bots = "0"; }), HasSubstr("bots"));
}

TEST_F(Simulating, a_tournament_has_ratings_and_needs_rivals) {
    SimulateOptions options = small_run();
    options.tournament = true;
    options.game.bots = "child,beginner,regular";
    options.games = "90";
    options.json = path("t.json");
    EXPECT_EQ(simulate(options, desk()), cli::fine) << err();
    EXPECT_THAT(out(), AllOf(HasSubstr("One against one"), HasSubstr("±")));
    const json::value told = report("t.json");
    EXPECT_EQ(told.at("plan").at("line_ups").as_array().size(), 3U);
    for (const json::value& bot : told.at("bots").as_array()) EXPECT_EQ(bot.at("games"), 60);
    EXPECT_THAT(refusal_with([](SimulateOptions& o) {
                    o.tournament = true;
                    o.game.game = "coop";
                }),
                HasSubstr("coop"));
    EXPECT_THAT(refusal_with([](SimulateOptions& o) {
                    o.tournament = true;
                    o.game.bots = "child";
                }),
                HasSubstr("tournament"));
}

TEST_F(Simulating, too_many_tables_are_refused_at_once) {
    std::string many = "child";
    for (const char* strength : {"child", "beginner", "regular", "expert", "historian"}) {
        for (const char* theme : {"music", "war", "food", "sport", "space", "law", "trade", "energy"}) {
            many += std::string{","} + strength + ":" + theme;
        }
    }
    EXPECT_THAT(refusal_with([&](SimulateOptions& o) {
                    o.tournament = true;
                    o.game.bots = many;
                    o.game.seats = "8";
                }),
                HasSubstr("too many different tables"));
}

TEST_F(Simulating, a_file_that_cannot_be_written_is_refused_before_the_run) {
    const auto endless = [&](SimulateOptions& o) { o.games = "1000000000"; };
    for (const std::string& file : {std::string{"/no/such/folder/x.json"}, path(""), std::string{}}) {
        EXPECT_THAT(refusal_with([&](SimulateOptions& o) {
                        endless(o);
                        o.json = file;
                    }),
                    HasSubstr("cannot be written"));
        EXPECT_THAT(refusal_with([&](SimulateOptions& o) {
                        endless(o);
                        o.html = file;
                    }),
                    HasSubstr("cannot be written"));
    }
}

TEST_F(Simulating, reports_go_to_files_or_to_the_screen) {
    SimulateOptions options = small_run();
    options.json = path("r.json");
    options.html = path("r.html");
    EXPECT_EQ(simulate(options, desk()), cli::fine) << err();
    EXPECT_THAT(out(), HasSubstr("Wins by seat"));
    EXPECT_EQ(report("r.json").at("played"), 30);
    EXPECT_THAT(content("r.html"), HasSubstr("<!doctype html>"));
    options = small_run();
    options.json = "-";
    EXPECT_EQ(simulate(options, desk()), cli::fine);
    EXPECT_EQ(json::parse(out()).at("played"), 30) << "nothing but the report";
}

TEST_F(Simulating, the_command_does_it_again) {
    SimulateOptions options = small_run();
    options.game.seed = "18446744073709551615";
    options.fixed_seats = true;
    options.json = path("r.json");
    ASSERT_EQ(simulate(options, desk()), cli::fine) << err();
    EXPECT_EQ(report("r.json").at("plan").at("command"),
              "frise simulate classic --deck inventions --bots child,regular --games 30 "
              "--seed 18446744073709551615 --fixed-seats");
}

TEST_F(Merging, shards_make_the_whole_run) {
    SimulateOptions whole = small_run();
    whole.game.seed = "1";
    whole.json = path("whole.json");
    ASSERT_EQ(simulate(whole, desk()), cli::fine);
    SimulateOptions options;
    options.merge = {shard("3/3", "c.json"), shard("1/3", "a.json"), shard("2/3", "b.json")};
    options.json = path("sum.json");
    options.html = path("sum.html");
    ASSERT_EQ(merge(options, desk()), cli::fine) << err();
    EXPECT_EQ(err(), "");
    EXPECT_THAT(out(), HasSubstr("30 games"));
    EXPECT_EQ(report("sum.json").at("tally"), report("whole.json").at("tally"));
    EXPECT_EQ(report("sum.json").at("plan"), report("whole.json").at("plan"));
    EXPECT_EQ(report("sum.json").at("stopped"), false);
    EXPECT_THAT(content("sum.html"), Not(HasSubstr("/*REPORT*/")));
}

TEST_F(Merging, large_seeds_stay_as_they_are) {
    SimulateOptions options;
    options.merge = {shard("1/2", "a.json", "18446744073709551615"), shard("2/2", "b.json", "18446744073709551615")};
    options.json = path("sum.json");
    ASSERT_EQ(merge(options, desk()), cli::fine) << err();
    EXPECT_EQ(report("sum.json").at("plan").at("seed"), UINT64_MAX);
    EXPECT_THAT(merge_refusal({path("a.json"), shard("2/2", "c.json", "18446744073709551614")}),
                HasSubstr("another run"));
}

TEST_F(Merging, missing_parts_are_said) {
    SimulateOptions options;
    options.merge = {shard("1/3", "a.json"), shard("3/3", "c.json")};
    options.json = path("sum.json");
    EXPECT_EQ(merge(options, desk()), cli::fine);
    EXPECT_THAT(err(), HasSubstr("2 of 3 parts are here"));
    EXPECT_THAT(out(), HasSubstr("Stopped after 20 of 30 games"));
    EXPECT_EQ(report("sum.json").at("stopped"), true);
}

TEST_F(Merging, other_runs_and_the_same_part_twice_are_refused) {
    const std::string first = shard("1/3", "a.json");
    EXPECT_THAT(merge_refusal({first, shard("2/3", "b.json", "2")}), HasSubstr("b.json” is of another run"));
    EXPECT_THAT(merge_refusal({first, shard("2/4", "d.json")}), HasSubstr("another run"));
    EXPECT_THAT(merge_refusal({first, first}), HasSubstr("a.json” is a part that was there already"));
}

TEST_F(Merging, what_is_no_report_is_refused) {
    EXPECT_THAT(merge_refusal({}), HasSubstr("say which reports"));
    EXPECT_THAT(merge_refusal({path("absent.json")}), HasSubstr("absent.json” cannot be read"));
    EXPECT_THAT(merge_refusal({path("")}), HasSubstr("cannot be read"));
    for (const char* rubbish :
         {"", "rubbish", "{}", "[]", "null", "{\"format\":1}", "\xff\xfe", "[[[[[[[[[[[[[[[[[[[["}) {
        EXPECT_THAT(merge_refusal({file("x.json", rubbish)}), HasSubstr("x.json” is no report")) << rubbish;
    }
    const std::string whole = shard("1/3", "a.json");
    EXPECT_THAT(merge_refusal({file("x.json", content("a.json").substr(0, 5000))}), HasSubstr("is no report"));
    SimulateOptions options;
    options.merge = {whole};
    options.json = "/no/such/folder/x.json";
    EXPECT_EQ(merge(options, desk()), cli::wrong_arguments);
    EXPECT_THAT(err(), HasSubstr("cannot be written"));
}

}  // namespace
}  // namespace frise::sim::test
