// Where a server is said to be: addresses, and codes to scan; and the folders it takes.
#include "server_commands/folders.hpp"
#include "server_commands/home_network.hpp"
#include "server_commands/qr_code.hpp"

#include <gmock/gmock.h>
#include <map>
#include <span>
#include <sstream>
#include <vector>

namespace frise::server_commands {
namespace {

using testing::Each;

TEST(HomeAddress, is_the_first_private_one_that_leads_out) {
    const std::vector<NetworkInterface> all{{"lo", 0x7F000001, true, true},     {"eth1", 0x0A000005, false, false},
                                            {"ppp0", 0x5DB8D822, true, false},  {"docker0", 0xAC110001, true, false},
                                            {"wlan0", 0xC0A80117, true, false}, {"eth0", 0x0A000006, true, false}};
    EXPECT_EQ(home_address(all), "192.168.1.23");
    EXPECT_EQ(home_address(std::span{all}.first(4)), std::nullopt);
}

TEST(HomeAddress, knows_which_are_private) {
    const auto found = [](std::uint32_t address) {
        const NetworkInterface one{"eth0", address, true, false};
        return home_address({&one, 1}).has_value();
    };
    EXPECT_TRUE(found(0x0A000001) && found(0xAC100001) && found(0xAC1FFFFE) && found(0xC0A80001));
    EXPECT_FALSE(found(0x0B000001) || found(0xAC0F0001) || found(0xAC200001) || found(0xC0A90001));
}

// The modules of a drawing, true is dark; lines of an even number if two are drawn as one.
std::vector<std::vector<bool>> blocks_read(const std::string& text, bool drawn_is_dark) {
    std::vector<std::vector<bool>> rows;
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);) {
        rows.emplace_back();
        rows.emplace_back();
        for (std::size_t i = 0; i < line.size();) {
            if (line[i] == '\x1b') {
                i = line.find('m', i) + 1;
                continue;
            }
            const std::string letter = line.substr(i, line[i] == ' ' ? 1 : 3);
            i += letter.size();
            const bool upper = letter == "█" || letter == "▀";
            const bool lower = letter == "█" || letter == "▄";
            rows[rows.size() - 2].push_back(upper == drawn_is_dark);
            rows.back().push_back(lower == drawn_is_dark);
        }
    }
    return rows;
}

void expect_code(const std::vector<std::vector<bool>>& rows, const QrCode& code) {
    constexpr int margin = 4;
    const int width = code.width + 2 * margin;
    ASSERT_GE(static_cast<int>(rows.size()), width);
    int y = -margin;
    for (const auto& row : std::span{rows}.first(static_cast<std::size_t>(width))) {
        ASSERT_EQ(static_cast<int>(row.size()), width);
        int x = -margin;
        for (const bool dark : row) {
            ASSERT_EQ(dark, code.dark(x, y)) << x << "," << y;
            ++x;
        }
        ++y;
    }
}

TEST(QrCode, is_drawn_with_its_margin_in_half_blocks) {
    const QrCode code = qr_code_of("http://192.168.1.23:8080/");
    EXPECT_EQ(code.width, 25);
    expect_code(blocks_read(drawn(code, QrLook::blocks_colour), true), code);
    expect_code(blocks_read(drawn(code, QrLook::blocks), false), code);
}

TEST(QrCode, is_drawn_with_two_letters_a_module_in_ascii) {
    const QrCode code = qr_code_of("http://192.168.1.23:8080/");
    std::vector<std::vector<bool>> rows;
    std::istringstream lines{drawn(code, QrLook::ascii)};
    for (std::string line; std::getline(lines, line);) {
        rows.emplace_back();
        for (std::size_t i = 0; i < line.size(); i += 2) {
            ASSERT_TRUE(line.substr(i, 2) == "##" || line.substr(i, 2) == "  ");
            rows.back().push_back(line[i] == ' ');
        }
    }
    expect_code(rows, code);
    EXPECT_THAT(drawn(code, QrLook::ascii_colour), Each(testing::AllOf(testing::Ge('\0'), testing::Le('~'))));
}

TEST(QrCode, has_its_three_corners) {
    const QrCode code = qr_code_of("http://192.168.1.23:8080/");
    for (int i = 0; i < 7; ++i) {
        EXPECT_TRUE(code.dark(i, 0) && code.dark(code.width - 1 - i, 0) && code.dark(i, code.width - 1));
    }
    EXPECT_FALSE(code.dark(7, 7) || code.dark(1, 1));
}

TEST(QrCode, of_a_text_that_is_too_long_is_empty) { EXPECT_EQ(qr_code_of(std::string(5000, 'x')).width, 0); }

Variable only(std::map<std::string, std::string> all) {
    return [all = std::move(all)](const std::string& name) {
        const auto it = all.find(name);
        return it == all.end() ? std::nullopt : std::optional<std::string>{it->second};
    };
}

TEST(Folders, are_those_of_the_system) {
    EXPECT_EQ(data_folder(only({{"HOME", "/ana"}})), "/ana/.local/share/frise");
    EXPECT_EQ(data_folder(only({{"HOME", "/ana"}, {"XDG_DATA_HOME", "/data"}})), "/data/frise");
    EXPECT_EQ(data_folder(only({{"HOME", "/ana"}, {"XDG_DATA_HOME", "not/absolute"}})), "/ana/.local/share/frise");
    EXPECT_EQ(config_file(only({{"HOME", "/ana"}})), "/ana/.config/frise/serve.conf");
    EXPECT_EQ(data_folder(only({})), "");
}

}  // namespace
}  // namespace frise::server_commands
