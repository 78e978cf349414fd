// Settings from files, the environment and flags, and what else lists them: a page, and the file of the package.
#include "server/settings_reader.hpp"
#include "tests/support/languages.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <map>
#include <regex>

namespace frise::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string wrong(const Fine<void>& taken) { return taken ? "fine" : taken.error().text(english); }

SettingsReader::Variable variables(std::map<std::string, std::string> all) {
    return [all = std::move(all)](const std::string& name) {
        const auto it = all.find(name);
        return it == all.end() ? std::nullopt : std::optional<std::string>{it->second};
    };
}

TEST(SettingsFile, has_names_and_values_with_comments) {
    SettingsReader reader;
    const auto taken = reader.read_file("serve.conf", "# ours\n\n port=9000 \nlan = yes # at home\r\n"
                                                      "origins = https://a.example, https://b.example\n"
                                                      "requests-per-second = 2.5");
    EXPECT_EQ(wrong(taken), "fine");
    EXPECT_EQ(reader.settings().port, 9000);
    EXPECT_TRUE(reader.settings().lan);
    EXPECT_THAT(reader.settings().origins, ElementsAre("https://a.example", "https://b.example"));
    EXPECT_EQ(reader.settings().requests_per_second, 2.5);
    EXPECT_TRUE(reader.given("port"));
    EXPECT_FALSE(reader.given("address"));
}

TEST(SettingsFile, what_is_wrong_is_said_with_file_and_line) {
    SettingsReader reader;
    EXPECT_THAT(wrong(reader.read_file("a.conf", "port = 1\nprot = 2\n")),
                HasSubstr("a.conf:2: there is no setting “prot”"));
    EXPECT_THAT(wrong(reader.read_file("a.conf", "\n\nport\n")), HasSubstr("a.conf:3: “port” is not like"));
    EXPECT_THAT(wrong(reader.read_file("a.conf", "port = 65536\n")),
                HasSubstr("a.conf:1: port must be a number from 0 to"));
    EXPECT_THAT(wrong(reader.read_file("a.conf", "lan = perhaps\n")), HasSubstr("true or false"));
    EXPECT_THAT(wrong(reader.read_file("a.conf", "log-level = loud\n")), HasSubstr("debug|info"));
    EXPECT_THAT(wrong(reader.read_file("a.conf", "address = home\n")), HasSubstr("must be IP"));
}

TEST(SettingsNumbers, are_whole_texts_within_bounds) {
    SettingsReader reader;
    for (const char* value : {"", "-1", "12x", " 12", "1e3", "99999999999999", "nan", "0x10", "1.5"}) {
        EXPECT_NE(wrong(reader.read("port", value)), "fine") << value;
    }
    for (const char* value : {"", "-1", "nan", "inf", "1x"}) {
        EXPECT_NE(wrong(reader.read("http-per-second", value)), "fine") << value;
    }
}

TEST(SettingsEnvironment, has_capitals_and_underscores) {
    SettingsReader reader;
    const auto taken = reader.read_environment(
        variables({{"FRISE_MAX_MESSAGE", "20000"}, {"FRISE_LAN", "1"}, {"FRISE_PORT", ""}, {"FRISE_SKIP_SETUP", "1"}}));
    EXPECT_EQ(wrong(taken), "fine");
    EXPECT_EQ(reader.settings().max_message, 20'000);
    EXPECT_TRUE(reader.settings().lan);
    EXPECT_EQ(reader.settings().port, 8080);
    EXPECT_THAT(wrong(reader.read_environment(variables({{"FRISE_PORT", "x"}}))), HasSubstr("FRISE_PORT: port must"));
}

TEST(SettingsSources, the_later_outweighs) {
    SettingsReader reader;
    ASSERT_TRUE(reader.read_file("a.conf", "port = 1\nthreads = 1\nmax-queue = 20000\n"));
    ASSERT_TRUE(reader.read_environment(variables({{"FRISE_PORT", "2"}, {"FRISE_THREADS", "2"}})));
    ASSERT_TRUE(reader.read("port", "3"));
    EXPECT_EQ(reader.settings().port, 3);
    EXPECT_EQ(reader.settings().threads, 2);
    EXPECT_EQ(reader.settings().max_queue, 20'000);
}

TEST(SettingTable, every_default_is_one_that_may_be_set) {
    for (const Setting& setting : all_settings()) {
        Settings settings;
        const std::string usual = value_of(settings, setting);
        EXPECT_EQ(wrong(set(settings, setting, usual)), "fine") << setting.name;
        EXPECT_EQ(value_of(settings, setting), usual);
        for (const Language language : all_languages()) {
            EXPECT_FALSE(words(language, setting.help).empty()) << setting.name;
        }
    }
}

TEST(RunningPage, lists_all_settings_with_their_defaults_and_no_others) {
    std::ifstream in{FRISE_SOURCE_DIR "/docs/running.md"};
    const std::string page{std::istreambuf_iterator<char>{in}, {}};
    for (const Setting& setting : all_settings()) {
        const std::string usual = value_of({}, setting);
        const std::string row =
            "\n| `" + std::string{setting.name} + "` | " + (usual.empty() ? "" : "`" + usual + "` ") + "| ";
        EXPECT_THAT(page, HasSubstr(row));
    }
    const std::regex any_row{"\n\\| `[a-z-]+` \\| (`[^`]*` )?\\| "};
    const auto rows = std::distance(std::sregex_iterator{page.begin(), page.end(), any_row}, std::sregex_iterator{});
    EXPECT_EQ(static_cast<std::size_t>(rows), all_settings().size()) << "a setting that there is no more";
}

TEST(PackageFile, has_each_setting_once_with_its_default_in_a_comment) {
    std::ifstream in{FRISE_SOURCE_DIR "/packaging/frise.conf"};
    const std::string file{std::istreambuf_iterator<char>{in}, {}};
    // Those that the service needs.
    SettingsReader service;
    EXPECT_EQ(wrong(service.read_file("frise.conf", file)), "fine");
    EXPECT_EQ(service.settings().data, "/var/lib/frise");
    EXPECT_EQ(service.settings().port, Settings{}.port);
    for (const Setting& setting : all_settings()) {
        const std::string name{setting.name};
        const std::regex line{"\n#?" + name + " =( [^\n]*)?(?=\n)"};
        EXPECT_EQ(std::distance(std::sregex_iterator{file.begin(), file.end(), line}, std::sregex_iterator{}), 1)
            << name;
        if (service.given(name)) continue;
        const std::string usual = value_of({}, setting);
        EXPECT_THAT(file, HasSubstr("\n#" + name + " =" + (usual.empty() ? "" : " " + usual) + "\n"));
    }
    const std::regex any_line{"\n#?[a-z-]+ =( [^\n]*)?(?=\n)"};
    const auto lines = std::distance(std::sregex_iterator{file.begin(), file.end(), any_line}, std::sregex_iterator{});
    EXPECT_EQ(static_cast<std::size_t>(lines), all_settings().size()) << "a setting that there is no more";
}

}  // namespace
}  // namespace frise::server
