// The kinds of faults, and load that goes on while they happen.
#pragma once

#include "bench/cluster.hpp"
#include "bench/log_check.hpp"
#include "load/load.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <future>
#include <random>
#include <string>
#include <string_view>
#include <thread>

namespace frise::bench {

enum class Fault : std::uint8_t { node_killed, postgres_killed, postgres_restarted, node_cut_off, clock_jumped };

struct FaultName {
    Fault fault;
    std::string_view word;  // of the command line
    std::string_view text;
};

constexpr std::array fault_names{
    FaultName{Fault::node_killed, "node", "a node killed"},
    FaultName{Fault::postgres_killed, "postgres", "PostgreSQL killed"},
    FaultName{Fault::postgres_restarted, "restart", "PostgreSQL restarted"},
    FaultName{Fault::node_cut_off, "cut", "a node cut off"},
    FaultName{Fault::clock_jumped, "clock", "a clock jumped"},
};

struct FaultRun {
    // The longest fault takes half of it.
    static constexpr double longest_wait_s = 30;

    int faults = 0;
    std::uint64_t checked = 0;
    load::LoadReport report;

    [[nodiscard]] bool stuck() const { return report.longest_silence_s > longest_wait_s; }
    [[nodiscard]] bool fine() const { return !stuck() && report.fine(); }
};

class FaultyLoad {
  public:
    FaultyLoad(int nodes, int tables, const std::string& log) : cluster_{nodes, Cluster::Way::wired, log} {
        options_.ports = cluster_.ports();
        options_.tables = tables;
        options_.outages = true;
        options_.patience_seconds = 60;
        options_.tries = 300;
        options_.seconds = 24 * 3600;
    }

    FaultRun run(Fault fault, int wanted) {
        LogCheck check{cluster_.address()};
        auto load = begin(check);
        const End end{enough_};
        FaultRun result;
        const auto over = [&] { return load.wait_for(std::chrono::seconds{0}) == std::future_status::ready; };
        while (!playing_ && !over()) pause(0.05, 0.05);
        while (result.faults < wanted && !over()) {
            pause(0.2, 0.9);
            cause(fault);
            ++result.faults;
            wait_until_it_goes_on();
        }
        pause(1, 1);
        enough_ = true;
        result.report = load.get();
        result.checked = check.checked();
        result.report.lost = std::max(result.report.lost, check.lost());
        result.report.doubled = std::max(result.report.doubled, check.doubled());
        return result;
    }

  private:
    // Whatever goes wrong, the load is not waited for in vain.
    class End {
      public:
        explicit End(std::atomic<bool>& enough) : enough_{enough} {}
        End(const End&) = delete;
        End& operator=(const End&) = delete;
        ~End() { enough_ = true; }

      private:
        std::atomic<bool>& enough_;
    };

    // The faults stay on this thread: PostgreSQL and the nodes end with the thread that started them.
    std::future<load::LoadReport> begin(LogCheck& check) {
        hooks_.ready = [this] { playing_ = true; };
        hooks_.acted = [this] { ++actions_; };
        hooks_.enough = [this] { return enough_.load(); };
        hooks_.told = [&check](const load::Story& story) { check(story); };
        return std::async(std::launch::async, [this] { return load::run_load(options_, hooks_); });
    }

    void cause(Fault fault) {
        const std::size_t node = chance_() % cluster_.size();
        switch (fault) {
            case Fault::node_killed: return cluster_.kill_node(node, span(0, 0.5));
            case Fault::postgres_killed: return cluster_.kill_postgres(span(0, 1));
            case Fault::postgres_restarted: return cluster_.restart_postgres(span(0, 1));
            // One in ten lasts until the node has noticed.
            case Fault::node_cut_off: return cluster_.cut_off(node, chance_() % 10 == 0 ? span(5, 14) : span(0.3, 3));
            case Fault::clock_jumped: return cluster_.jump(node, static_cast<int>(chance_() % most_minutes) - back);
        }
    }

    // At all tables together; those that wait for somebody at a node that is away still wait.
    void wait_until_it_goes_on() {
        using Clock = std::chrono::steady_clock;
        const std::uint64_t enough = actions_ + static_cast<std::uint64_t>(options_.tables);
        const auto end = Clock::now() + std::chrono::duration<double>{FaultRun::longest_wait_s};
        while (actions_ < enough && Clock::now() < end) pause(0.05, 0.05);
    }

    Cluster::Span span(double least, double most) {
        return Cluster::Span{std::uniform_real_distribution<double>{least, std::max(most, least + 1e-9)}(chance_)};
    }
    void pause(double least, double most) { std::this_thread::sleep_for(span(least, most)); }

    static constexpr int most_minutes = 8 * 24 * 60;
    static constexpr int back = most_minutes / 2;

    Cluster cluster_;
    load::LoadOptions options_;
    load::LoadHooks hooks_;
    std::mt19937 chance_{11};
    std::atomic<bool> playing_ = false;
    std::atomic<bool> enough_ = false;
    std::atomic<std::uint64_t> actions_ = 0;
};

}  // namespace frise::bench
