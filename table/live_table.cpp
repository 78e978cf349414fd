// Folding entries, and what can be told from them.
#include "table/live_table.hpp"

#include "engine/rules/log.hpp"
#include "engine/rules/seen.hpp"
#include "table/card_news.hpp"
#include "wording/letters.hpp"

#include <algorithm>
#include <utility>

namespace frise::table {

namespace json = boost::json;

namespace {

constexpr std::size_t kept_chat = 30;
constexpr std::size_t longest_table_name = 24;

json::array names_of(const Company& company) {
    json::array names;
    for (const Chair& chair : company.chairs) {
        if (!chair.empty()) names.push_back(json::value(chair.name.empty() ? chair.bot : chair.name));
    }
    return names;
}

}  // namespace

std::string clean_name(std::string_view typed) { return shortened(cleaned(typed), longest_table_name); }

bool Chair::has(std::string_view person) const {
    return !person.empty() && std::find(people.begin(), people.end(), person) != people.end();
}

void LiveTable::evolve(Entry& entry) {
    ++last_;
    archived_ = false;
    remember(entry);
    const SeatSet awaited = game_ ? game_->to_act() : SeatSet{};
    std::visit([&](auto& what) { evolve(what); }, entry.what);
    if (const auto* opened = std::get_if<Opened>(&entry.what)) {
        Company& company = changing();
        company.host = entry.by;
        company.names.emplace_back(entry.by, opened->name);
    }
    const auto* acted = std::get_if<Acted>(&entry.what);
    const bool dealt_or_resumed =
        std::holds_alternative<Began>(entry.what) || std::holds_alternative<Resumed>(entry.what);
    if (dealt_or_resumed || (acted != nullptr && begins_turn(*acted, awaited))) turn_ = last_;
    if (std::holds_alternative<Chatted>(entry.what)) {
        Company& company = changing();
        if (company.chat.size() == kept_chat) company.chat.erase(company.chat.begin());
        company.chat.push_back(entry);
    }
}

// Where several act at the same time, one action does not make the plans of the others stale.
bool LiveTable::begins_turn(const Acted& acted, SeatSet awaited) const {
    const SeatSet others = awaited.without({acted.seat});
    return others.empty() || !game_ || game_->to_act() != others;
}

void LiveTable::remember(const Entry& entry) {
    if (entry.id.empty()) return;
    counted_.add(entry.by, entry.id, last_, [this](const std::string& person) { return !seats_of(person).empty(); });
}

Company& LiveTable::changing() {
    // Copies hold the old one: they see nothing of what changes here.
    auto changed = std::make_shared<Company>(*company_);
    Company& company = *changed;
    company_ = std::move(changed);
    return company;
}

void LiveTable::evolve(const Opened& e) {
    Company& company = changing();
    company.settings = e.settings;
    company.chairs.resize(static_cast<std::size_t>(e.settings->terms.seats));
}

void LiveTable::evolve(const Changed& e) {
    Company& company = changing();
    company.settings = e.settings;
    company.chairs.resize(static_cast<std::size_t>(e.settings->terms.seats));
}

void LiveTable::evolve(const Sat& e) {
    Company& company = changing();
    if (index(e.seat) >= company.chairs.size()) return;
    Chair& chair = company.chairs[index(e.seat)];
    chair.bot.clear();
    if (!chair.has(e.person)) chair.people.push_back(e.person);
    if (chair.people.size() == 1 || chair.name.empty()) chair.name = e.name;
    const auto known = std::find_if(company.names.begin(), company.names.end(),
                                    [&](const auto& each) { return each.first == e.person; });
    if (known == company.names.end()) company.names.emplace_back(e.person, e.name);
    if (company.host.empty()) company.host = e.person;
}

void LiveTable::evolve(const Stood& e) {
    Company& company = changing();
    if (index(e.seat) >= company.chairs.size()) return;
    Chair& chair = company.chairs[index(e.seat)];
    std::erase(chair.people, e.person);
    if (chair.people.empty()) chair.name.clear();
}

void LiveTable::evolve(const BotSat& e) {
    Company& company = changing();
    if (index(e.seat) < company.chairs.size()) company.chairs[index(e.seat)].bot = e.kind;
}

void LiveTable::evolve(const Kicked& e) { changing().kicked.push_back(e.person); }
void LiveTable::evolve(const HostPassed& e) { changing().host = e.person; }

Setup LiveTable::setup_of(const Began& e) const {
    Setup setup{settings().terms, playset_ ? playset_->deck : Deck{}, true, 0};
    if (!e.icons.empty()) setup.deck.icons = e.icons;
    return setup;
}

Result<void> LiveTable::complete(Entry& entry) const {
    if (!std::exchange(entry.older, false)) return {};
    if (auto* began = std::get_if<Began>(&entry.what)) {
        Game game{setup_of(*began)};
        return complete_game(game, began->events);
    }
    auto* acted = std::get_if<Acted>(&entry.what);
    if (acted == nullptr || !game_) return {};
    Game game = *game_;
    return complete_actions(game, acted->events);
}

void LiveTable::evolve(const Began& e) {
    salt_ = e.salt;
    game_ = std::make_shared<Game>(setup_of(e));
    turned_.assign(game_->setup().deck.size(), false);
    fold(e.events);
}

void LiveTable::evolve(Acted& e) {
    if (!game_) return;
    if (!e.after) return fold(e.events);
    game_ = std::exchange(e.after, nullptr);
    note_turned(e.events);
}

void LiveTable::fold(const Events& events) {
    if (game_.use_count() > 1) game_ = std::make_shared<Game>(*game_);
    for (const Event& event : events) game_->evolve(event);
    note_turned(events);
}

void LiveTable::note_turned(const Events& events) {
    thread_local Cards turned;  // keeps its memory
    for (const Event& event : events) {
        turned.clear();
        turned_by(event, onlooker, turned);
        for (const CardNo card : turned) turned_[index(card)] = true;
        if (const auto* shuffle = std::get_if<Reshuffled>(&event)) {
            for (const CardNo card : shuffle->cards) turned_[index(card)] = false;
        }
    }
}

bool LiveTable::was_turned(CardNo card) const { return index(card) < turned_.size() && turned_[index(card)]; }

void LiveTable::evolve(const Paused& /*e*/) { changing().paused = true; }
void LiveTable::evolve(const Resumed& /*e*/) { changing().paused = false; }
void LiveTable::evolve(const Rematched& e) { changing().rematch = e.table; }
void LiveTable::evolve(const Archived& /*e*/) { archived_ = true; }

store::Standing LiveTable::standing() const {
    if (archived_) return store::Standing::archived;
    if (!game_) return store::Standing::gathering;
    return game_->over() ? store::Standing::over : store::Standing::playing;
}

store::TableSummary LiveTable::summary(Time now) const {
    const TableSettings& agreed = settings();
    json::object text{{"game", name(agreed.terms.game)},
                      {"seats", agreed.terms.seats},
                      {"names", names_of(*company_)},
                      {"free", std::count_if(company_->chairs.begin(), company_->chairs.end(),
                                             [](const Chair& chair) { return chair.empty(); })},
                      {"host", name_of(company_->host)},
                      {"turn_seconds", agreed.turn_seconds.value_or(0)},
                      {"teams", agreed.teams}};
    json::array decks;
    for (const TableDeck& deck : agreed.decks) decks.push_back(json::value(deck.name));
    text["decks"] = std::move(decks);
    if (game_ && game_->over()) {
        json::array winners;
        for (const Seat seat : game_->table().winners) winners.push_back(seat.number);
        text["winners"] = std::move(winners);
    }
    store::TableSummary summary{code_, standing(), agreed.listed, now, {}, json::serialize(text)};
    for (const auto& [person, called] : company_->names) summary.people.push_back(person);
    return summary;
}

SeatSet LiveTable::seats_of(std::string_view person) const {
    SeatSet seats;
    for (std::size_t i = 0; i < company_->chairs.size(); ++i) {
        if (company_->chairs[i].has(person)) seats.add(seat_at(i));
    }
    return seats;
}

bool LiveTable::knows(std::string_view person) const {
    return !person.empty() && (person == company_->host || !seats_of(person).empty());
}

bool LiveTable::was_kicked(std::string_view person) const {
    const auto& kicked = company_->kicked;
    return !person.empty() && std::find(kicked.begin(), kicked.end(), person) != kicked.end();
}

std::string LiveTable::name_of(std::string_view person) const {
    for (const auto& [id, called] : company_->names) {
        if (id == person) return called;
    }
    return {};
}

std::string LiveTable::heir_of(std::string_view person) const {
    for (const Chair& chair : company_->chairs) {
        for (const std::string& each : chair.people) {
            if (each != person) return each;
        }
    }
    return {};
}

}  // namespace frise::table
