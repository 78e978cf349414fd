// Trying the store for many at once.
#include "server/health.hpp"

namespace frise::server {
namespace {

constexpr Time fine_for = 1000;

}  // namespace

bool Health::begin_trying() {
    const std::scoped_lock lock{mutex_};
    const Time now = house_.clock.steady();
    if (trying_ || (fine_ && tried_at_ && now - *tried_at_ < fine_for)) return false;
    trying_ = true;
    tried_at_ = now;
    return true;
}

asio::awaitable<bool> Health::fine() {
    if (begin_trying()) {
        const auto answer = co_await house_.keeper.ask([](store::Store& store) { return store.ping(); });
        const std::scoped_lock lock{mutex_};
        trying_ = false;
        fine_ = answer.has_value();
    }
    const std::scoped_lock lock{mutex_};
    co_return fine_;
}

}  // namespace frise::server
