// A table of Colyseus: seats are reserved over HTTP, and the room is played in over a WebSocket with its binary
// protocol.
#pragma once

#include "bench/peers/peer_table.hpp"
#include "bench/peers/schema_reader.hpp"
#include "load/http.hpp"

#include <boost/json.hpp>
#include <stdexcept>

namespace frise::bench {

class ColyseusTable final : public PeerTable {
  public:
    ColyseusTable(PeerRun& run, load::Http& http, int number)
        : PeerTable{run, static_cast<std::uint64_t>(number)}, http_{http} {}

    void open() override {
        std::vector<std::string> paths;
        std::string room;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const std::string method = room.empty() ? "create/classic" : "joinById/" + room;
            const auto answer = http_.ask("POST", "/matchmake/" + method, {}, {{"seat", seat}});
            if (!answer || answer->status != 200) throw std::runtime_error{"Colyseus gives no seat"};
            const boost::json::object& place = answer->body.as_object();
            room = boost::json::value_to<std::string>(place.at("roomId"));
            paths.push_back("/" + boost::json::value_to<std::string>(place.at("processId")) + "/" + room +
                            "?sessionId=" + boost::json::value_to<std::string>(place.at("sessionId")));
        }
        connect(paths, LeanWire::Kind::binary);
    }

  private:
    enum Code : char { join_room = 10, room_data = 13, room_state = 14, room_patch = 15 };

    void take(std::size_t seat, std::string_view message) override {
        switch (message.empty() ? 0 : message.front()) {
            case room_patch: return heard_update(seat, message);
            case join_room: return send(seat, std::string{join_room});
            case room_state: return heard_state(message);
            default: run().complain("Colyseus says something else than a patch");
        }
    }
    void heard_state(std::string_view message) {
        if (++told_ == 1) state_.read(message.substr(1));
        if (told_ == seats) begin(outlook());
    }
    Outlook read(std::string_view update) override {
        state_.read(update.substr(1));
        return outlook();
    }
    Outlook outlook() {
        const std::size_t turn = state_.turn();
        hand_ = state_.hand(turn);
        return {turn, &hand_, static_cast<std::uint32_t>(state_.line_length()) + 1, state_.over()};
    }
    // In MessagePack: {"card": …, "gap": …}.
    std::string write_action(std::size_t /*seat*/, const std::string& card, std::uint32_t gap) override {
        std::string message{room_data};
        add_text(message, "place");
        message += '\x82';
        add_text(message, "card");
        add_text(message, card);
        add_text(message, "gap");
        message += static_cast<char>(gap);  // the line is shorter than 128 cards
        return message;
    }
    void play_again() override {
        std::string message{room_data};
        add_text(message, "again");
        send(0, message);
    }
    static void add_text(std::string& message, std::string_view text) {
        constexpr std::size_t short_text = 32;
        if (text.size() < short_text) {
            message += static_cast<char>(0xa0U | text.size());
        } else {
            message += '\xd9';
            message += static_cast<char>(text.size());
        }
        message += text;
    }

    load::Http& http_;
    SchemaReader state_;
    std::vector<std::string> hand_;
    std::size_t told_ = 0;
};

}  // namespace frise::bench
