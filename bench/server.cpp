// script/bench server: tables that play as fast as they can, beside a bare server that only passes messages on;
// thousands of tables at the pace of people; a server killed again and again under load; and hours of coming and going
// in minutes.
#include "server/server.hpp"

#include "bench/pass_on.hpp"
#include "load/agenda.hpp"
#include "load/load.hpp"
#include "load/wire.hpp"
#include "store/sqlite_store.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <optional>
#include <random>
#include <string>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using namespace frise;
namespace json = boost::json;
using Clock = std::chrono::steady_clock;

constexpr int seats = 4;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// What a process has used.
struct Usage {
    double cpu_s = 0;
    double memory_kb = 0;
    std::size_t descriptors = 0;
};

Usage usage_of(pid_t process) {
    Usage usage;
    const std::string folder = "/proc/" + std::to_string(process);
    std::ifstream stat{folder + "/stat"};
    std::string text{std::istreambuf_iterator<char>{stat}, {}};
    std::istringstream fields{text.substr(std::min(text.rfind(')') + 1, text.size()))};
    std::string field;
    for (int i = 3; i <= 15 && fields >> field; ++i) {
        if (i >= 14) usage.cpu_s += std::stod(field) / static_cast<double>(sysconf(_SC_CLK_TCK));
    }
    std::ifstream status{folder + "/status"};
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) usage.memory_kb = std::stod(line.substr(6));
    }
    std::error_code ignored;
    for ([[maybe_unused]] const auto& each : std::filesystem::directory_iterator{folder + "/fd", ignored}) {
        ++usage.descriptors;
    }
    return usage;
}

// A server in a process of its own, which writes its port down. Dies with us.
class Process {
  public:
    explicit Process(std::vector<std::string> arguments) : arguments_{std::move(arguments)} { start(); }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process() { end(SIGTERM); }

    void end(int signal) {
        if (id_ <= 0) return;
        ::kill(id_, signal);
        ::waitpid(id_, nullptr, 0);
        id_ = 0;
    }
    // On the same port as before.
    void start() {
        std::array<int, 2> pipe{};
        if (::pipe(pipe.data()) != 0) throw std::runtime_error{"no pipe"};
        id_ = ::fork();
        if (id_ == 0) {
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            ::dup2(pipe[1], STDOUT_FILENO);
            ::close(pipe[0]);
            ::close(pipe[1]);
            std::vector<std::string> all{"bench_server"};
            all.insert(all.end(), arguments_.begin(), arguments_.end());
            all.push_back(std::to_string(port_));
            std::vector<char*> raw;
            for (std::string& each : all) raw.push_back(each.data());
            raw.push_back(nullptr);
            ::execv("/proc/self/exe", raw.data());
            ::_exit(127);
        }
        ::close(pipe[1]);
        std::array<char, 16> text{};
        if (::read(pipe[0], text.data(), text.size() - 1) > 0) port_ = std::atoi(text.data());
        ::close(pipe[0]);
    }

    [[nodiscard]] int port() const { return port_; }
    [[nodiscard]] pid_t id() const { return id_; }

  private:
    std::vector<std::string> arguments_;
    pid_t id_ = 0;
    int port_ = 0;
};

void tell_port(int port) {
    std::cout << port << '\n' << std::flush;
    std::cout.setstate(std::ios::failbit);
}

server::Settings open_settings(int port) {
    server::Settings settings;
    settings.port = port;
    settings.max_connections = 100'000;
    settings.max_connections_per_address = 100'000;
    settings.max_tables_per_hour = 1'000'000;
    settings.requests_per_second = 0;
    settings.http_per_second = 0;
    return settings;
}

int serve(const std::string& folder, int port) {
    auto store = store::open_sqlite_store(std::filesystem::path{folder} / "frise.db", store::SqliteMode::serve);
    if (!store) {
        std::cerr << store.error().message << '\n';
        return 1;
    }
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    const server::SystemClock clock;
    server::Server server{open_settings(port), std::move(*store), clock};
    server.start();
    tell_port(server.port());
    int signal = 0;
    sigwait(&signals, &signal);
    server.stop();
    return 0;
}

int pass_on(int port) {
    bench::PassOn server{port, std::max(1U, std::thread::hardware_concurrency())};
    tell_port(server.port());
    server.run();
    return 0;
}

class Folder {
  public:
    Folder() : path_{std::filesystem::current_path() / fmt::format(".bench-server-{}", ::getpid())} {
        std::filesystem::create_directories(path_);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    [[nodiscard]] std::string name() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

struct Speed {
    double actions_s = 0;
    double p50_ms = 0;
    double p99_ms = 0;
    double cpu_us = 0;
    double bytes = 0;
    double kb_per_table = 0;
    bool fine = true;
};

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

double at_share(std::vector<float>& values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return static_cast<double>(values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))]);
}

