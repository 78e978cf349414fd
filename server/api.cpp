// The routes.
#include "server/api.hpp"

#include "server/log.hpp"
#include "server/openapi.hpp"

namespace frise::server {

namespace json = boost::json;

namespace {

const std::string front_page =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" "
    "content=\"width=device-width\"><title>Frise</title><h1>Frise</h1><p>The tables are open. Programs find them "
    "under <a href=\"/api\">/api</a>.</p><p lang=\"fr\">Les tables sont ouvertes. Les programmes les trouvent sous <a "
    "href=\"/api\">/api</a>.</p></html>\n";

bool is(const HttpCall& call, http::verb verb) { return call.request.method() == verb; }

HttpResponse wrong_method(std::string_view allowed) {
    HttpResponse response = error_answer(http::status::method_not_allowed, "bad-method", "not in this way");
    response.set(http::field::allow, allowed);
    return response;
}

}  // namespace

asio::awaitable<HttpResponse> Api::answer(const HttpCall& call) {
    house_.metrics.http_requests.add(1);
    const auto& path = call.path;
    if (path.size() == 1 && path[0] == "healthz") {
        if (draining_) co_return text_answer(http::status::service_unavailable, "text/plain", "draining\n");
        const auto fine = co_await house_.keeper.ask([](store::Store& store) { return store.person("").has_value(); });
        co_return text_answer(fine ? http::status::ok : http::status::service_unavailable, "text/plain",
                              fine ? "ok\n" : "no store\n");
    }
    if (path.size() == 1 && path[0] == "metrics") {
        co_return text_answer(http::status::ok, "text/plain; version=0.0.4",
                              write_metrics(house_.metrics, house_.keeper.waiting()));
    }
    if (!gate_.may_ask(call.address, house_.clock.steady())) {
        house_.metrics.rate_limited.add(1);
        log_seldom("too-many-requests", {{"address", call.address}});
        co_return error_answer(http::status::too_many_requests, "too-fast", "that was too fast: wait a moment");
    }
    if (!origin_allowed(call.request, house_.settings)) {
        log_seldom("origin-refused", {{"address", call.address}});
        co_return error_answer(http::status::forbidden, "bad-origin", "pages of other hosts may not do that");
    }
    if (path.empty() || path[0] == "t") {
        if (!is(call, http::verb::get) && !is(call, http::verb::head)) co_return wrong_method("GET");
        co_return text_answer(http::status::ok, "text/html; charset=utf-8", front_page);
    }
    if (path[0] != "api") co_return error_answer(http::status::not_found, "not-found", "there is nothing here");
    if (path.size() == 1) {
        co_return text_answer(http::status::ok, "application/json; charset=utf-8", std::string{openapi_json()});
    }
    if (path[1] == "people") co_return co_await people(call);
    if (path[1] == "me") co_return co_await me(call);
    if (path[1] == "claim") co_return co_await claim(call);
    if (path[1] == "tables") co_return co_await tables(call);
    if (path[1] == "games") co_return co_await games(call);
    if (path[1] == "decks") co_return co_await decks(call);
    co_return error_answer(http::status::not_found, "not-found", "there is nothing here");
}

asio::awaitable<HttpResponse> Api::tables(const HttpCall& call) {
    const bool get = is(call, http::verb::get);
    if (call.path.size() == 2 && is(call, http::verb::post)) co_return co_await open(call);
    if (call.path.size() == 2 && get) co_return co_await list(call);
    if (call.path.size() == 3 && get) co_return co_await table(call);
    if (call.path.size() == 4 && call.path[3] == "replay" && get) co_return co_await replay(call);
    if (call.path.size() > 3 && get)
        co_return error_answer(http::status::not_found, "not-found", "there is nothing here");
    co_return wrong_method("GET, POST");
}

}  // namespace frise::server
