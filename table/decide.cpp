// What a request leads to.
#include "bots/bot_kind.hpp"
#include "engine/codec/action_json.hpp"
#include "table/live_table.hpp"
#include "wording/letters.hpp"

#include <algorithm>

namespace frise::table {

namespace {

constexpr std::size_t longest_chat = 300;
constexpr std::size_t largest_team = 8;
constexpr std::size_t longest_person = 64;
constexpr std::string_view stand_in = "regular";
constexpr std::size_t usual_events = 3;  // of an action: a card placed, discarded, another drawn

tl::unexpected<Refusal> not_host() { return deny("not-host", "only the host may do that"); }
tl::unexpected<Refusal> begun() { return deny("begun", "the game has begun"); }
tl::unexpected<Refusal> not_seated() { return deny("not-seated", "only those who sit at the table may do that"); }

template <class What>
Entry entry_of(const By& by, Time now, What what) {
    return Entry{now, std::string{by.person}, std::string{by.id}, std::move(what)};
}

// Of the entries that a request leads to only one has its id.
template <class What>
Entry consequence(const By& by, Time now, What what) {
    return Entry{now, std::string{by.person}, {}, std::move(what)};
}

std::vector<Entry> just(Entry entry) {
    std::vector<Entry> list;
    list.push_back(std::move(entry));
    return list;
}

Setup setup_for(const TableSettings& settings, const Playset& playset) {
    return {settings.terms, playset.deck, true, 0};
}

}  // namespace

Granted<void> LiveTable::admit(const By& by) const {
    if (const auto number = counted_.find(by.person, by.id)) {
        Refusal twice{"duplicate", "this was done already", *number};
        return tl::unexpected{std::move(twice)};
    }
    if (by.person.empty()) return deny("no-token", "onlookers without a token only watch");
    if (was_kicked(by.person)) return deny("kicked", "the host asked you to leave this table");
    return {};
}

LiveTable::Decided LiveTable::decide(const By& by, const Decidable& request, const Circumstances& now) const {
    if (const auto admitted = admit(by); !admitted) return tl::unexpected{admitted.error()};
    return std::visit([&](const auto& asked) { return decide(by, asked, now); }, request);
}

LiveTable::Decided LiveTable::decide(const By& by, const request::Act& act, const Circumstances& now) const {
    if (const auto error = error_in(act.action, act.n)) return deny(*error);
    const auto wanted = read_action(*act.action.value, names(), settings().terms.game);
    if (!wanted) return deny(wanted.error());
    if (!game_) return deny("no-game", "the game has not begun");
    const bool exists = wanted->seat >= 0 && wanted->seat < settings().terms.seats;
    if (!exists) return deny("bad-request", "there is no seat " + std::to_string(wanted->seat));
    const Seat seat = seat_at(static_cast<std::size_t>(wanted->seat));
    if (!company_->chairs[index(seat)].has(by.person)) {
        return deny("not-your-seat", "somebody else sits on seat " + std::to_string(wanted->seat));
    }
    if (company_->paused) return deny("paused", "the game is paused");
    if (act.n.value && *act.n.value < static_cast<std::int64_t>(turn_) && !game_->over()) {
        return deny("stale", "something happened since: look again");
    }
    Acted acted{seat, Actor::person, {}, std::make_shared<Game>(*game_)};
    acted.events.reserve(usual_events);
    const auto applied = acted.after->apply(seat, wanted->action, now.chance, Sink{acted.events});
    if (!applied) return deny(applied.error());
    return just(entry_of(by, now.now, std::move(acted)));
}

std::optional<Entry> LiveTable::act(Seat seat, const Action& action, Actor actor, const Circumstances& now) const {
    if (!game_ || company_->paused) return std::nullopt;
    Acted acted{seat, actor, {}, std::make_shared<Game>(*game_)};
    if (!acted.after->apply(seat, action, now.chance, Sink{acted.events})) return std::nullopt;
    return Entry{now.now, {}, {}, std::move(acted)};
}

Granted<Seat> LiveTable::existing(std::int64_t seat) const {
    if (seat < 0 || seat >= settings().terms.seats) {
        return deny("no-such-seat", "there is no seat " + std::to_string(seat));
    }
    return seat_at(static_cast<std::size_t>(seat));
}

Granted<Seat> LiveTable::wanted_seat(const request::Sit& sit) const {
    if (const auto error = error_in(sit.name, sit.also, sit.seat)) return deny(*error);
    if (sit.seat.value) return existing(*sit.seat.value);
    const auto& chairs = company_->chairs;
    const auto free = std::find_if(chairs.begin(), chairs.end(), [](const Chair& chair) { return chair.empty(); });
    if (free == chairs.end()) return deny("full", "all seats are taken");
    return seat_at(static_cast<std::size_t>(free - chairs.begin()));
}

// Whoever sits already moves, unless `also` says that one device is passed around.
LiveTable::Decided LiveTable::decide(const By& by, const request::Sit& sit, const Circumstances& now) const {
    const auto seat = wanted_seat(sit);
    if (!seat) return tl::unexpected{seat.error()};
    const bool also = sit.also.value.value_or(false);
    const Chair& chair = company_->chairs[index(*seat)];
    std::string called = clean_name(sit.name.value.value_or(""));
    const bool own = chair.has(by.person);
    if (called.empty() && own && chair.people.size() == 1) called = chair.name;
    if (called.empty()) called = name_of(by.person);
    if (called.empty()) return deny("bad-name", "say a name");
    if (own) {
        if (chair.bot.empty() && chair.name == called) return deny("seated", "you sit there already");
        return just(entry_of(by, now.now, Sat{*seat, std::string{by.person}, called}));
    }
    if (!chair.people.empty() && (!settings().teams || chair.people.size() >= largest_team)) {
        return deny("seat-taken", "somebody sits there");
    }
    if (game_ && chair.people.empty() && chair.bot.empty()) return begun();
    // Whoever sat with two teams would see the plans of both.
    const bool joins = !chair.people.empty() && !seats_of(by.person).empty();
    if (joins && (also || game_)) return deny("seated", "you play on another side");
    std::vector<Entry> entries;
    if (!also) {
        for (const Seat old : seats_of(by.person)) {
            if (game_) return deny("seated", "you have a seat in this game");
            entries.push_back(consequence(by, now.now, Stood{old, std::string{by.person}}));
        }
    }
    entries.push_back(entry_of(by, now.now, Sat{*seat, std::string{by.person}, called}));
    return entries;
}

LiveTable::Decided LiveTable::decide(const By& by, const request::Stand& stand, const Circumstances& now) const {
    if (stand.seat.error) return deny(*stand.seat.error);
    const auto seat = existing(stand.seat.value);
    if (!seat) return tl::unexpected{seat.error()};
    if (!company_->chairs[index(*seat)].has(by.person)) return not_seated();
    if (game_ && company_->chairs[index(*seat)].people.size() == 1) {
        return deny("begun", "the game has begun: hand the seat to a bot, or leave");
    }
    return just(entry_of(by, now.now, Stood{*seat, std::string{by.person}}));
}

// One's own seat at any time, others' for the host.
LiveTable::Decided LiveTable::decide(const By& by, const request::Bot& bot, const Circumstances& now) const {
    if (bot.seat.error) return deny(*bot.seat.error);
    const auto seat = existing(bot.seat.value);
    if (!seat) return tl::unexpected{seat.error()};
    const Chair& chair = company_->chairs[index(*seat)];
    if (!chair.has(by.person) && !is_host(by)) return not_host();
    if (bot.kind.error) return deny(*bot.kind.error);
    const std::string kind = bot.kind.value.value_or("");
    const auto known = bot_kind(kind);
    if (!kind.empty() && !known) return deny("bad-bot", "there is no bot '" + echo(kind) + "'");
    if (kind.empty() && game_ && chair.people.empty()) return deny("begun", "nobody else plays on that seat");
    if (!chair.people.empty() && !game_) return deny("seat-taken", "somebody sits there");
    return just(entry_of(by, now.now, BotSat{*seat, kind.empty() ? std::string{} : name(*known)}));
}

LiveTable::Decided LiveTable::decide(const By& by, const request::Kick& kick, const Circumstances& now) const {
    if (!is_host(by)) return not_host();
    if (kick.person.error) return deny(*kick.person.error);
    const std::string& person = kick.person.value;
    if (person.empty() || person.size() > longest_person) return deny("bad-request", "there is no such person");
    if (person == by.person) return deny("not-allowed", "a host who wants to go leaves");
    if (was_kicked(person)) return deny("not-allowed", "they were asked to go already");
    std::vector<Entry> entries;
    entries.push_back(entry_of(by, now.now, Kicked{person}));
    for (const Seat seat : seats_of(person)) {
        entries.push_back(consequence(by, now.now, Stood{seat, person}));
        if (game_ && company_->chairs[index(seat)].people.size() == 1) {
            entries.push_back(consequence(by, now.now, BotSat{seat, std::string{stand_in}}));
        }
    }
    return entries;
}

LiveTable::Decided LiveTable::decide(const By& by, const request::PassHost& pass, const Circumstances& now) const {
    if (!is_host(by)) return not_host();
    if (pass.person.error) return deny(*pass.person.error);
    if (seats_of(pass.person.value).empty()) return deny("not-seated", "the host sits at the table");
    return just(entry_of(by, now.now, HostPassed{pass.person.value}));
}

LiveTable::Decided LiveTable::decide(const By& by, const request::Start& start, const Circumstances& now) const {
    if (!is_host(by)) return not_host();
    if (game_) return begun();
    if (start.fill.error) return deny(*start.fill.error);
    const std::string fill = start.fill.value.value_or("");
    const auto kind = bot_kind(fill);
    if (!fill.empty() && !kind) return deny("bad-bot", "there is no bot '" + echo(fill) + "'");
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < company_->chairs.size(); ++i) {
        if (!company_->chairs[i].empty()) continue;
        if (!kind) return deny("seats-free", "seat " + std::to_string(i) + " is free: let a bot sit there");
        entries.push_back(consequence(by, now.now, BotSat{seat_at(i), name(*kind)}));
    }
    Game game{setup_for(settings(), *playset_)};
    Began began;
    began.salt = now.salt;
    game.start(now.chance, Sink{began.events});
    if (descriptor(settings().terms.game).deck.icons) began.icons = game.recorded_setup().deck.icons;
    entries.push_back(entry_of(by, now.now, std::move(began)));
    return entries;
}

