// Any lines as messages to one table: what is refused changes nothing, what is accepted can be written, read and
// folded again, and told to everybody. The first letter of a line says who speaks: a, b, c, or another for an onlooker.
#include "engine/rules/game.hpp"
#include "server/live_table.hpp"
#include "server/telling.hpp"

#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace frise;
using namespace frise::server;
namespace json = boost::json;

const Language french = language_with("fr").value();

void require(bool holds, std::string_view what, std::string_view line) {
    if (holds) return;
    std::cerr << what << "\nline: " << line << '\n';
    std::abort();
}

class Guest final : public Connection {
  public:
    void send(Text /*text*/) override {}
    void dismiss(std::string_view /*reason*/) override {}
};

// A few cards that every game can use.
deckkit::Deck some_cards() {
    deckkit::Deck deck;
    for (int i = 0; i < 90; ++i) {
        deckkit::Card card;
        card.id = {'c', static_cast<char>('a' + i / 26), static_cast<char>('a' + i % 26)};
        card.title[Language{}] = "Card " + card.id;
        card.fact[Language{}] = "A fact.";
        card.year = 1000 + i * 37 % 900;
        deck.cards.push_back(std::move(card));
    }
    return deck;
}

// Made once: tables share their cards.
const std::shared_ptr<const Playset>& playset_for(GameId game) {
    static const auto line = std::make_shared<const Playset>(some_cards(), GameId::classic);
    static const auto coop = std::make_shared<const Playset>(some_cards(), GameId::coop);
    static const auto dials = std::make_shared<const Playset>(some_cards(), GameId::challenge);
    return game == GameId::challenge ? dials : game == GameId::coop ? coop : line;
}

std::string fingerprint(const LiveTable& table) {
    std::string text = json::serialize(write_table(table, {})) + " " + std::to_string(table.turn()) + " " +
                       table.summary(0).text + state_part(table, onlooker, Language{});
    for (int seat = 0; seat < table.settings().terms.seats; ++seat) {
        text += state_part(table, seat_at(static_cast<std::size_t>(seat)), french);
    }
    return text;
}

class Talk {
  public:
    Talk() {
        TableSettings settings = read_table_settings(json::object{{"game", "classic"}, {"seats", 2}}).value();
        settings.decks = {{"some", "hash"}};
        table_.bring(playset_for(GameId::classic));
        again_.bring(playset_for(GameId::classic));
        keep({0, "a", {}, Opened{settings, "A"}}, "");
    }

    void say(std::string_view line) {
        if (line.empty()) return;
        json::error_code failed;
        const json::value message = json::parse(line.substr(1), failed);
        if (failed || !message.is_object()) return;
        const json::object& body = message.get_object();
        const std::string person{line[0] >= 'a' && line[0] <= 'c' ? line.substr(0, 1) : ""};
        const Request request{person, text_in(body, "id"), text_in(body, "type"), message};
        const Number before = table_.last();
        if (request.type == "settings") {
            change(request, line);
        } else if (request.type == "clock") {
            move(body, line);
        } else {
            act(request, line);
        }
        guest_.person = person;
        tell_in_passing(message, line);
        require(table_.last() >= before, "a table never goes back", line);
    }

    // As after a restart.
    void end() const {
        require(fingerprint(table_) == fingerprint(again_), "the log gives the same table", "at the end");
    }

  private:
    static std::string_view text_in(const json::object& body, std::string_view field) {
        const json::value* value = body.if_contains(field);
        return value != nullptr && value->is_string() ? std::string_view{value->get_string()} : std::string_view{};
    }

    void act(const Request& request, std::string_view line) {
        auto entries = table_.decide(request, {1, chance_, 7});
        if (!entries) return refuse_it(entries.error(), line);
        require(!request.person.empty(), "an onlooker changes nothing", line);
        require(!entries->empty(), "what is accepted happens", line);
        for (Entry& entry : *entries) keep(std::move(entry), line);
        if (request.id.empty()) return;
        const auto twice = table_.decide(request, {1, chance_, 7});
        require(!twice && twice.error().code == "duplicate", "one id counts once", line);
    }
    void change(const Request& request, std::string_view line) {
        auto settings = table_.change(request);
        if (!settings) return refuse_it(settings.error(), line);
        const auto& playset = playset_for(settings->terms.game);
        if (cards_needed(settings->terms) > static_cast<std::int64_t>(playset->deck.size())) return;
        settings->decks = {{"some", "hash"}};
        table_.bring(playset);
        again_.bring(playset);
        keep({1, std::string{request.person}, std::string{request.id}, Changed{std::move(*settings)}}, line);
    }
    // The clock plays for somebody.
    void move(const json::object& body, std::string_view line) {
        if (!table_.game() || table_.game()->over()) return;
        const Seat seat = *table_.game()->to_act().begin();
        const Legal legal = table_.game()->legal(seat);
        const json::value* pick = body.if_contains("pick");
        const std::uint64_t wish =
            pick != nullptr && pick->is_int64() ? static_cast<std::uint64_t>(pick->get_int64()) : 0;
        auto entry = table_.act(seat, legal.at(wish % legal.count()), Actor::clock, {1, chance_, 0});
        require(entry.has_value() != table_.company().paused, "a legal move is possible", line);
        if (entry) keep(std::move(*entry), line);
    }

    void keep(Entry entry, std::string_view line) {
        const std::string text = write_entry(entry, table_.names());
        auto read = read_entry(text, again_.names());
        require(read.has_value(), "what was written can be read", line);
        require(write_entry(*read, again_.names()) == text, "and is the same", line);
        Told told{table_.last() + 1, entry, {}, false};
        table_.evolve(entry);
        again_.evolve(*read);
        const bool same = !table_.game() || table_.game()->state() == again_.game()->state();
        require(same, "the game is the fold of what was written", line);
        if (table_.game()) told.to_act = table_.game()->to_act();
        tell(told, line);
    }
    void tell(const Told& told, std::string_view line) {
        const Attendance nobody;
        Telling telling{table_, nobody, told};
        for (const char* person : {"", "a", "b", "c"}) {
            guest_.person = person;
            require_json(*telling.for_guest(guest_), line);
        }
    }
    void refuse_it(const Refusal& refusal, std::string_view line) {
        require(!refusal.code.empty() && !refusal.message.empty(), "a refusal says why", line);
        require_json(refused(table_, refusal, "x", guest_), line);
    }
    void tell_in_passing(const json::value& message, std::string_view line) {
        const json::value* cards = message.get_object().if_contains("cards");
        if (cards != nullptr && cards->is_array()) require_json(facts(table_, cards->get_array(), Language{}), line);
        if (table_.last() % 8 == 0) require_json(welcome(table_, {}, guest_), line);
    }
    static void require_json(std::string_view text, std::string_view line) {
        json::error_code failed;
        const json::value value = json::parse(text, failed);
        require(!failed && value.is_object(), "what is told is a JSON object", line);
    }

    LiveTable table_{"TABLE2"};
    LiveTable again_{"TABLE2"};
    Guest guest_;
    Seeded chance_{5};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text{reinterpret_cast<const char*>(data), size};
    Talk talk;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        talk.say(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    talk.end();
    return 0;
}
