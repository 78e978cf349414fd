// Opening, playing and ending.
#include "recorder/evening.hpp"

#include "engine/rules/catalogue.hpp"
#include "table/revival.hpp"
#include "table/telling.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

namespace frise::recorder {

namespace json = boost::json;
using table::LiveTable;

namespace {

constexpr int most_steps = 1500;

// The slow ones seldom.
std::string some_bot(Pick& pick) {
    constexpr std::array<std::string_view, 4> quick{"child", "beginner", "child:music", "regular"};
    constexpr std::array<std::string_view, 4> slow{"expert", "historian", "regular:space+naive", "expert+contest-all"};
    return std::string{pick.one_in(8) ? pick.of(slow) : pick.of(quick)};
}

}  // namespace

Evening::Evening(GameId game, std::uint64_t seed)
    : pick_{seed}, luck_{seed}, settings_{.most_onlookers = 4, .bot_pace = 400, .host_away = 20'000, .unload = 60'000} {
    open(agreed(game, pick_, record_));
}

void Evening::open(const table::Prepared& prepared) {
    const int seats = prepared.settings.terms.seats;
    const int sitting = pick_.between(1, std::min(seats, 3));
    table::OpeningWish wish{.name = "Ana", .sit = !pick_.one_in(8)};
    for (int i = sitting; i < seats; ++i) {
        if (!pick_.one_in(4)) wish.bots.push_back(some_bot(pick_));
    }
    people_ = {{"ana"}, {"ben"}, {"cléo"}, {""}};
    people_.resize(static_cast<std::size_t>(sitting));
    if (pick_.one_in(3)) people_.push_back({""});
    LiveTable table{"TABLE1"};
    const auto entries = open_table(table, prepared, wish, "ana", {now().day, luck_.shuffles(), luck_.number()});
    if (!entries) {
        record_ += "! " + entries.error().message + "\n";
        return open(prepared);
    }
    for (const table::Entry& entry : *entries) log_.push_back(write_entry(entry, table.names()));
    for (const std::string& entry : log_) record_ += "+ " + entry + "\n";
    room_.emplace(std::move(table), table::Tail{}, settings_, luck_, now());
}

void Evening::gather() {
    for (Person& person : people_) come(person);
    for (const Person& person : people_) {
        if (!person.name.empty() && person.name != "ana") ask(person, {{"type", "sit"}, {"name", person.name}});
    }
    for (int i = pick_.between(0, 3); i > 0; --i) change_something(anybody());
    // Those that are missing stay refused, and a bot takes each free seat.
    while (table().game() == nullptr) ask(people_.front(), {{"type", "start"}, {"fill", some_bot(pick_)}});
}

void Evening::play() {
    for (int step = 0; step < most_steps && !table().game()->over(); ++step) {
        for (Person& person : people_) {
            if (!person.here && pick_.one_in(3)) come(person);
        }
        if (pick_.one_in(12)) remark(anybody());
        if (pick_.one_in(60)) go(anybody());
        if (pick_.one_in(80)) lose_store();
        if (table().company().paused) resume();
        const auto seat = awaited_person();
        const Person* person = seat ? on(*seat) : nullptr;
        if (person != nullptr && person->here && !pick_.one_in(30)) {
            act(*person, *seat);
        } else {
            pass_time();
        }
    }
}

void Evening::resume() {
    for (Person& person : people_) {
        come(person);
        ask(person, {{"type", "resume"}});
    }
}

void Evening::lose_store() {
    room_->store_away(now());
    carry_out();
    room_->catch_up(now());
    carry_out();
}

void Evening::end() {
    for (Person& person : people_) come(person);
    ask(people_.front(), {{"type", "chat"}, {"text", "Bien joué — encore ?"}});
    ask(people_.front(), {{"type", "rematch"}});
    read_back();
    for (const Viewer viewer : {Viewer{onlooker}, Viewer{Seat{0}}}) {
        record_ += "= " + state_part(table(), viewer, all_languages().back()) + "\n";
    }
}

// As a room that is loaded again, and as somebody who watches the game again.
void Evening::read_back() {
    table::Revival revival{LiveTable{"TABLE1"}, log_};
    auto all = revival.read();
    while (all && !*all) {
        revival.bring(cards_for(revival.wanted()));
        all = revival.read();
    }
    if (!all) {
        record_ += "! " + all.error().message + "\n";
        return;
    }
    std::vector<table::Entry> entries;
    for (table::Told& told : revival.take_told()) entries.push_back(std::move(told.entry));
    const LiveTable read = revival.take_table();
    record_ += "= " + json::serialize(write_table(read, {})) + "\n";
    const bool over = read.game() != nullptr && read.game()->over();
    record_ += "= " + replay_text(read, entries, Seat{0}, over, {}) + "\n";
}

std::optional<Seat> Evening::awaited_person() {
    std::vector<Seat> seats;
    for (const Seat seat : table().game()->to_act()) {
        if (on(seat) != nullptr) seats.push_back(seat);
    }
    if (seats.empty()) return std::nullopt;
    return pick_.of(seats);
}

Evening::Person* Evening::on(Seat seat) {
    const auto& chairs = table().company().chairs;
    const auto found = std::find_if(people_.begin(), people_.end(), [&](const Person& person) {
        return !person.name.empty() && chairs[index(seat)].has(person.name);
    });
    return found == people_.end() ? nullptr : &*found;
}

GameId game_of(std::uint64_t seed) { return all_games[seed % all_games.size()]; }

std::string record_of(std::uint64_t seed) {
    Evening evening{game_of(seed), seed};
    evening.gather();
    evening.play();
    evening.end();
    return evening.take_record();
}

}  // namespace frise::recorder
