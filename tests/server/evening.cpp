// Playing, interrupting, and coming back.
#include "tests/server/evening.hpp"

#include "deckkit/check.hpp"
#include "deckkit/deck_json.hpp"
#include "engine/codec/action_json.hpp"
#include "engine/codec/setup_json.hpp"
#include "tests/support/random_setup.hpp"
#include "tests/support/telling_deck.hpp"

#include <gtest/gtest.h>

namespace frise::test {

namespace json = boost::json;

Club::Club() {
    for (int i = 0; i <= max_seats; ++i) people.push_back(new_person(hall.port(), "P" + std::to_string(i)));
}

Evening::Evening(Club& club, GameId game, std::uint64_t seed) : club_{club}, dice_{seed}, player_{seed, 60} {
    const Setup setup = random_setup(game, dice_);
    open(setup.terms, setup.deck.size());
    // Now and then one device has two seats, or two people share one.
    const auto seats = static_cast<std::size_t>(setup.terms.seats);
    const bool device = seats > 2 && dice_.one_in(2);
    Guest& host = add(club.people[0]);
    for (std::size_t seat = 1; seat < seats; ++seat) {
        if (device && seat + 1 == seats) {
            sit(*guests_.back(), seat, true);
        } else {
            sit(add(club.people[seat]), seat, false);
        }
    }
    if (game == GameId::challenge) sit(add(club.people[max_seats]), 0, false);
    add({});
    host.client->request({{"type", "start"}});
}

void Evening::open(const Terms& terms, std::size_t cards) {
    const int port = club_.hall.port();
    telling_icons_ = terms.game == GameId::coop && cards <= 200 && dice_.one_in(2);
    const std::string text = json::serialize(telling_deck(terms, cards, telling_icons_, dice_));
    const HttpReply sent = ask(port, {"POST", "/api/decks", text, club_.people[0].token, {}});
    if (sent.status != 201) throw std::runtime_error{sent.text};
    deck_ = json::value_to<std::string>(sent.body.at("hash"));
    json::object options = write_options(terms);
    code_ = new_table(port, club_.people[0],
                      {{"name", "Host"},
                       {"game", name(terms.game)},
                       {"seats", terms.seats},
                       {"options", options},
                       {"decks", {deck_}},
                       {"listed", true},
                       {"teams", terms.game == GameId::challenge}});
    server::TableSettings settings;
    settings.terms = terms;
    settings.decks = {{deck_, deck_}};
    const auto find = [&](const std::string&) { return deckkit::write_deck(deckkit::check(text).deck); };
    truth_ = std::make_unique<Truth>(code_, *club_.ledger, club_.playsets.get(settings, find).value());
}

Evening::Guest& Evening::add(const Somebody& who) {
    auto guest = std::make_unique<Guest>();
    guest->who = who;
    guest->client = std::make_unique<Client>(club_.hall.port(), code_, who);
    guest->client->next("welcome");
    std::vector<std::string> tokens;
    for (const Somebody& each : club_.people) tokens.push_back(each.token);
    guest->ears = std::make_unique<Eavesdropper>(*truth_, tokens, telling_icons_);
    guests_.push_back(std::move(guest));
    return *guests_.back();
}

void Evening::sit(Guest& guest, std::size_t seat, bool also) {
    const json::object told =
        guest.client->request({{"type", "sit"}, {"seat", seat}, {"also", also}, {"name", "P" + std::to_string(seat)}});
    if (told.at("type") != "table") throw std::runtime_error{json::serialize(told)};
}

Evening::Guest& Evening::guest_on(Seat seat) {
    std::vector<Guest*> there;
    for (const auto& guest : guests_) {
        if (truth_->table().seats_of(guest->who.person).has(seat)) there.push_back(guest.get());
    }
    return *there[dice_.below(static_cast<std::uint32_t>(there.size()))];
}

void Evening::gather() {
    truth_->follow();
    const auto last = static_cast<std::int64_t>(truth_->table().last());
    for (const auto& guest : guests_) {
        while (guest->client->number() < last) guest->client->next();
        listen(*guest);
    }
}

void Evening::listen(Guest& guest) {
    const SeatSet seats = truth_->table().seats_of(guest.who.person);
    const auto& heard = guest.client->heard();
    for (; guest.read < heard.size(); ++guest.read) guest.ears->hear(heard[guest.read], seats);
}

void Evening::act(Seat seat, const Action& action) {
    Guest& guest = guest_on(seat);
    const json::object told =
        guest.client->request({{"type", "act"}, {"action", write_action(seat, action, truth_->names())}});
    ASSERT_EQ(told.at("type"), "update") << json::serialize(told);
}

void Evening::play() {
    gather();
    while (!truth_->game().over() && !testing::Test::HasFailure()) {
        if (dice_.one_in(4)) interrupt();
        const Seat seat = player_.next(truth_->game());
        act(seat, player_.choose(truth_->game(), seat));
        gather();
    }
    ask_around();
}

void Evening::interrupt() {
    Guest& guest = *guests_[dice_.below(static_cast<std::uint32_t>(guests_.size()))];
    const std::string any_card =
        truth_->names().id(card_at(dice_.below(static_cast<std::uint32_t>(truth_->deck().size()))));
    const int seat = dice_.between(0, truth_->table().settings().terms.seats);
    switch (dice_.below(8)) {
        case 0: return ask_around();
        case 1: return come_back(guest);
        case 2: guest.client->say({{"type", "look"}}); break;
        case 3: guest.client->say({{"type", "look"}, {"seat", seat}}); break;
        case 4: guest.client->say({{"type", "lang"}, {"lang", dice_.one_in(2) ? "fr" : "en"}}); break;
        case 5: {
            json::array cards;
            for (std::size_t i = 0; i < truth_->deck().size(); ++i) cards.emplace_back(truth_->names().id(card_at(i)));
            guest.client->say({{"type", "read"}, {"cards", std::move(cards)}});
            break;
        }
        default:
            // Mostly not theirs, or nonsense; what they typed themselves may come back to them, nothing else.
            guest.client->say({{"type", "act"},
                               {"id", "x"},
                               {"action", {{"seat", seat}, {"type", "place"}, {"card", any_card}, {"gap", 99}}}});
            guest.client->say(
                {{"type", "draft"}, {"action", {{"seat", seat}, {"type", "answer"}, {"wheels", {9, 9, 9, 9}}}}});
    }
    guest.client->settle();
    listen(guest);
}

HttpReply Evening::get(const std::string& path) const { return ask(club_.hall.port(), {"GET", path, {}, {}, {}}); }

void Evening::ask_around() {
    Eavesdropper ears{*truth_, {}, false};
    const Secrets untold = Secrets::all(truth_->deck().size());
    for (const std::string& path :
         {"/api/tables/" + code_, std::string{"/api/tables"}, std::string{"/api/games"}, "/api/decks/" + deck_}) {
        ears.read(get(path).text, untold);
    }
    if (truth_->game().over()) return;
    for (const char* how : {"", "?seat=0", "?all", "?all=1&seat=1&lang=fr"}) {
        const HttpReply replay = get("/api/tables/" + code_ + "/replay" + how);
        ASSERT_EQ(replay.status, 200);
        ears.read(replay.text, truth_->never_told());
    }
}

// With the number of some entries ago, or with none.
void Evening::come_back(Guest& guest) {
    listen(guest);
    Client::Hello hello{guest.who.token, {}, "en", {}};
    if (dice_.one_in(2)) hello.last = guest.client->number() - dice_.between(0, 3);
    guest.client = std::make_unique<Client>(club_.hall.port(), code_, hello);
    guest.read = 0;
    guest.client->settle();
    listen(guest);
}

}  // namespace frise::test
