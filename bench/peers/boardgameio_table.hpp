// A table of boardgame.io: its client's messages over Socket.IO (protocol 5) over Engine.IO (protocol 4) over a
// WebSocket. A match begins when the first seat asks for it.
#pragma once

#include "bench/peers/peer_table.hpp"

#include <array>
#include <boost/json.hpp>
#include <fmt/format.h>

namespace frise::bench {

class BoardgameioTable final : public PeerTable {
  public:
    BoardgameioTable(PeerRun& run, int number) : PeerTable{run, static_cast<std::uint64_t>(number)}, number_{number} {}

    void open() override {
        connect(std::vector<std::string>(seats, "/socket.io/?EIO=4&transport=websocket"), LeanWire::Kind::text);
    }

  private:
    static constexpr std::string_view joined = "40/classic,";
    static constexpr std::string_view event = "42/classic,";
    static constexpr std::string_view update = R"(42/classic,["update",)";
    static constexpr std::string_view sync = R"(42/classic,["sync",)";
    static constexpr std::string_view match_data = R"(42/classic,["matchData",)";

    void take(std::size_t seat, std::string_view message) override {
        if (message.starts_with(update)) return heard_update(seat, message);
        if (message == "2") return send(seat, "3");  // ping, pong
        if (message.starts_with('0')) return send(seat, joined);
        if (message.starts_with(joined)) return heard_joined();
        if (message.starts_with(sync)) return heard_sync(seat, message);
        if (!message.starts_with(match_data)) run().complain("unexpected: " + std::string{message.substr(0, 200)});
    }
    void heard_joined() {
        if (++joined_ == seats) play_again();
    }
    // The first seat makes the match; the others come when it is there.
    void play_again() override {
        match_ = fmt::format("{}-{}", number_, ++matches_);
        synced_ = 0;
        ask_for_sync(0);
    }
    void ask_for_sync(std::size_t seat) {
        send(seat, fmt::format(R"(42/classic,["sync","{}","{}",null,{}])", match_, seat, seats));
    }
    void heard_sync(std::size_t seat, std::string_view message) {
        if (seat == 0) {
            for (std::size_t other = 1; other < seats; ++other) ask_for_sync(other);
        }
        if (++synced_ < seats) return;
        std::array<unsigned char, usual_state> room{};
        boost::json::monotonic_resource memory{room.data(), room.size()};
        const auto value = boost::json::parse(message.substr(event.size()), &memory);
        begin(outlook(value.as_array().at(2).at("state")));
    }
    Outlook read(std::string_view message) override {
        std::array<unsigned char, usual_state> room{};
        boost::json::monotonic_resource memory{room.data(), room.size()};
        const auto value = boost::json::parse(message.substr(event.size()), &memory);
        const auto before = state_;
        Outlook next = outlook(value.as_array().at(2));
        if (state_ == before) run().complain("an action was refused");
        return next;
    }
    Outlook outlook(const boost::json::value& state) {
        const boost::json::value& game = state.at("G");
        const boost::json::object& context = state.at("ctx").as_object();
        state_ = state.at("_stateID").to_number<std::uint64_t>();
        Outlook result;
        result.over = context.contains("gameover");
        result.turn = static_cast<std::size_t>(context.at("currentPlayer").as_string().front() - '0');
        result.gaps = static_cast<std::uint32_t>(game.at("line").as_array().size()) + 1;
        hand_.clear();
        for (const auto& card : game.at("hands").as_array().at(result.turn).as_array()) {
            hand_.emplace_back(card.as_string());
        }
        result.hand = &hand_;
        return result;
    }
    std::string write_action(std::size_t seat, const std::string& card, std::uint32_t gap) override {
        constexpr auto form =
            R"(42/classic,["update",{{"type":"MAKE_MOVE","payload":{{"type":"place","args":["{}",{}],"playerID":"{}"}}}},{},"{}","{}"])";
        return fmt::format(form, card, gap, seat, state_, match_, seat);
    }

    static constexpr std::size_t usual_state = 32'768;  // as a tree

    int number_;
    std::size_t joined_ = 0;
    std::size_t synced_ = 0;
    int matches_ = 0;
    std::string match_;
    std::uint64_t state_ = 0;
    std::vector<std::string> hand_;
};

}  // namespace frise::bench
