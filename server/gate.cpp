// Counting visitors.
#include "server/gate.hpp"

namespace frise::server {
namespace {

constexpr std::size_t most_visitors = 10'000;
constexpr store::Time forget_after = 3'600'000;
constexpr double guesses_per_second = 0.2;
constexpr double guesses_at_once = 20;

}  // namespace

Gate::Visitor& Gate::visitor(const std::string& address, store::Time now) {
    if (visitors_.size() > most_visitors) {
        std::erase_if(visitors_, [&](const auto& each) {
            return each.second.connections == 0 && now - each.second.seen > forget_after;
        });
    }
    const auto [it, fresh] = visitors_.try_emplace(
        address, Visitor{0,
                         {settings_.http_per_second, settings_.http_per_second * 4},
                         {settings_.max_tables_per_hour / 3600.0, static_cast<double>(settings_.max_tables_per_hour)},
                         {guesses_per_second, guesses_at_once},
                         now});
    it->second.seen = now;
    return it->second;
}

Gate::Ticket Gate::admit(const std::string& address) {
    const std::scoped_lock lock{mutex_};
    Visitor& who = visitor(address, 0);
    if (connections_ >= settings_.max_connections || who.connections >= settings_.max_connections_per_address)
        return {};
    ++connections_;
    ++who.connections;
    return {this, [this, address](void* /*gate*/) {
                const std::scoped_lock leaving{mutex_};
                --connections_;
                const auto it = visitors_.find(address);
                if (it != visitors_.end()) --it->second.connections;
            }};
}

bool Gate::may_ask(const std::string& address, store::Time now) {
    const std::scoped_lock lock{mutex_};
    return visitor(address, now).requests.spend(now);
}

bool Gate::may_open_table(const std::string& address, store::Time now) {
    const std::scoped_lock lock{mutex_};
    return visitor(address, now).tables.spend(now);
}

bool Gate::may_guess(const std::string& address, store::Time now) {
    const std::scoped_lock lock{mutex_};
    return visitor(address, now).guesses.left(now) >= 1;
}

void Gate::guessed_wrong(const std::string& address, store::Time now) {
    const std::scoped_lock lock{mutex_};
    visitor(address, now).guesses.spend(now);
}

}  // namespace frise::server