LiveTable::Decided LiveTable::decide(const By& by, const request::Chat& chat, const Circumstances& now) const {
    if (const auto error = error_in(chat.text, chat.name)) return deny(*error);
    const std::string text = shortened(cleaned(chat.text.value), longest_chat);
    if (text.empty()) return deny("bad-request", "there is nothing in it");
    std::string called = name_of(by.person);
    if (called.empty()) called = clean_name(chat.name.value.value_or(""));
    return just(entry_of(by, now.now, Chatted{called, text}));
}

Granted<void> LiveTable::may_pause_or_resume(const By& by) const {
    if (seats_of(by.person).empty()) return not_seated();
    if (!game_ || game_->over()) return deny("no-game", "no game is going on");
    return {};
}

LiveTable::Decided LiveTable::decide(const By& by, const request::Pause& /*pause*/, const Circumstances& now) const {
    if (const auto may = may_pause_or_resume(by); !may) return tl::unexpected{may.error()};
    if (company_->paused) return deny("not-allowed", "it is paused");
    return just(entry_of(by, now.now, Paused{}));
}

LiveTable::Decided LiveTable::decide(const By& by, const request::Resume& /*resume*/, const Circumstances& now) const {
    if (const auto may = may_pause_or_resume(by); !may) return tl::unexpected{may.error()};
    if (!company_->paused) return deny("not-allowed", "it is not paused");
    return just(entry_of(by, now.now, Resumed{}));
}

