// What can be done over HTTP: people, decks, opening and finding tables, replays. server/openapi.json describes it.
#pragma once

#include "server/gate.hpp"
#include "server/house.hpp"
#include "server/http.hpp"

#include <atomic>
#include <string>

namespace frise::server {

class Api {
  public:
    Api(House& house, Gate& gate) : house_{house}, gate_{gate} {}

    asio::awaitable<HttpResponse> answer(const HttpCall& call);
    void drain() { draining_ = true; }

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
    asio::awaitable<HttpResponse> put_deck(const HttpCall& call);

    asio::awaitable<store::Stored<std::optional<store::Person>>> person(const HttpCall& call);
    asio::awaitable<store::Stored<std::string>> give_token(store::Person person, bool fresh);

    House& house_;
    Gate& gate_;
    std::atomic<bool> draining_ = false;
};

}  // namespace frise::server
