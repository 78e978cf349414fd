// The routes.
#include "server/api.hpp"

#include "engine/rules/catalogue.hpp"
#include "server/log.hpp"
#include "server/openapi.hpp"
#include "server/page.hpp"

namespace frise::server {

namespace {

// server/openapi.json, with the games that there are.
const std::string& description() {
    static const std::string text = [] {
        std::string games;
        for (const GameId game : all_games) games += (games.empty() ? "\"" : ", \"") + std::string{name(game)} + "\"";
        constexpr std::string_view slot = "\"{games}\"";
        std::string filled{openapi_json()};
        return filled.replace(filled.find(slot), slot.size(), games);
    }();
    return text;
}

bool is(const HttpCall& call, http::verb verb) { return call.request.method() == verb; }

}  // namespace

asio::awaitable<HttpAnswer> Api::answer(const HttpCall& call) {
    house_.metrics.http_requests.add(1);
    const auto& path = call.path;
    const std::string_view first = path.empty() ? std::string_view{} : std::string_view{path[0]};
    if (path.size() == 1 && (first == "healthz" || first == "metrics")) co_return co_await watch(call);
    // A page has many parts, and they cost nothing: they are not counted.
    if (auto page = page_answer(call)) co_return std::move(*page);
    if (!gate_.may_ask(call.address, house_.clock.steady())) {
        house_.metrics.rate_limited.add(1);
        log_seldom("too-many-requests", {{"address", call.address}});
        co_return error_answer(http::status::too_many_requests, "too-fast", "that was too fast: wait a moment");
    }
    if (!origin_allowed(call.request, house_.settings)) {
        log_seldom("origin-refused", {{"address", call.address}});
        co_return error_answer(http::status::forbidden, "bad-origin", "pages of other hosts may not do that");
    }
    if (first != "api") co_return not_found();
    if (path.size() == 1) {
        if (!only_reads(call.request)) co_return wrong_method("GET");
        co_return text_answer(http::status::ok, "application/json; charset=utf-8", description());
    }
    // Only decks are large.
    const auto longest = static_cast<std::size_t>(house_.settings.max_message);
    if (path[1] != "decks" && call.request.body().size() > longest) {
        co_return error_answer(http::status::payload_too_large, "too-long", "that is too long");
    }
    if (path[1] == "people") co_return co_await people(call);
    if (path[1] == "me") co_return co_await me(call);
    if (path[1] == "claim") co_return co_await claim(call);
    if (path[1] == "tables") co_return co_await tables(call);
    if (path[1] == "games") co_return co_await games(call);
    if (path[1] == "decks") co_return co_await decks(call);
    if (path[1] == "illustrations") co_return co_await illustrations(call);
    if (path[1] == "prints") co_return co_await prints(call);
    co_return not_found();
}

void Api::close() {
    house_.workshop.close();
    house_.orders.close();
    prints_.close();
}

// For whoever runs the server.
asio::awaitable<HttpResponse> Api::watch(const HttpCall& call) {
    if (!only_reads(call.request)) co_return wrong_method("GET");
    if (call.path[0] == "metrics") {
        co_return text_answer(http::status::ok, "text/plain; version=0.0.4",
                              write_metrics(house_.metrics, house_.keeper.waiting()));
    }
    if (draining_) co_return text_answer(http::status::service_unavailable, "text/plain", "draining\n");
    const bool fine = co_await health_.fine();
    co_return text_answer(fine ? http::status::ok : http::status::service_unavailable, "text/plain",
                          fine ? "ok\n" : "no store\n");
}

asio::awaitable<HttpResponse> Api::tables(const HttpCall& call) {
    const bool reads = only_reads(call.request);
    if (call.path.size() == 2) {
        if (is(call, http::verb::post)) co_return co_await open(call);
        if (reads) co_return co_await list(call);
        co_return wrong_method("GET, POST");
    }
    const bool replays = call.path.size() == 4 && call.path[3] == "replay";
    const bool connects = call.path.size() == 4 && call.path[3] == "socket";
    if (call.path.size() > 3 && !replays && !connects) co_return not_found();
    if (!reads) co_return wrong_method("GET");
    if (connects) co_return error_answer(http::status::upgrade_required, "no-websocket", "this is a WebSocket");
    if (replays) co_return co_await replay(call);
    co_return co_await table(call);
}

}  // namespace frise::server
