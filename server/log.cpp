// Logging through spdlog.
#include "server/log.hpp"

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <string>
#include <utility>

namespace frise::server {

namespace json = boost::json;

namespace {

using SteadyClock = std::chrono::steady_clock;
constexpr auto seldom_span = std::chrono::seconds{10};

spdlog::logger& logger() {
    static const auto made = [] {
        auto log = std::make_shared<spdlog::logger>("frise", std::make_shared<spdlog::sinks::stderr_sink_mt>());
        log->set_formatter(std::make_unique<spdlog::pattern_formatter>(
            R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v)", spdlog::pattern_time_type::utc));
        log->set_level(spdlog::level::off);
        log->flush_on(spdlog::level::trace);
        return log;
    }();
    return *made;
}

void write_line(spdlog::level::level_enum level, std::string_view event, json::object&& details) {
    if (!logger().should_log(level)) return;
    json::object line{{"event", event}};
    for (auto& [name, value] : details) line.emplace(name, std::move(value));
    // The pattern has opened the object already.
    logger().log(level, std::string_view{json::serialize(line)}.substr(1));
}

// When each event was last written, and how often it was left out since.
class Seldom {
  public:
    // None: not now.
    std::optional<int> left_out(std::string_view event) {
        const std::scoped_lock lock{mutex_};
        const auto now = SteadyClock::now();
        auto [it, fresh] = events_.try_emplace(std::string{event}, now, 0);
        auto& [written, count] = it->second;
        if (!fresh && now - written < seldom_span) {
            ++count;
            return std::nullopt;
        }
        written = now;
        return std::exchange(count, 0);
    }

  private:
    std::mutex mutex_;
    std::map<std::string, std::pair<SteadyClock::time_point, int>, std::less<>> events_;
};

}  // namespace

void start_log(std::string_view level) { logger().set_level(spdlog::level::from_str(std::string{level})); }

void log_debug(std::string_view event, json::object details) {
    write_line(spdlog::level::debug, event, std::move(details));
}
void log_info(std::string_view event, json::object details) {
    write_line(spdlog::level::info, event, std::move(details));
}
void log_warning(std::string_view event, json::object details) {
    write_line(spdlog::level::warn, event, std::move(details));
}
void log_error(std::string_view event, json::object details) {
    write_line(spdlog::level::err, event, std::move(details));
}

void log_seldom(std::string_view event, json::object details) {
    static Seldom seldom;
    if (!logger().should_log(spdlog::level::warn)) return;
    const auto left_out = seldom.left_out(event);
    if (!left_out) return;
    if (*left_out > 0) details["left_out"] = *left_out;
    log_warning(event, std::move(details));
}

void Logged::operator()(const std::exception_ptr& error) const {
    if (!error) return;
    try {
        std::rethrow_exception(error);
    } catch (const std::exception& thrown) {
        log_error("internal-error", {{"message", thrown.what()}});
    } catch (...) {
        log_error("internal-error");
    }
}

}  // namespace frise::server
