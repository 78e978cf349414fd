// Asking for and reading a turn of coop: play, discard or end it.
#include "games/coop/terminal/coop_terminal.hpp"
#include "terminal/hand_reader.hpp"
#include "terminal/labels.hpp"
#include "terminal/tokens.hpp"
#include "wording/letters.hpp"

#include <algorithm>

namespace frise::terminal {
namespace {

template <class C>
const C* choice_of(const Legal& legal) {
    for (const Choice& choice : legal.choices()) {
        if (const auto* found = std::get_if<C>(&choice)) return found;
    }
    return nullptr;
}

template <class C>
bool offers(const Legal& legal, CardNo card) {
    const auto* choice = choice_of<C>(legal);
    return choice != nullptr && std::find(choice->cards.begin(), choice->cards.end(), card) != choice->cards.end();
}

const HandCard& held(const View& view, CardNo card) {
    const auto& hand = own_hand(view);
    return *std::find_if(hand.begin(), hand.end(), [&](const HandCard& each) { return each.card == card; });
}

std::string label_of(const View& view, CardNo card) {
    return card_label(static_cast<std::size_t>(&held(view, card) - own_hand(view).data()));
}

Reading read_discard(const Scene<CoopView>& scene, const HandReader& reader) {
    const auto& [stage, view, game, legal] = scene;
    const auto card = reader.card();
    if (!card) return tl::unexpected{card.error()};
    if (offers<DiscardAny>(legal, *card)) return Discard{*card};
    const Slot label = word("value", reader.label());
    if (held(view, *card).stuck) return tl::unexpected{Message{"coop.card_is_stuck", {label}}};
    if (game.tried > 0) return tl::unexpected{Message{"coop.no_discard_now", {}}};
    return tl::unexpected{Message{
        "coop.icon_differs", {label, stage.icon("icon", *held(view, *card).front), stage.icon("wanted", *game.icon)}}};
}

Reading read_play(const Scene<CoopView>& scene, const HandReader& reader) {
    const auto card = reader.card();
    if (!card) return tl::unexpected{card.error()};
    if (!offers<PlayAny>(scene.legal, *card)) {
        return tl::unexpected{Message{"coop.card_is_stuck", {word("value", reader.label())}}};
    }
    if (reader.is_card()) return Play{*card, std::nullopt};
    const int last = last_gap(*scene.view.line);
    if (reader.number() < 0 || reader.number() > last) return reader.no_such_gap(last);
    return Play{*card, static_cast<int>(reader.number())};
}

Message turn_request(const Scene<CoopView>& scene) {
    const auto* plays = choice_of<PlayAny>(scene.legal);
    if (plays == nullptr) return {"coop.prompt_end_only", {}};
    const Slot label = example(label_of(scene.view, plays->cards.front()));
    if (choice_of<EndTurn>(scene.legal) != nullptr) return {"coop.prompt_second", {label}};
    const auto* discards = choice_of<DiscardAny>(scene.legal);
    if (discards == nullptr) return {"coop.prompt_play", {label}};
    return {"coop.prompt_play_or_discard",
            {label, word("discard", unbroken("x " + label_of(scene.view, discards->cards.front())))}};
}

Reading read_turn(const Scene<CoopView>& scene, std::string_view typed) {
    const Voice& voice = scene.stage.voice();
    if (voice.means(typed, "coop.word_end")) {
        if (choice_of<EndTurn>(scene.legal) == nullptr) return tl::unexpected{Message{"coop.no_end_now", {}}};
        return EndTurn{};
    }
    std::vector<Token> tokens = tokens_of(typed);
    if (tokens.size() == 2 && voice.means(tokens[0].text, "coop.word_discard") && !tokens[1].is_number) {
        tokens.erase(tokens.begin());
        return read_discard(scene, HandReader{scene.view, typed, std::move(tokens)});
    }
    const HandReader reader{scene.view, typed, std::move(tokens)};
    if (choice_of<PlayAny>(scene.legal) == nullptr) return tl::unexpected{Message{"coop.prompt_end_only", {}}};
    if (reader.is_card() || reader.is_card_and_number()) return read_play(scene, reader);
    return reader.complaint("coop.how_to_play", {example("a")});
}

}  // namespace

Message CoopTerminal::request(const Scene<CoopView>& scene, const PlayAny& /*choice*/) { return turn_request(scene); }
Message CoopTerminal::request(const Scene<CoopView>& scene, const DiscardAny& /*choice*/) {
    return turn_request(scene);
}
Message CoopTerminal::request(const Scene<CoopView>& scene, const EndTurn& /*choice*/) { return turn_request(scene); }

Reading CoopTerminal::read(const Scene<CoopView>& scene, const PlayAny& /*choice*/, std::string_view typed) {
    return read_turn(scene, typed);
}
Reading CoopTerminal::read(const Scene<CoopView>& scene, const DiscardAny& /*choice*/, std::string_view typed) {
    return read_turn(scene, typed);
}
Reading CoopTerminal::read(const Scene<CoopView>& scene, const EndTurn& /*choice*/, std::string_view typed) {
    return read_turn(scene, typed);
}

}  // namespace frise::terminal
