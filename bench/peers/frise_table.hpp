// A table of ours: people and tables are made over HTTP, and played at over a WebSocket; see docs/protocol.md.
#pragma once

#include "bench/peers/peer_table.hpp"
#include "bench/peers/terms.hpp"
#include "load/http.hpp"

#include <array>
#include <boost/json.hpp>
#include <fmt/format.h>
#include <stdexcept>
#include <utility>

namespace frise::bench {

class FriseTable final : public PeerTable {
  public:
    FriseTable(PeerRun& run, load::Http& http, int number)
        : PeerTable{run, static_cast<std::uint64_t>(number)}, http_{http} {}

    void open() override {
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const auto answer = ask("/api/people", {}, {{"name", name(seat)}});
            people_.push_back({text(answer, "person"), text(answer, "token")});
        }
        const boost::json::object wish{{"name", name(0)},
                                       {"game", "classic"},
                                       {"seats", seats},
                                       {"decks", boost::json::array{peer_deck}},
                                       {"options", {{"hand", peer_hand}}}};
        come_to(text(ask("/api/tables", people_.front().token, wish), "table"));
    }

  private:
    struct Person {
        std::string id;
        std::string token;
        bool asked = false;  // for a seat
    };
    static constexpr std::string_view update = R"({"type":"update","n":)";
    static constexpr std::size_t usual_update = 4096;  // as a tree

    static std::string name(std::size_t seat) { return "P" + std::to_string(seat); }
    static std::string text(const boost::json::value& object, std::string_view field) {
        return boost::json::value_to<std::string>(object.at(field));
    }
    boost::json::value ask(const std::string& path, const std::string& token, const boost::json::object& wish) {
        const auto answer = http_.ask("POST", path, token, wish);
        if (!answer || answer->status != 201) throw std::runtime_error{"Frise refuses " + path};
        return answer->body;
    }

    void come_to(const std::string& table) {
        told_ = 0;
        started_ = false;
        for (Person& person : people_) person.asked = false;
        connect(std::vector<std::string>(seats, "/api/tables/" + table + "/socket"), LeanWire::Kind::text);
    }
    void opened(std::size_t seat) override {
        send(seat, fmt::format(R"({{"type":"hello","token":"{}"}})", people_[seat].token));
    }
    void take(std::size_t seat, std::string_view message) override {
        if (message.starts_with(update)) return heard_update(seat, message);
        const boost::json::value value = boost::json::parse(message);
        const std::string type = text(value, "type");
        if (type == "began") return heard_began(value);
        if (type == "welcome" || type == "table") return heard_table(seat, value.at("table").as_object());
        if (type == "refused" || type == "error") run().complain(std::string{message.substr(0, 200)});
    }
    // Sits down, begins, and moves on to a rematch, as the table needs it.
    void heard_table(std::size_t seat, const boost::json::object& table) {
        if (const boost::json::value* next = table.if_contains("rematch")) {
            return come_to(boost::json::value_to<std::string>(*next));
        }
        if (table.at("standing") != "gathering") return;
        const boost::json::value me(people_[seat].id);  // in braces it would be an array
        bool full = true;
        bool seated = false;
        for (const boost::json::value& each : table.at("seats").as_array()) {
            const boost::json::array& there = each.at("people").as_array();
            full = full && !there.empty();
            seated = seated || std::find(there.begin(), there.end(), me) != there.end();
        }
        if (!seated && !std::exchange(people_[seat].asked, true)) {
            send(seat, fmt::format(R"({{"type":"sit","id":"s{0}","seat":{0},"name":"{1}"}})", seat, name(seat)));
        } else if (full && table.at("host") == me && !std::exchange(started_, true)) {
            send(seat, R"({"type":"start","id":"start"})");
        }
    }
    void heard_began(const boost::json::value& message) {
        if (++told_ < seats) return;
        const boost::json::value& view = message.at("state").at("view");
        hands_.clear();
        for (const auto& hand : view.at("hands").as_array()) {
            hands_.push_back(boost::json::value_to<std::vector<std::string>>(hand));
        }
        line_ = static_cast<std::uint32_t>(view.at("line").as_array().size());
        number_ = message.at("n").to_number<std::uint64_t>();
        begin(outlook(view.at("to_act").as_array()));
    }
    Outlook read(std::string_view message) override {
        std::array<unsigned char, usual_update> room{};
        boost::json::monotonic_resource memory{room.data(), room.size()};
        const boost::json::value value = boost::json::parse(message, &memory);
        number_ = value.at("n").to_number<std::uint64_t>();
        for (const boost::json::value& event : value.at("events").as_array()) follow(event);
        return outlook(value.at("to_act").as_array());
    }
    void follow(const boost::json::value& event) {
        const std::string_view type = event.at("type").as_string();
        if (type != "placed" && type != "drew") return;
        auto& hand = hands_.at(event.at("seat").to_number<std::size_t>());
        std::string card{event.at("card").as_string()};
        if (type == "drew") return hand.push_back(std::move(card));
        std::erase(hand, card);
        if (event.at("right").as_bool()) ++line_;
    }
    [[nodiscard]] Outlook outlook(const boost::json::array& to_act) const {
        if (to_act.empty()) return {0, nullptr, 1, true};
        const auto turn = to_act.front().to_number<std::size_t>();
        return {turn, &hands_.at(turn), line_ + 1, false};
    }
    std::string write_action(std::size_t seat, const std::string& card, std::uint32_t gap) override {
        constexpr auto form =
            R"({{"type":"act","id":"{}","n":{},"action":{{"seat":{},"type":"place","card":"{}","gap":{}}}}})";
        return fmt::format(form, number_, number_, seat, card, gap);
    }
    void play_again() override { send(0, R"({"type":"rematch","id":"rematch"})"); }

    load::Http& http_;
    std::vector<Person> people_;
    std::size_t told_ = 0;
    bool started_ = false;
    std::vector<std::vector<std::string>> hands_;
    std::uint32_t line_ = 0;
    std::uint64_t number_ = 0;
};

}  // namespace frise::bench