LiveTable::Decided LiveTable::decide(const By& by, const request::Leave& /*leave*/, const Circumstances& now) const {
    if (!knows(by.person)) return not_seated();
    std::vector<Entry> entries;
    for (const Seat seat : seats_of(by.person)) {
        entries.push_back(consequence(by, now.now, Stood{seat, std::string{by.person}}));
        if (game_ && !game_->over() && company_->chairs[index(seat)].people.size() == 1) {
            entries.push_back(consequence(by, now.now, BotSat{seat, std::string{stand_in}}));
        }
    }
    if (is_host(by)) entries.push_back(consequence(by, now.now, HostPassed{heir_of(by.person)}));
    if (!entries.empty()) entries.back().id = by.id;
    return entries;
}

Granted<TableSettings> LiveTable::change(const By& by, const request::ChangeSettings& request) const {
    if (const auto admitted = admit(by); !admitted) return tl::unexpected{admitted.error()};
    if (!is_host(by)) return not_host();
    if (game_) return begun();
    if (request.settings.error) return deny(*request.settings.error);
    auto changed = read_table_settings(*request.settings.value, &settings());
    if (!changed) return deny(changed.error());
    for (auto i = static_cast<std::size_t>(changed->terms.seats); i < company_->chairs.size(); ++i) {
        if (!company_->chairs[i].empty()) return deny("seat-taken", "somebody sits on seat " + std::to_string(i));
    }
    for (const Chair& chair : company_->chairs) {
        if (!changed->teams && chair.people.size() > 1) return deny("seat-taken", "several people share a seat");
    }
    return std::move(*changed);
}

}  // namespace frise::table
