// Seats, names and bots that fit each other.
#include "terminal/company.hpp"

#include "terminal/cast.hpp"

#include <cstdint>

namespace frise::terminal {

tl::expected<Company, Message> company_from(const cli::Wishes& wishes, Language language) {
    const std::vector<cli::Opponent> opponents = wishes.bots.value_or(std::vector<cli::Opponent>{});
    const auto bots = static_cast<std::int64_t>(opponents.size());
    if (wishes.seats && (*wishes.seats < 1 || *wishes.seats > max_seats)) {
        return tl::unexpected{cli::out_of_range("--seats", *wishes.seats, 1, max_seats)};
    }
    if (wishes.names) return Company{*wishes.names, opponents};
    const std::int64_t seats = wishes.seats.value_or(bots + 1);
    if (bots > seats) {
        return tl::unexpected{Message{"terminal.too_many_bots", {number("value", bots), number("seats", seats)}}};
    }
    return Company{default_names(language, static_cast<int>(seats - bots)), opponents};
}

}  // namespace frise::terminal
