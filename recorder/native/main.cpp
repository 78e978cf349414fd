// The recorder as a program: prints records, or a line with the hash of each.
#include "platform/sha256.hpp"
#include "recorder/again.hpp"
#include "recorder/evening.hpp"

#include <charconv>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <iterator>
#include <span>
#include <string_view>

namespace {

constexpr std::string_view usage = "Usage: recorder games | hashes FIRST COUNT | record SEED | again FILE…\n";

std::uint32_t number(std::string_view text) {
    std::uint32_t number = 0;
    std::from_chars(text.begin(), text.end(), number);
    return number;
}

std::string hash_of(const std::string& record) {
    std::string hex;
    for (const std::uint8_t byte : frise::sha256(record)) hex += fmt::format("{:02x}", byte);
    return hex;
}

void print_hashes(std::uint32_t first, std::uint32_t count) {
    for (std::uint32_t seed = first; seed < first + count; ++seed) {
        std::cout << hash_of(frise::recorder::record_of(seed)) << "\n";
    }
}

void print_again(const char* path) {
    std::ifstream file{path, std::ios::binary};
    std::cout << frise::recorder::played_again(std::string{std::istreambuf_iterator<char>{file}, {}});
}

}  // namespace

int main(int argc, char** argv) {
    const std::span all{argv, static_cast<std::size_t>(argc)};
    const std::string_view command = argc > 1 ? all[1] : "";
    if (command == "games" && argc == 2) {
        // In turns, from seed 0.
        for (const frise::GameId game : frise::all_games) std::cout << frise::name(game) << "\n";
    } else if (command == "hashes" && argc == 4) {
        print_hashes(number(all[2]), number(all[3]));
    } else if (command == "record" && argc == 3) {
        std::cout << frise::recorder::record_of(number(all[2]));
    } else if (command == "again" && argc > 2) {
        for (const char* path : all.subspan(2)) print_again(path);
    } else {
        std::cerr << usage;
        return 2;
    }
    return 0;
}
