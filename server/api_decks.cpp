// Decks: those of the shelf, those that people sent, and one's own list of these.
#include "deckkit/deck_json.hpp"
#include "deckkit/import/export_csv.hpp"
#include "deckkit/shelf.hpp"
#include "server/api.hpp"
#include "server/deck_listing.hpp"
#include "server/picture_search.hpp"

#include <algorithm>
#include <boost/beast/http/field.hpp>

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::size_t most_illustrations = 60;

HttpResponse no_deck() { return error_answer(http::status::not_found, "no-deck", "there is no such deck"); }

json::object own_listing(const store::OwnDeck& deck) {
    json::object listing = json::parse(deck.text).as_object();
    listing["hash"] = deck.hash;
    listing["code"] = share_code(deck.hash);
    listing["saved"] = deck.saved;
    return listing;
}

}  // namespace

asio::awaitable<tl::expected<store::Person, HttpResponse>> Api::known_person(const HttpCall& call) {
    auto found = co_await person(call);
    if (!found) co_return tl::unexpected{not_stored()};
    if (!*found) co_return tl::unexpected{no_token()};
    co_return std::move(**found);
}

asio::awaitable<tl::expected<Api::FoundDeck, HttpResponse>> Api::find_deck(const HttpCall& call, std::string name) {
    if (const auto shelf = deckkit::shelf_json(name)) co_return FoundDeck{std::string{*shelf}, {}};
    const std::string typed = hash_as_typed(name);
    if (typed.empty()) co_return tl::unexpected{no_deck()};
    for (const ShelfDeck& each : shelf_decks()) {
        if (each.hash.starts_with(typed)) co_return FoundDeck{std::string{*deckkit::shelf_json(each.id)}, {}};
    }
    // A code is short enough to be guessed by whoever may try for ever.
    const Time steady = house_.clock.steady();
    if (!gate_.may_guess(call.address, steady)) {
        co_return tl::unexpected{
            error_answer(http::status::too_many_requests, "too-fast", "too many wrong codes: wait a moment")};
    }
    const auto found =
        co_await house_.keeper.ask([typed](store::Decks& decks) -> store::Stored<std::optional<FoundDeck>> {
            const auto hash = decks.deck_starting(typed);
            if (!hash) return tl::unexpected{hash.error()};
            if (!*hash) return std::nullopt;
            auto text = decks.deck(**hash);
            if (!text) return tl::unexpected{text.error()};
            return FoundDeck{std::move(**text), **hash};
        });
    if (!found) co_return tl::unexpected{not_stored()};
    if (*found) co_return **found;
    gate_.guessed_wrong(call.address, steady);
    co_return tl::unexpected{no_deck()};
}

asio::awaitable<HttpResponse> Api::decks(const HttpCall& call) {
    const auto& path = call.path;
    const bool reads = only_reads(call.request);
    const bool posts = call.request.method() == http::verb::post;
    if (path.size() == 2) {
        if (posts) co_return co_await put_deck(call);
        if (reads) co_return co_await list_decks(call);
        co_return wrong_method("GET, POST");
    }
    if (path.size() == 3 && (path[2] == "check" || path[2] == "import")) {
        if (!posts) co_return wrong_method("POST");
        if (path[2] == "check") co_return co_await check_deck(call);
        co_return co_await import_deck(call);
    }
    if (path.size() == 3) {
        if (call.request.method() == http::verb::delete_) co_return co_await drop_deck(call);
        if (reads) co_return co_await deck(call);
        co_return wrong_method("GET, DELETE");
    }
    if (path.size() > 4 || path[3] != "content") co_return not_found();
    if (!reads) co_return wrong_method("GET");
    co_return co_await deck_content(call);
}

asio::awaitable<HttpResponse> Api::list_decks(const HttpCall& call) {
    json::array shelf;
    for (const ShelfDeck& deck : shelf_decks()) shelf.push_back(deck.listing);
    json::array mine;
    const auto found = co_await person(call);
    if (!found) co_return not_stored();
    if (*found) {
        const auto own =
            co_await house_.keeper.ask([id = (*found)->id](store::Decks& decks) { return decks.own_decks(id); });
        if (!own) co_return not_stored();
        for (const store::OwnDeck& deck : *own) mine.push_back(own_listing(deck));
    }
    co_return json_answer(http::status::ok, json::object{{"decks", std::move(shelf)}, {"mine", std::move(mine)}});
}

asio::awaitable<HttpResponse> Api::deck(const HttpCall& call) {
    const auto found = co_await find_deck(call, call.path[2]);
    if (!found) co_return found.error();
    auto listing = co_await house_.workshop.ask(call.address,
                                                [&found] { return described(deckkit::read_deck(found->text).deck); });
    if (!listing) co_return too_busy();
    if (!found->hash.empty()) {
        (*listing)["hash"] = found->hash;
        (*listing)["code"] = share_code(found->hash);
    }
    co_return json_answer(http::status::ok, std::move(*listing));
}

// With years: whoever leafs through a deck sees them, as with a box of cards.
asio::awaitable<HttpResponse> Api::deck_content(const HttpCall& call) {
    auto found = co_await find_deck(call, call.path[2]);
    if (!found) co_return found.error();
    if (call.asked("as") != "csv") {
        co_return text_answer(http::status::ok, "application/json; charset=utf-8", std::move(found->text));
    }
    struct Sheet {
        std::string name;
        std::string text;
    };
    auto sheet = co_await house_.workshop.ask(call.address, [&found] {
        const deckkit::Deck deck = deckkit::read_deck(found->text).deck;
        return Sheet{deck.id, deckkit::export_csv(deck)};
    });
    if (!sheet) co_return too_busy();
    HttpResponse response = text_answer(http::status::ok, "text/csv; charset=utf-8", std::move(sheet->text));
    // An id has nothing in it that a header could take for something else.
    response.set(http::field::content_disposition, "attachment; filename=\"" + sheet->name + ".csv\"");
    co_return response;
}

asio::awaitable<HttpResponse> Api::drop_deck(const HttpCall& call) {
    const auto who = co_await known_person(call);
    if (!who) co_return who.error();
    const std::string hash = hash_as_typed(call.path[2]);
    const auto gone =
        co_await house_.keeper.ask([id = who->id, hash](store::Decks& decks) { return decks.drop_own_deck(id, hash); });
    co_return gone ? no_content() : not_stored();
}

asio::awaitable<HttpResponse> Api::illustrations(const HttpCall& call) {
    if (call.path.size() != 2) co_return not_found();
    if (!only_reads(call.request)) co_return wrong_method("GET");
    const auto found = pictures_for(call.asked("q"), call.language(), most_illustrations);
    co_return json_answer(http::status::ok, json::object{{"names", json::array(found.begin(), found.end())}});
}

}  // namespace frise::server
