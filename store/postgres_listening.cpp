// A connection that only listens, on a thread of its own.
#include "store/postgres_listening.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <future>
#include <optional>
#include <poll.h>
#include <sys/eventfd.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace frise::store {
namespace {

using namespace std::chrono_literals;

constexpr auto shortest_pause = 50ms;
constexpr std::chrono::milliseconds longest_pause = 1s;

// Up to this sign, which is taken too.
std::optional<std::uint64_t> take_number(std::string_view& words, char end) {
    std::uint64_t number = 0;
    const auto [rest, error] = std::from_chars(words.data(), words.data() + words.size(), number);
    const auto length = static_cast<std::size_t>(rest - words.data());
    if (error != std::errc{} || length == words.size() || *rest != end) return std::nullopt;
    words.remove_prefix(length + 1);
    return number;
}

std::optional<News> take_news(std::string_view& words) {
    const auto last = take_number(words, ':');
    const auto length = last ? take_number(words, ':') : std::nullopt;
    if (!length || *length > words.size()) return std::nullopt;
    News news{*last == 0 ? News::Kind::people : News::Kind::entries, std::string{words.substr(0, *length)}, *last};
    words.remove_prefix(*length);
    return news;
}

// Readable once it was rung.
class Bell {
  public:
    Bell() : descriptor_{::eventfd(0, EFD_CLOEXEC)} {}
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;
    ~Bell() { ::close(descriptor_); }

    void ring() const { ::eventfd_write(descriptor_, 1); }
    [[nodiscard]] int descriptor() const { return descriptor_; }
    // Whether it was rung within this time.
    [[nodiscard]] bool rung(std::chrono::milliseconds span) const {
        pollfd self{descriptor_, POLLIN, 0};
        return ::poll(&self, 1, static_cast<int>(span.count())) != 0;
    }

  private:
    int descriptor_;
};

class PostgresListening final : public Listening {
  public:
    PostgresListening(PostgresAddress address, const PostgresPatience& patience, std::int64_t node,
                      std::function<void(const News&)> heard)
        : address_{std::move(address)}, patience_{patience}, node_{node}, heard_{std::move(heard)} {
        std::promise<void> tried;
        auto first_try = tried.get_future();
        thread_ = std::thread{[this, tried = std::move(tried)]() mutable { run(std::move(tried)); }};
        first_try.wait();
    }
    PostgresListening(const PostgresListening&) = delete;
    PostgresListening& operator=(const PostgresListening&) = delete;
    ~PostgresListening() override {
        stop_.ring();
        thread_.join();
    }

  private:
    using Clock = std::chrono::steady_clock;

    void run(std::promise<void> tried);
    std::unique_ptr<PostgresConnection> begin();
    [[noreturn]] void hear(PostgresConnection& connection);
    void look_around(PostgresConnection& connection) const;
    void lose();
    void find_again();

    PostgresAddress address_;
    PostgresPatience patience_;
    std::int64_t node_;
    std::function<void(const News&)> heard_;
    Bell stop_;
    bool lost_ = false;
    std::thread thread_;
};

void PostgresListening::run(std::promise<void> tried) {
    auto first_try = std::optional{std::move(tried)};
    const auto say_tried = [&] {
        if (first_try) std::exchange(first_try, std::nullopt)->set_value();
    };
    for (std::chrono::milliseconds pause = shortest_pause;; pause = std::min(2 * pause, longest_pause)) {
        try {
            const auto connection = begin();
            pause = shortest_pause;
            find_again();
            say_tried();
            hear(*connection);
        } catch (const Stopped&) {
            return;
        } catch (const Failure&) {
            lose();
            say_tried();
        }
        if (stop_.rung(pause)) return;
    }
}

std::unique_ptr<PostgresConnection> PostgresListening::begin() {
    const auto mode = node_ == 0 ? PostgresMode::read : PostgresMode::serve;
    auto connection = open_again(address_, mode, patience_, node_, stop_.descriptor());
    connection->set_patience(patience_.listening);
    connection->execute("LISTEN frise");
    return connection;
}

void PostgresListening::hear(PostgresConnection& connection) {
    for (auto next_look = Clock::now();;) {
        while (const auto told = connection.notification()) {
            for (const News& news : news_from(*told, node_)) heard_(news);
        }
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(next_look - Clock::now());
        if (left > 0ms && connection.wait_for_news(left)) continue;
        look_around(connection);
        next_look = Clock::now() + patience_.listening;
    }
}

// A dead network gives no error, and a server that is gone does not take back the guests it had: both are found by
// asking.
void PostgresListening::look_around(PostgresConnection& connection) const {
    if (node_ == 0) {
        connection.query("SELECT 1");
    } else {
        connection.query("SELECT sweep($1)", PostgresValues{node_});
    }
}

void PostgresListening::lose() {
    if (!std::exchange(lost_, true)) heard_({.kind = News::Kind::lost});
}

void PostgresListening::find_again() {
    if (!std::exchange(lost_, false)) return;
    heard_({.kind = News::Kind::back});
    heard_({.kind = News::Kind::gap});
}

}  // namespace

std::vector<News> news_from(std::string_view told, std::int64_t node) {
    const auto sender = take_number(told, ' ');
    if (node != 0 && sender == static_cast<std::uint64_t>(node)) return {};
    std::vector<News> news;
    while (sender && !told.empty()) {
        auto next = take_news(told);
        if (!next) break;
        news.push_back(*std::move(next));
    }
    // What cannot be read is news all the same.
    if (news.empty() || !told.empty()) news.push_back({.kind = News::Kind::gap});
    return news;
}

std::unique_ptr<Listening> listen_to_postgres(const PostgresAddress& address, const PostgresPatience& patience,
                                              std::int64_t node, std::function<void(const News&)> heard) {
    return std::make_unique<PostgresListening>(address, patience, node, std::move(heard));
}

}  // namespace frise::store
