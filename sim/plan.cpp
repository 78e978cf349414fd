// Putting tournaments together.
#include "sim/plan.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace frise::sim {
namespace {

constexpr std::uint64_t most_shards = 1'000'000;

}  // namespace

std::vector<std::vector<std::size_t>> all_line_ups(std::size_t entrants, std::size_t seats, std::size_t most) {
    std::vector<std::vector<std::size_t>> line_ups;
    std::vector<std::uint8_t> chosen(entrants, 0);
    std::fill_n(chosen.begin(), std::min(seats, entrants), std::uint8_t{1});
    do {
        std::vector<std::size_t>& line_up = line_ups.emplace_back();
        for (std::size_t i = 0; i < entrants; ++i) {
            if (chosen[i] != 0) line_up.push_back(i);
        }
    } while (std::prev_permutation(chosen.begin(), chosen.end()) && line_ups.size() <= most);
    return line_ups;
}

std::optional<Shard> shard_from(std::string_view text) {
    Shard shard;
    const char* const end = text.data() + text.size();
    const auto [slash, wrong_number] = std::from_chars(text.data(), end, shard.number);
    if (wrong_number != std::errc{} || slash == end || *slash != '/') return std::nullopt;
    const auto [rest, wrong_count] = std::from_chars(slash + 1, end, shard.of);
    if (wrong_count != std::errc{} || rest != end) return std::nullopt;
    if (shard.number < 1 || shard.number > shard.of || shard.of > most_shards) return std::nullopt;
    --shard.number;
    return shard;
}

}  // namespace frise::sim
