// Putting tournaments together.
#include "sim/plan.hpp"

#include <algorithm>

namespace frise::sim {

std::vector<std::vector<std::size_t>> all_line_ups(std::size_t entrants, std::size_t seats) {
    std::vector<std::vector<std::size_t>> line_ups;
    std::vector<std::uint8_t> chosen(entrants, 0);
    std::fill_n(chosen.begin(), std::min(seats, entrants), std::uint8_t{1});
    do {
        std::vector<std::size_t>& line_up = line_ups.emplace_back();
        for (std::size_t i = 0; i < entrants; ++i) {
            if (chosen[i] != 0) line_up.push_back(i);
        }
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return line_ups;
}

}  // namespace frise::sim
