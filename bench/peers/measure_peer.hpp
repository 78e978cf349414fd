// How fast a server goes, in a process of its own: another one, or ours.
#pragma once

#include "bench/ceiling.hpp"
#include "bench/peers/boardgameio_table.hpp"
#include "bench/peers/colyseus_table.hpp"
#include "bench/peers/frise_table.hpp"
#include "bench/peers/peer_table.hpp"
#include "bench/process.hpp"
#include "load/http.hpp"

#include <algorithm>
#include <csignal>
#include <fmt/format.h>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace frise::bench {

enum class Peer : std::uint8_t { boardgameio_memory, boardgameio_file, colyseus, frise };

// Where Node and the peers' servers are.
struct PeerPlace {
    std::string node;
    std::string folder;
};

struct PeerWish {
    Peer peer = Peer::colyseus;
    int tables = 0;
    double seconds = 0;
    // Played before measuring: until Node has compiled what it runs, and all games are as far on.
    double warm_up_seconds = 0;
    int warm_up_actions = 0;  // at each table
    double actions_s = 0;     // not more than that; 0: as many as they can
};

class PeerMeasure {
  public:
    PeerMeasure(const PeerPlace& place, const PeerWish& wish)
        : wish_{wish}, process_{arguments(place, wish.peer, folder_), program(place, wish.peer)} {
        if (process_.port() == 0) throw std::runtime_error{"a server does not start"};
        run_.server = {boost::asio::ip::address_v4::loopback(),
                       static_cast<boost::asio::ip::port_type>(process_.port())};
    }
    PeerMeasure(const PeerMeasure&) = delete;
    PeerMeasure& operator=(const PeerMeasure&) = delete;
    ~PeerMeasure() {
        for (const auto& table : tables_) table->leave();
        process_.end(SIGKILL);
    }

    Speed measure() {
        const Usage empty = usage_of(process_.id());
        open_tables();
        if (wish_.actions_s > 0) run_.pace = std::chrono::duration<double>{wish_.tables / wish_.actions_s};
        run_.acting = true;
        for (const auto& table : tables_) table->go_on();
        run_for(wish_.warm_up_seconds);
        const auto enough = static_cast<std::uint64_t>(wish_.warm_up_actions);
        if (!until([enough](const PeerTable& table) { return table.played() >= enough; })) {
            run_.complain("not all tables come to the middle of a game");
        }
        run_.measuring = true;
        const Usage before = usage_of(process_.id());
        const auto start = Clock::now();
        run_for(wish_.seconds);
        const double span = seconds_since(start);
        const Usage after = usage_of(process_.id());
        run_.measuring = false;
        run_.acting = false;
        if (!until([](const PeerTable& table) { return !table.waits(); })) run_.complain("an action was not answered");
        if (run_.errors > 0) fmt::print("    {} errors, the first: {}\n", run_.errors, run_.complaint);
        const auto count = static_cast<double>(std::max<std::uint64_t>(run_.actions, 1));
        return {count / span,
                at_share(run_.latencies, 0.5),
                at_share(run_.latencies, 0.99),
                (after.cpu_s - before.cpu_s) * 1e6 / count,
                static_cast<double>(run_.bytes) / count,
                (after.memory_kb - empty.memory_kb) / wish_.tables,
                run_.errors == 0,
                after.memory_kb / 1024};
    }

  private:
    static constexpr double patience_seconds = 120;

    static std::vector<std::string> arguments(const PeerPlace& place, Peer peer, const Folder& folder) {
        if (peer == Peer::frise) return {"--serve", folder.name()};
        if (peer == Peer::colyseus) return {place.folder + "/colyseus/server.mjs"};
        std::vector<std::string> all{place.folder + "/boardgameio/server.js"};
        if (peer == Peer::boardgameio_file) all.push_back(folder.name());
        return all;
    }
    static std::string program(const PeerPlace& place, Peer peer) {
        return peer == Peer::frise ? "/proc/self/exe" : place.node;
    }
    // A few at a time: seats that are reserved have to be taken soon.
    void open_tables() {
        load::Http http{{run_.server}, 3};
        for (int i = 0; i < wish_.tables; ++i) {
            tables_.push_back(make_table(http, i));
            tables_.back()->open();
            run_.go_on(std::chrono::milliseconds{0});
        }
        if (!until([](const PeerTable& table) { return table.ready(); })) {
            throw std::runtime_error{"not all games begin: " + run_.complaint};
        }
    }
    std::unique_ptr<PeerTable> make_table(load::Http& http, int number) {
        switch (wish_.peer) {
            case Peer::frise: return std::make_unique<FriseTable>(run_, http, number);
            case Peer::colyseus: return std::make_unique<ColyseusTable>(run_, http, number);
            default: return std::make_unique<BoardgameioTable>(run_, number);
        }
    }
    void run_for(double seconds) {
        for (const auto start = Clock::now(); seconds_since(start) < seconds;) run_.go_on();
    }
    bool until(const std::function<bool(const PeerTable&)>& so) {
        const auto start = Clock::now();
        while (!std::all_of(tables_.begin(), tables_.end(), [&](const auto& table) { return so(*table); })) {
            if (seconds_since(start) > patience_seconds || run_.errors > 0) return false;
            run_for(0.02);
        }
        return true;
    }

    PeerWish wish_;
    const Folder folder_;
    Process process_;
    PeerRun run_;
    std::vector<std::unique_ptr<PeerTable>> tables_;
};

}  // namespace frise::bench
