// Writing metrics.
#include "server/metrics.hpp"

#include <fmt/format.h>

namespace frise::server {

void Spans::observe(std::chrono::steady_clock::duration span) {
    const auto nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(span).count();
    const double seconds = static_cast<double>(nanoseconds) / 1e9;
    std::size_t bucket = 0;
    while (bucket < bounds.size() && seconds > bounds[bucket]) ++bucket;
    counts_[bucket].add(1);
    nanoseconds_.add(nanoseconds);
}

std::string Spans::text(const std::string& name, const std::string& help) const {
    std::string text = fmt::format("# HELP {0} {1}\n# TYPE {0} histogram\n", name, help);
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        sum += counts_[i].value();
        text += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, bounds[i], sum);
    }
    sum += counts_.back().value();
    text += fmt::format("{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, sum,
                        static_cast<double>(nanoseconds_.value()) / 1e9);
    return text;
}

namespace {

std::string line(std::string_view name, std::string_view kind, std::string_view help, std::int64_t value) {
    return fmt::format("# HELP frise_{0} {1}\n# TYPE frise_{0} {2}\nfrise_{0} {3}\n", name, help, kind, value);
}

}  // namespace

std::string write_metrics(const Metrics& m, std::size_t waiting_for_store) {
    return line("tables_in_memory", "gauge", "Tables that are in memory.", m.rooms.value()) +
           line("tables_opened_total", "counter", "Tables opened.", m.tables_opened.value()) +
           line("connections", "gauge", "WebSocket connections.", m.connections.value()) +
           line("connections_total", "counter", "WebSocket connections so far.", m.connections_seen.value()) +
           line("actions_total", "counter", "Actions that took effect.", m.actions.value()) +
           line("refusals_total", "counter", "Requests that were refused.", m.refusals.value()) +
           line("messages_sent_total", "counter", "Messages sent.", m.messages_out.value()) +
           line("bytes_sent_total", "counter", "Bytes of messages sent.", m.bytes_out.value()) +
           line("slow_readers_total", "counter", "Connections dropped for reading too slowly.",
                m.dropped_slow.value()) +
           line("rate_limited_total", "counter", "Requests that came too fast.", m.rate_limited.value()) +
           line("http_requests_total", "counter", "HTTP requests.", m.http_requests.value()) +
           line("commits_total", "counter", "Commits to the store.", m.commits.value()) +
           line("store_troubles_total", "counter", "Commits that failed.", m.store_troubles.value()) +
           line("store_queue", "gauge", "What waits for the store.", static_cast<std::int64_t>(waiting_for_store)) +
           m.apply.text("frise_apply_seconds", "From the rules to an entry.") +
           m.commit.text("frise_commit_seconds", "Putting a group of entries on disk.") +
           m.broadcast.text("frise_broadcast_seconds", "Telling an entry to all at a table.");
}

}  // namespace frise::server
