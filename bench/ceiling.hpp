// How fast a bare server goes: the ceiling for one that plays games and stores them.
#pragma once

#include "bench/process.hpp"
#include "load/wire.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace frise::bench {

using Clock = std::chrono::steady_clock;

constexpr int seats = 4;

inline double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Speed {
    double actions_s = 0;
    double p50_ms = 0;
    double p99_ms = 0;
    double cpu_us = 0;
    double bytes = 0;
    double kb_per_table = 0;
    bool fine = true;
    double memory_mb = 0;
};

// By its speed.
inline Speed median_of(std::vector<Speed> speeds) {
    std::sort(speeds.begin(), speeds.end(), [](const Speed& a, const Speed& b) { return a.actions_s < b.actions_s; });
    return speeds[speeds.size() / 2];
}

// Four sockets of a table pass a message around: who hears it and is next sends another.
class Ring {
  public:
    Ring(boost::asio::io_context& context, std::vector<float>& latencies, std::uint64_t& actions, std::string message)
        : context_{context}, latencies_{latencies}, actions_{actions}, message_{std::move(message)} {}

    void connect(int port, int table) {
        const boost::asio::ip::tcp::endpoint server{boost::asio::ip::address_v4::loopback(),
                                                    static_cast<boost::asio::ip::port_type>(port)};
        for (std::size_t i = 0; i < seats; ++i) {
            wires_.push_back(std::make_shared<load::Wire>(
                context_, load::Wire::Ears{[this] { ++open_; }, [this](std::string_view) { heard(); }, {}}));
            wires_.back()->open(server, "/" + std::to_string(table));
        }
    }
    [[nodiscard]] bool ready() const { return open_ == seats; }
    void go() {
        sent_ = Clock::now();
        wires_[turn_]->send(message_);
    }
    void stop() {
        for (const auto& wire : wires_) wire->drop();
    }

  private:
    void heard() {
        const bool last = ++heard_ == seats;
        if (last) {
            ++actions_;
            latencies_.push_back(std::chrono::duration<float, std::milli>(Clock::now() - sent_).count());
            heard_ = 0;
            turn_ = (turn_ + 1) % seats;
            go();
        }
    }

    boost::asio::io_context& context_;
    std::vector<float>& latencies_;
    std::uint64_t& actions_;
    std::string message_;
    std::vector<std::shared_ptr<load::Wire>> wires_;
    int open_ = 0;
    int heard_ = 0;
    std::size_t turn_ = 0;
    Clock::time_point sent_;
};

inline double at_share(std::vector<float>& values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return static_cast<double>(values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))]);
}

inline Speed measure_ceiling(int tables, double seconds) {
    Process process{{"--pass-on"}};
    boost::asio::io_context context{1};
    std::vector<float> latencies;
    std::uint64_t actions = 0;
    // As long as an action in the real protocol.
    const std::string message =
        R"({"type":"act","n":1234,"action":{"seat":2,"type":"place","card":"steam-engine","gap":11},"id":"2.1234"})";
    std::vector<std::unique_ptr<Ring>> rings;
    for (int i = 0; i < tables; ++i) {
        rings.push_back(std::make_unique<Ring>(context, latencies, actions, message));
        rings.back()->connect(process.port(), i);
    }
    while (!std::all_of(rings.begin(), rings.end(), [](const auto& ring) { return ring->ready(); })) {
        context.run_for(std::chrono::milliseconds{20});
        context.restart();
    }
    context.run_for(std::chrono::milliseconds{200});
    context.restart();
    const Usage before = usage_of(process.id());
    const auto start = Clock::now();
    for (const auto& ring : rings) ring->go();
    context.run_for(std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::duration<double>{seconds}));
    const double span = seconds_since(start);
    const Usage after = usage_of(process.id());
    for (const auto& ring : rings) ring->stop();
    const auto count = static_cast<double>(actions);
    Speed speed{count / span,
                at_share(latencies, 0.5),
                at_share(latencies, 0.99),
                (after.cpu_s - before.cpu_s) * 1e6 / count,
                static_cast<double>(message.size() * seats),
                0,
                true};
    process.end(SIGKILL);
    return speed;
}

}  // namespace frise::bench
