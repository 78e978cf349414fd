// Decks: those of the shelf, and those that people send. Nobody is told a year here.
#include "deckkit/check.hpp"
#include "deckkit/deck_json.hpp"
#include "deckkit/shelf.hpp"
#include "server/api.hpp"

#include <set>

namespace frise::server {

namespace json = boost::json;

namespace {

json::object in_all_languages(const deckkit::Translated& text) {
    json::object object;
    for (const Language language : all_languages) {
        if (!text[language].empty()) object[code(language)] = text[language];
    }
    return object;
}

json::object described(const deckkit::Deck& deck) {
    std::set<std::string> themes;
    for (const deckkit::Card& card : deck.cards) themes.insert(card.themes.begin(), card.themes.end());
    return {{"id", deck.id},
            {"title", in_all_languages(deck.title)},
            {"description", in_all_languages(deck.description)},
            {"cards", deck.cards.size()},
            {"themes", json::array(themes.begin(), themes.end())},
            {"colour", deck.colour},
            {"cover", deck.cover},
            {"licence", deck.licence}};
}

json::array written(const deckkit::Problems& problems) {
    constexpr std::size_t most = 100;
    json::array list;
    for (const deckkit::Problem& problem : problems) {
        if (list.size() == most) break;
        list.push_back({{"flaw", name(problem.flaw)},
                        {"line", problem.line},
                        {"card", problem.card_id},
                        {"field", problem.field},
                        {"severity", severity(problem.flaw) == deckkit::Severity::error ? "error" : "warning"},
                        {"message", explain(problem, Language::en)},
                        {"message_fr", explain(problem, Language::fr)}});
    }
    return list;
}

}  // namespace

asio::awaitable<HttpResponse> Api::decks(const HttpCall& call) {
    if (call.path.size() == 2 && call.request.method() == http::verb::post) co_return co_await put_deck(call);
    if (call.path.size() > 3) co_return not_found();
    if (!only_reads(call.request)) co_return wrong_method(call.path.size() == 2 ? "GET, POST" : "GET");
    if (call.path.size() == 2) {
        json::array list;
        for (const std::string_view id : deckkit::shelf_ids()) {
            list.push_back(described(deckkit::read_deck(*deckkit::shelf_json(id)).deck));
        }
        co_return json_answer(http::status::ok, json::object{{"decks", std::move(list)}});
    }
    const std::string name = call.path[2];
    std::optional<std::string> text;
    if (const auto shelf = deckkit::shelf_json(name)) {
        text = *shelf;
    } else {
        const auto stored = co_await house_.keeper.ask([name](store::Store& store) { return store.deck(name); });
        if (stored) text = *stored;
    }
    if (!text) co_return error_answer(http::status::not_found, "no-deck", "there is no such deck");
    co_return json_answer(http::status::ok, described(deckkit::read_deck(*text).deck));
}

asio::awaitable<HttpResponse> Api::put_deck(const HttpCall& call) {
    const auto found = co_await person(call);
    if (!found) {
        co_return error_answer(http::status::service_unavailable, "not-stored", "the server cannot reach its store");
    }
    if (!*found) co_return error_answer(http::status::unauthorized, "no-token", "this needs the token of a person");
    deckkit::Checked checked = deckkit::check(call.request.body());
    if (count(checked.problems, deckkit::Severity::error) > 0 || checked.deck.cards.empty()) {
        co_return json_answer(
            http::status::unprocessable_entity,
            json::object{{"error", {{"code", "bad-deck"}, {"message", "this is no deck that can be played"}}},
                         {"problems", written(checked.problems)}});
    }
    const std::string hash = deckkit::content_hash(checked.deck);
    const auto kept = co_await house_.keeper.ask(
        [&](store::Store& store) { return store.put_deck(hash, deckkit::write_deck(checked.deck)); });
    if (!kept) {
        co_return error_answer(http::status::service_unavailable, "not-stored", "the server cannot reach its store");
    }
    json::object answer = described(checked.deck);
    answer["hash"] = hash;
    answer["problems"] = written(checked.problems);
    co_return json_answer(http::status::created, answer);
}

}  // namespace frise::server
