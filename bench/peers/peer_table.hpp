// Four clients at a table of some server: they play any card of the hand, in any gap, as soon as the seat whose turn it
// is has heard of the action before. Whoever hears of an action first reads it for all.
#pragma once

#include "bench/peers/lean_wire.hpp"
#include "engine/core/rng.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::bench {

// What all tables of a run share.
struct PeerRun {
    boost::asio::io_context context{1};
    Herd herd;
    boost::asio::ip::tcp::endpoint server;
    std::vector<float> latencies;  // ms
    std::uint64_t actions = 0;
    std::uint64_t bytes = 0;
    std::uint64_t games = 0;
    std::uint64_t errors = 0;
    std::string complaint;                  // the first of them
    std::chrono::duration<double> pace{0};  // of a table, from one action to the next; 0: as fast as they can
    bool acting = false;
    bool measuring = false;

    void complain(std::string words) {
        if (errors++ == 0) complaint = std::move(words);
    }
    // Those who play are waited for; who connects, and who thinks, is looked at each time.
    void go_on(std::chrono::milliseconds patience = std::chrono::milliseconds{1}) {
        context.restart();
        context.poll();
        herd.serve(patience);
    }
};

// As much of a game as it takes to go on.
struct Outlook {
    std::size_t turn = 0;
    const std::vector<std::string>* hand = nullptr;  // of the seat whose turn it is, until the next one is read
    std::uint32_t gaps = 1;
    bool over = false;
};

class PeerTable : private LeanWire::Ears {
  public:
    static constexpr std::size_t seats = 4;

    PeerTable(PeerRun& run, std::uint64_t seed) : run_{run}, rng_{seed}, moment_{run.context} {}
    PeerTable(const PeerTable&) = delete;
    PeerTable& operator=(const PeerTable&) = delete;
    ~PeerTable() override = default;

    virtual void open() = 0;

    [[nodiscard]] bool ready() const { return playing_; }
    [[nodiscard]] bool waits() const { return sent_.has_value(); }
    [[nodiscard]] std::uint64_t played() const { return played_; }
    void go_on() {
        for (std::size_t seat = 0; seat < seats; ++seat) consider(seat);
    }
    void leave() {
        for (const Chair& chair : chairs_) chair.wire->drop();
    }

  protected:
    virtual void take(std::size_t seat, std::string_view message) = 0;
    virtual Outlook read(std::string_view update) = 0;
    virtual std::string write_action(std::size_t seat, const std::string& card, std::uint32_t gap) = 0;
    virtual void play_again() = 0;

    PeerRun& run() { return run_; }
    void send(std::size_t seat, std::string_view message) { chairs_[seat].wire->send(message); }

    // Said when the connection is there; what the server says first will do instead.
    void opened(std::size_t /*seat*/) override {}

    // All seats, each on a path of its own, instead of how they were connected before.
    void connect(const std::vector<std::string>& paths, LeanWire::Kind kind) {
        LeanWire::Ears& ears = *this;
        leave();
        chairs_.assign(seats, {});
        for (std::size_t seat = 0; seat < seats; ++seat) {
            chairs_[seat].wire = std::make_shared<LeanWire>(run_.context, run_.herd, ears, seat, kind);
            chairs_[seat].wire->open(run_.server, paths[seat]);
        }
    }
    // A game, of which all have been told.
    void begin(const Outlook& outlook) {
        outlook_ = outlook;
        for (Chair& chair : chairs_) chair.last = 0;
        known_ = 0;
        arrivals_.clear();
        playing_ = true;
        go_on();
    }
    void heard_update(std::size_t seat, std::string_view update) {
        const std::uint64_t number = ++chairs_[seat].last;
        if (number > known_) heard_first(update);
        arrived(number);
        consider(seat);
    }

  private:
    using Clock = std::chrono::steady_clock;
    struct Chair {
        std::shared_ptr<LeanWire> wire;
        std::uint64_t last = 0;  // the number of the update heard last
    };
    struct Arrival {
        std::uint64_t number;
        Clock::time_point sent;
        std::size_t count = 0;
    };

    void heard(std::size_t seat, std::string_view message) final {
        if (run_.measuring) run_.bytes += message.size();
        take(seat, message);
    }
    void ended() final { run_.complain("a connection was lost"); }

    void heard_first(std::string_view update) {
        ++known_;
        outlook_ = read(update);
        if (!outlook_.over) playing_ = true;
        if (!sent_) return;
        arrivals_.push_back({known_, *sent_, 0});
        sent_.reset();
        ++played_;
        if (run_.measuring) ++run_.actions;
    }
    void arrived(std::uint64_t number) {
        const auto it = std::find_if(arrivals_.begin(), arrivals_.end(),
                                     [number](const Arrival& each) { return each.number == number; });
        if (it == arrivals_.end() || ++it->count < seats) return;
        const std::chrono::duration<float, std::milli> span = Clock::now() - it->sent;
        if (run_.measuring) run_.latencies.push_back(span.count());
        arrivals_.erase(it);
    }
    void consider(std::size_t seat) {
        if (!run_.acting || !playing_ || sent_ || chairs_[seat].last < known_) return;
        if (outlook_.over) {
            playing_ = false;
            ++run_.games;
            return play_again();
        }
        if (seat != outlook_.turn || too_early(seat)) return;
        const std::vector<std::string>& hand = *outlook_.hand;
        const std::string& card = hand[rng_.below(static_cast<std::uint32_t>(hand.size()))];
        const std::string action = write_action(seat, card, rng_.below(outlook_.gaps));
        sent_ = Clock::now();
        send(seat, action);
    }

    // With a pace: considers again when it is time. What is late does not make the next ones early.
    bool too_early(std::size_t seat) {
        if (run_.pace.count() == 0) return false;
        const auto now = Clock::now();
        const auto span = std::chrono::duration_cast<Clock::duration>(run_.pace);
        if (due_ == Clock::time_point{}) due_ = now + span * rng_.below(1000) / 1000;
        if (now < due_) {
            moment_.expires_at(due_);
            moment_.async_wait([this, seat](boost::system::error_code cancelled) {
                if (!cancelled) consider(seat);
            });
            return true;
        }
        due_ = std::max(due_, now - span) + span;
        return false;
    }

    PeerRun& run_;
    Rng rng_;
    boost::asio::steady_timer moment_;
    Clock::time_point due_;  // the next action
    std::vector<Chair> chairs_;
    Outlook outlook_;
    bool playing_ = false;
    std::uint64_t known_ = 0;
    std::uint64_t played_ = 0;               // actions, in all games
    std::optional<Clock::time_point> sent_;  // an action that nobody has heard of yet
    std::vector<Arrival> arrivals_;          // few at a time
};

}  // namespace frise::bench