Speed measure_ceiling(int tables, double seconds) {
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

void tell(const load::LoadReport& report) {
    for (const std::string& words : report.complaints) fmt::print("    {}\n", words);
}

Speed measure_tables(const load::LoadOptions& wanted) {
    const Folder folder;
    Process process{{"--serve", folder.name()}};
    load::LoadOptions options = wanted;
    options.port = process.port();
    const Usage empty = usage_of(process.id());
    Usage before;
    Usage after;
    Clock::time_point start;
    load::LoadHooks hooks;
    hooks.ready = [&] {
        before = usage_of(process.id());
        start = Clock::now();
    };
    hooks.every = [&] {
        if (seconds_since(start) < options.seconds * 0.9) after = usage_of(process.id());
    };
    const load::LoadReport report = load::run_load(options, hooks);
    tell(report);
    const double share = options.seconds > 0 ? (after.cpu_s - before.cpu_s) : 0;
    const auto count = static_cast<double>(std::max<std::uint64_t>(report.actions, 1));
    // CPU was read at nine tenths of the time.
    return {report.actions_per_second(),
            report.p50_ms,
            report.p99_ms,
            share * 1e6 / (count * 0.9),
            static_cast<double>(report.bytes_in) / count,
            (after.memory_kb - empty.memory_kb) / options.tables,
            report.fine()};
}

struct Kills {
    int kills = 0;
    load::LoadReport report;
};

Kills measure_kills(int wanted) {
    const Folder folder;
    Process process{{"--serve", folder.name()}};
    load::LoadOptions options;
    options.port = process.port();
    options.tables = 20;
    options.seats = seats;
    options.seconds = 0.7 * wanted + 1;
    options.drops_per_minute = 2;
    Kills result;
    std::mt19937 chance{7};
    std::uniform_real_distribution<double> wait{0.2, 0.9};
    auto next = Clock::now();
    load::LoadHooks hooks;
    hooks.ready = [&] { next = Clock::now() + std::chrono::milliseconds{300}; };
    hooks.every = [&] {
        if (Clock::now() < next || result.kills >= wanted) return;
        process.end(SIGKILL);
        process.start();
        ++result.kills;
        next = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>{wait(chance)});
    };
    result.report = load::run_load(options, hooks);
    return result;
}

struct Soak {
    load::LoadReport report;
    std::vector<Usage> samples;
};

Soak measure_soak(double seconds) {
    const Folder folder;
    Process process{{"--serve", folder.name()}};
    load::LoadOptions options;
    options.port = process.port();
    options.tables = 100;
    options.seats = seats;
    options.seconds = seconds;
    options.pace_seconds = 0.05;
    options.drops_per_minute = 20;
    Soak soak;
    auto next = Clock::now();
    load::LoadHooks hooks;
    hooks.every = [&] {
        if (Clock::now() < next) return;
        soak.samples.push_back(usage_of(process.id()));
        next = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>{seconds / 8});
    };
    soak.report = load::run_load(options, hooks);
    return soak;
}

int tables_that_fit(int wanted) {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    constexpr int others = 64;
    const auto fit = static_cast<int>((std::min<rlim_t>(limit.rlim_cur, 1'000'000) - others) / seats);
    if (fit < wanted)
        fmt::print("    {} tables instead of {}: a process may have only {} files here\n", fit, wanted, limit.rlim_cur);
    return std::min(fit, wanted);
}

struct Wanted {
    bool fast = true;
    bool many = true;
    bool kill = true;
    bool soak = true;
    int kills = 100;
    int tables = 5000;
    double seconds = 10;
    double soak_seconds = 120;
};

std::optional<Wanted> understood(const std::vector<std::string>& arguments) {
    Wanted wanted;
    if (arguments.size() % 2 != 0) return std::nullopt;
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        const std::string& name = arguments[i];
        const std::string& value = arguments[i + 1];
        if (name == "--only") {
            wanted.fast = value == "fast";
            wanted.many = value == "many";
            wanted.kill = value == "kill";
            wanted.soak = value == "soak";
        } else if (name == "--kills") {
            wanted.kills = std::atoi(value.c_str());
        } else if (name == "--tables") {
            wanted.tables = std::atoi(value.c_str());
        } else if (name == "--seconds") {
            wanted.seconds = std::atof(value.c_str());
        } else if (name == "--soak") {
            wanted.soak_seconds = std::atof(value.c_str());
        } else {
            return std::nullopt;
        }
    }
    return wanted;
}

