// Any lines as messages to one table: what is refused changes nothing, what is accepted can be written, read and
// folded again, and told to everybody. The first letter of a line says who speaks: a, b, c, or another for an onlooker.
#include "engine/rules/game.hpp"
#include "engine/rules/overloaded.hpp"
#include "table/live_table.hpp"
#include "table/request.hpp"
#include "table/telling.hpp"

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
using namespace frise::table;
namespace json = boost::json;

const Language french = language_with("fr").value();

void require(bool holds, std::string_view what, std::string_view line) {
    if (holds) return;
    std::cerr << what << "\nline: " << line << '\n';
    std::abort();
}

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
        const auto request = read_request(line.substr(1));
        if (!request || request->error) return;
        const std::string person{line[0] >= 'a' && line[0] <= 'c' ? line.substr(0, 1) : ""};
        const By by{person, request->id};
        const Number before = table_.last();
        std::visit(
            Overloaded{
                [&](const request::Unknown& asked) {
                    if (asked.type == "clock") move(line);
                },
                [](const request::Hello& /*changes nothing*/) {}, [&](const Remark& asked) { remark(asked, line); },
                [&](const TableRequest& asked) { std::visit([&](const auto& each) { ask(by, each, line); }, asked); }},
            request->what);
        guest_.person = person;
        if (table_.last() % 8 == 0) require_json(*welcome(table_, {}, guest_), line);
        require(table_.last() >= before, "a table never goes back", line);
    }

    // As after a restart.
    void end() const {
        require(fingerprint(table_) == fingerprint(again_), "the log gives the same table", "at the end");
    }

  private:
    template <class Asked>
    requires is_in<Asked, request::Decided>
    void ask(const By& by, const Asked& asked, std::string_view line) {
        const Decidable request{asked};
        auto entries = table_.decide(by, request, {1, chance_, 7});
        if (!entries) return refuse_it(entries.error(), line);
        require(!by.person.empty(), "an onlooker changes nothing", line);
        require(!entries->empty(), "what is accepted happens", line);
        for (Entry& entry : *entries) keep(std::move(entry), line);
        if (by.id.empty()) return;
        const auto twice = table_.decide(by, request, {1, chance_, 7});
        require(!twice && twice.error().code == "duplicate", "one id counts once", line);
    }
    void ask(const By& by, const request::ChangeSettings& asked, std::string_view line) {
        auto settings = table_.change(by, asked);
        if (!settings) return refuse_it(settings.error(), line);
        const auto& playset = playset_for(settings->terms.game);
        if (cards_needed(settings->terms) > static_cast<std::int64_t>(playset->deck.size())) return;
        settings->decks = {{"some", "hash"}};
        table_.bring(playset);
        again_.bring(playset);
        keep({1, std::string{by.person}, std::string{by.id}, Changed{std::move(*settings)}}, line);
    }
    // Another table, which only a server can open.
    void ask(const By& /*by*/, const request::Rematch& /*asked*/, std::string_view /*line*/) {}
    // The clock plays for somebody.
    void move(std::string_view line) {
        if (!table_.game() || table_.game()->over()) return;
        const Seat seat = *table_.game()->to_act().begin();
        const Legal legal = table_.game()->legal(seat);
        const json::value body = json::parse(line.substr(1));
        const json::value* pick = body.get_object().if_contains("pick");
        const std::uint64_t wish =
            pick != nullptr && pick->is_int64() ? static_cast<std::uint64_t>(pick->get_int64()) : 0;
        auto entry = table_.act(seat, legal.at(wish % legal.count()), Actor::clock, {1, chance_, 0});
        require(entry.has_value() != table_.company().paused, "a legal move is possible", line);
        if (entry) keep(std::move(*entry), line);
    }

    void keep(Entry entry, std::string_view line) {
        const std::string text = write_entry(entry, table_.names());
        auto read = read_entry(text, again_.names(), again_.settings().terms.game);
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
        require_json(*refused(table_, refusal, "x", guest_), line);
    }
    void remark(const Remark& asked, std::string_view line) const {
        const auto* read = std::get_if<request::Read>(&asked);
        const json::array* cards =
            read != nullptr && read->cards.value != nullptr ? read->cards.value->if_array() : nullptr;
        if (cards != nullptr) require_json(*facts(table_, *cards, Language{}), line);
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
