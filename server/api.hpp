// What can be done over HTTP: people, decks, prints, opening and finding tables, replays. server/openapi.json describes
// it.
#pragma once

#include "server/gate.hpp"
#include "server/health.hpp"
#include "server/house.hpp"
#include "server/http.hpp"
#include "server/print_shop.hpp"

#include <atomic>
#include <string>
#include <tl/expected.hpp>

namespace frise::server {

class Api {
  public:
    Api(House& house, Gate& gate) : house_{house}, gate_{gate}, health_{house}, prints_{house.clock} {}

    asio::awaitable<HttpAnswer> answer(const HttpCall& call);
    void drain() { draining_ = true; }
    // Ends all work beside the tables; when nobody asks any more, and before the contexts of those who did end.
    void close();

  private:
    asio::awaitable<HttpResponse> watch(const HttpCall& call);
    asio::awaitable<HttpResponse> people(const HttpCall& call);
    asio::awaitable<HttpResponse> me(const HttpCall& call);
    asio::awaitable<HttpResponse> new_code(const HttpCall& call, const store::Person& person);
    asio::awaitable<HttpResponse> claim(const HttpCall& call);
    asio::awaitable<HttpResponse> tables(const HttpCall& call);
    asio::awaitable<HttpResponse> open(const HttpCall& call);
    asio::awaitable<HttpResponse> list(const HttpCall& call);
    asio::awaitable<HttpResponse> table(const HttpCall& call);
    asio::awaitable<HttpResponse> replay(const HttpCall& call);
    asio::awaitable<HttpResponse> games(const HttpCall& call);
    asio::awaitable<HttpResponse> decks(const HttpCall& call);
    asio::awaitable<HttpResponse> list_decks(const HttpCall& call);
    asio::awaitable<HttpResponse> deck(const HttpCall& call);
    asio::awaitable<HttpResponse> deck_content(const HttpCall& call);
    asio::awaitable<HttpResponse> put_deck(const HttpCall& call);
    asio::awaitable<HttpResponse> drop_deck(const HttpCall& call);
    asio::awaitable<HttpResponse> check_deck(const HttpCall& call);
    asio::awaitable<HttpResponse> import_deck(const HttpCall& call);
    asio::awaitable<HttpResponse> illustrations(const HttpCall& call);
    asio::awaitable<HttpAnswer> prints(const HttpCall& call);
    asio::awaitable<HttpResponse> order_print(const HttpCall& call);
    HttpAnswer print_file(const HttpCall& call);

    // With how many are there, through any server.
    struct Found {
        store::TableSummary summary;
        int here = 0;
    };
    asio::awaitable<store::Stored<std::vector<Found>>> find_tables(store::TableQuery query);
    asio::awaitable<store::Stored<std::optional<store::Person>>> person(const HttpCall& call);
    asio::awaitable<store::Stored<std::string>> give_token(store::Person person, bool fresh);

    struct FoundDeck {
        std::string text;
        std::string hash;  // empty: it is of the shelf
    };
    // By an id of the shelf, a hash or a share code; the other way round, the answer that says why not.
    asio::awaitable<tl::expected<FoundDeck, HttpResponse>> find_deck(const HttpCall& call, std::string name);
    // Somebody with a token, or the answer that says that there is none.
    asio::awaitable<tl::expected<store::Person, HttpResponse>> known_person(const HttpCall& call);

    House& house_;
    Gate& gate_;
    Health health_;
    std::atomic<bool> draining_ = false;
    PrintShop prints_;
};

}  // namespace frise::server
