// Requests that nothing is stored of: reactions, pointing, answers that a team is still talking about, questions.
#include "engine/codec/action_json.hpp"
#include "table/card_news.hpp"
#include "table/message_text.hpp"
#include "table/room.hpp"

#include <algorithm>
#include <array>

namespace frise::table {
namespace {

constexpr std::array<std::string_view, 8> reactions{"bravo", "laugh", "wow", "think", "sad", "hurry", "heart", "sorry"};

}  // namespace

void Room::answer(const Asker& asker, const request::React& react) {
    const std::string& reaction = react.reaction.value;
    if (std::find(reactions.begin(), reactions.end(), reaction) == reactions.end()) {
        return refuse(asker, {"bad-request", "there is no such reaction"});
    }
    send_to_all(text_of(message::Reacted{asker.guest->person, reaction}));
}

// Only at a card that lies open: others must not learn which cards are in the pile.
void Room::answer(const Asker& asker, const request::Point& point) {
    const std::string& id = point.card.value;
    const CardNo card = table_.game() ? table_.names()->number(id) : no_such_card;
    bool open = false;
    if (card != no_such_card) {
        const Cards cards = cards_in(table_.game()->view(onlooker));
        open = std::find(cards.begin(), cards.end(), card) != cards.end();
    }
    if (error_in(point.card, point.gap) || !open || table_.seats_of(asker.guest->person).empty()) {
        return refuse(asker, {"not-allowed", "there is no such card on the table"});
    }
    send_to_all(text_of(message::Pointed{asker.guest->person, id, point.gap.value}));
}

// Only those on the same seat see it.
void Room::answer(const Asker& asker, const request::Draft& draft) {
    const auto wanted = draft.action.value != nullptr && table_.game()
                            ? read_action(*draft.action.value, table_.names(), table_.settings().terms.game)
                            : Result<ActionRequest>{frise::refuse(ErrorCode::bad_request, "there is no action in it")};
    const auto& chairs = table_.company().chairs;
    const bool own = wanted && wanted->seat >= 0 && static_cast<std::size_t>(wanted->seat) < chairs.size() &&
                     chairs[static_cast<std::size_t>(wanted->seat)].has(asker.guest->person);
    if (!own) return refuse(asker, {"bad-request", "a draft is an action of your seat"});
    const Seat seat = seat_at(static_cast<std::size_t>(wanted->seat));
    const Text text =
        text_of(message::Drafted{asker.guest->person, write_action(seat, wanted->action, *table_.names())});
    for (const GuestPtr& guest : who_.guests()) {
        if (guest != asker.guest && chairs[index(seat)].has(guest->person)) send(*guest, text);
    }
}

// As one's own seat sees it, where one device has several.
void Room::answer(const Asker& asker, const request::Look& look) {
    const SeatSet own = table_.seats_of(asker.guest->person);
    Viewer viewer = viewer_for(table_, asker.guest->person);
    if (const auto number = look.seat.value) {
        const bool mine = *number >= 0 && *number < max_seats && own.has(seat_at(static_cast<std::size_t>(*number)));
        if (!mine) return refuse(asker, {"not-your-seat", "look with the eyes of your own seat"});
        viewer = seat_at(static_cast<std::size_t>(*number));
    }
    const std::string state = state_part(table_, viewer, asker.guest->language);
    send(*asker.guest, text_of(message::Looked{table_.last(), {state}}, state.size() + 100));
}

void Room::answer(const Asker& asker, const request::Read& read) {
    const boost::json::array none;
    const boost::json::array* cards = read.cards.value != nullptr ? read.cards.value->if_array() : nullptr;
    send(*asker.guest, facts(table_, cards != nullptr ? *cards : none, asker.guest->language));
}

void Room::answer(const Asker& asker, const request::Speak& speak) {
    asker.guest->language = language_with(speak.lang.value).value_or(asker.guest->language);
    send(*asker.guest, welcome(table_, attendance(), *asker.guest));
}

void Room::answer(const Asker& asker, const request::Ping& /*ping*/) {
    send(*asker.guest, text_of(message::Pong{now_.day, table_.last()}));
}

}  // namespace frise::table