void print_speed(const std::string& name, const Speed& speed) {
    fmt::print("{:<34} {:>9.0f} {:>8.2f} {:>8.2f} {:>10.1f} {:>9.0f} {:>8.1f}\n", name, speed.actions_s, speed.p50_ms,
               speed.p99_ms, speed.cpu_us, speed.bytes, speed.kb_per_table);
}

int measure(const Wanted& wanted) {
    json::object result;
    bool fine = true;
    fmt::print("{:<34} {:>9} {:>8} {:>8} {:>10} {:>9} {:>8}\n", "", "actions/s", "p50 ms", "p99 ms", "CPU µs/act",
               "bytes/act", "kB/table");
    if (wanted.fast) {
        const Speed ceiling = measure_ceiling(200, wanted.seconds);
        print_speed("bare server, 200 × 4", ceiling);
        load::LoadOptions options;
        options.tables = 200;
        options.seats = seats;
        options.seconds = wanted.seconds;
        options.hand = 12;  // games that last
        const Speed tables = measure_tables(options);
        print_speed("200 × 4, as fast as they can", tables);
        fmt::print("{:<34} {:>9.2f} of the bare server\n", "", tables.actions_s / ceiling.actions_s);
        fine = fine && tables.fine;
        result["actions_s"] = tables.actions_s;
        result["p50_ms"] = tables.p50_ms;
        result["p99_ms"] = tables.p99_ms;
        result["cpu_us_per_action"] = tables.cpu_us;
        result["bytes_per_action"] = tables.bytes;
        result["kb_per_table"] = tables.kb_per_table;
        result["ceiling_actions_s"] = ceiling.actions_s;
        result["ceiling_p99_ms"] = ceiling.p99_ms;
        result["ceiling_cpu_us_per_action"] = ceiling.cpu_us;
        result["share_of_ceiling"] = tables.actions_s / ceiling.actions_s;
    }
    if (wanted.many) {
        load::LoadOptions options;
        options.tables = tables_that_fit(wanted.tables);
        options.seats = seats;
        options.seconds = wanted.seconds * 3;
        options.pace_seconds = 8;
        options.patience_seconds = 60;
        const Speed many = measure_tables(options);
        print_speed(fmt::format("{} × 4, at human pace", options.tables), many);
        fine = fine && many.fine;
        result["many_tables"] = options.tables;
        result["many_actions_s"] = many.actions_s;
        result["many_p50_ms"] = many.p50_ms;
        result["many_p99_ms"] = many.p99_ms;
        result["many_cpu_us_per_action"] = many.cpu_us;
        result["many_kb_per_table"] = many.kb_per_table;
    }
    if (wanted.kill) {
        const Kills kills = measure_kills(wanted.kills);
        fmt::print(
            "killed {} times: {} actions acknowledged, {} lost, {} of {} games differ, {} reconnects, {} errors\n",
            kills.kills, kills.report.actions, kills.report.lost, kills.report.divergent, kills.report.checked_games,
            kills.report.reconnects, kills.report.errors + kills.report.refused);
        tell(kills.report);
        fine = fine && kills.report.fine();
        result["kills"] = kills.kills;
        result["kill_actions"] = kills.report.actions;
        result["kill_lost"] = kills.report.lost;
        result["kill_divergent"] = kills.report.divergent;
    }
    if (wanted.soak) {
        const Soak soak = measure_soak(wanted.soak_seconds);
        fmt::print("soak, {:.0f} s: {} actions, {} reconnects, {} errors\n", soak.report.seconds, soak.report.actions,
                   soak.report.reconnects, soak.report.errors + soak.report.refused);
        for (const Usage& usage : soak.samples) {
            fmt::print("    {:>9.0f} kB {:>7} descriptors\n", usage.memory_kb, usage.descriptors);
        }
        tell(soak.report);
        fine = fine && soak.report.fine();
        if (!soak.samples.empty()) {
            result["soak_kb_first"] = soak.samples.front().memory_kb;
            result["soak_kb_last"] = soak.samples.back().memory_kb;
            result["soak_reconnects"] = soak.report.reconnects;
        }
    }
    result["fine"] = fine;
    fmt::print("{}\n", json::serialize(result));
    return fine ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() == 3 && arguments[0] == "--serve") return serve(arguments[1], std::atoi(arguments[2].c_str()));
    if (arguments.size() == 2 && arguments[0] == "--pass-on") return pass_on(std::atoi(arguments[1].c_str()));
    const auto wanted = understood(arguments);
    if (!wanted) {
        std::cerr << "Usage: script/bench server [--only fast|many|kill|soak] [--seconds S] [--tables N] [--kills N] "
                     "[--soak S]\n";
        return 2;
    }
    return measure(*wanted);
}
