// Bringing the cards that a table's log needs.
#include "server/revive.hpp"

#include <utility>

namespace frise::server {

asio::awaitable<Granted<void>> revive(House& house, std::string customer, Revival& revival) {
    while (true) {
        const auto all = revival.read();
        if (!all) co_return tl::unexpected{all.error()};
        if (*all) co_return Granted<void>{};
        auto playset = co_await house.orders.get(customer, revival.wanted(), false);
        if (!playset) co_return tl::unexpected{playset.error()};
        revival.bring(std::move(*playset));
    }
}

}  // namespace frise::server
