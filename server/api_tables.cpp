// Opening tables, finding them, and watching games again.
#include "server/api.hpp"
#include "server/log.hpp"
#include "server/preparing.hpp"
#include "server/revive.hpp"
#include "server/secret.hpp"

#include <charconv>

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::size_t longest_list = 100;
constexpr Time fresh_span = 120'000;  // a table that was just opened is listed though nobody is there yet

HttpResponse no_table() { return error_answer(http::status::not_found, "no-table", "there is no such table"); }

json::object listed_table(const store::TableSummary& summary, int here) {
    json::object object = json::parse(summary.text).as_object();
    object["table"] = summary.table;
    object["standing"] = standing_name(summary.standing);
    object["changed"] = summary.changed;
    object["here"] = here;
    return object;
}

// Where the page before ended: the time and the code of its last table.
std::optional<store::ListPlace> place_in(const HttpCall& call) {
    const auto changed = call.query.find("changed");
    const auto after = call.query.find("after");
    if (changed == call.query.end() || after == call.query.end()) return std::nullopt;
    store::ListPlace place{0, code_as_typed(after->second)};
    const std::string& digits = changed->second;
    std::from_chars(digits.data(), digits.data() + digits.size(), place.changed);
    return place;
}

json::object list_of_tables(json::array tables) { return {{"tables", std::move(tables)}}; }

}  // namespace

asio::awaitable<HttpResponse> Api::open(const HttpCall& call) {
    auto found = co_await person(call);
    if (!found) co_return not_stored();
    if (!*found) co_return no_token();
    json::error_code failed;
    const json::value body = json::parse(call.request.body(), failed);
    if (failed) co_return error_answer(http::status::bad_request, "bad-json", "the body must be a JSON object");
    auto wish = read_opening(body);
    if (!wish) co_return error_answer(deny(wish.error()).value());
    auto settings = read_table_settings(body);
    if (!settings) co_return error_answer(deny(settings.error()).value());
    if (!gate_.may_open_table(call.address, house_.clock.steady())) {
        log_seldom("too-many-tables", {{"address", call.address}});
        co_return error_answer(http::status::too_many_requests, "too-fast", "too many tables from one address");
    }
    auto prepared = co_await prepare(house_, call.address, std::move(*settings));
    if (!prepared) co_return error_answer(prepared.error());
    LiveTable table{short_code(code_length)};
    SystemChance chance;
    const Circumstances now{house_.clock.now(), chance, chance_number()};
    const auto entries = open_table(table, *prepared, *wish, (*found)->id, now);
    if (!entries) co_return error_answer(entries.error());
    store::Append append{table.code(), 0, {}, table.summary(now.now)};
    for (const Entry& entry : *entries) append.entries.push_back(write_entry(entry, table.names()));
    const auto kept = co_await house_.keeper.ask([&](store::Tables& tables) { return tables.append({&append, 1}); });
    if (!kept || kept->front() != store::Appended::done) co_return not_stored();
    house_.metrics.tables_opened.add(1);
    log_info("table-opened", {{"table", table.code()}, {"game", name((*prepared).settings.terms.game)}});
    co_return json_answer(http::status::created, json::object{{"table", table.code()}, {"link", "/t/" + table.code()}});
}

asio::awaitable<store::Stored<std::vector<Api::Found>>> Api::find_tables(store::TableQuery query) {
    co_return co_await house_.keeper.ask([this, query](store::Store& store) -> store::Stored<std::vector<Found>> {
        auto summaries = store.list(query);
        if (!summaries) return tl::unexpected{summaries.error()};
        std::vector<std::string> codes;
        for (const store::TableSummary& summary : *summaries) codes.push_back(summary.table);
        const auto elsewhere = store.elsewhere(codes);
        if (!elsewhere) return tl::unexpected{elsewhere.error()};
        std::vector<Found> found;
        for (store::TableSummary& summary : *summaries) {
            const auto others = elsewhere->find(summary.table);
            const int here = house_.presence.at(summary.table) + (others == elsewhere->end() ? 0 : others->second);
            found.push_back({std::move(summary), here});
        }
        return found;
    });
}

asio::awaitable<HttpResponse> Api::list(const HttpCall& /*call*/) {
    // Beside those that gather, games that go on can be watched.
    json::array tables;
    const Time now = house_.clock.now();
    for (const store::Standing standing : {store::Standing::gathering, store::Standing::playing}) {
        store::TableQuery query;
        query.standing = standing;
        query.listed = true;
        query.most = longest_list;
        const auto found = co_await find_tables(query);
        if (!found) co_return not_stored();
        for (const auto& [summary, here] : *found) {
            if (here > 0 || now - summary.changed < fresh_span) tables.push_back(listed_table(summary, here));
        }
    }
    co_return json_answer(http::status::ok, list_of_tables(std::move(tables)));
}

asio::awaitable<HttpResponse> Api::table(const HttpCall& call) {
    const std::string code = code_as_typed(call.path[2]);
    const Time steady = house_.clock.steady();
    if (!gate_.may_guess(call.address, steady)) {
        log_seldom("too-many-guesses", {{"address", call.address}});
        co_return error_answer(http::status::too_many_requests, "too-fast", "too many wrong codes: wait a moment");
    }
    struct Answer {
        store::Stored<std::optional<store::TableRecord>> record;
        store::Stored<store::Crowds> elsewhere;
    };
    const auto [record, elsewhere] = co_await house_.keeper.ask([code](store::Store& store) {
        return Answer{store.load(code, UINT32_MAX), store.elsewhere({&code, 1})};
    });
    if (!record || !elsewhere) co_return not_stored();
    if (!*record) {
        gate_.guessed_wrong(call.address, steady);
        co_return no_table();
    }
    const auto others = elsewhere->find(code);
    const int here = house_.presence.at(code) + (others == elsewhere->end() ? 0 : others->second);
    co_return json_answer(http::status::ok, listed_table((*record)->summary, here));
}

asio::awaitable<HttpResponse> Api::replay(const HttpCall& call) {
    const std::string code = code_as_typed(call.path[2]);
    const Time steady = house_.clock.steady();
    if (!gate_.may_guess(call.address, steady)) {
        co_return error_answer(http::status::too_many_requests, "too-fast", "too many wrong codes: wait a moment");
    }
    auto record = co_await house_.keeper.ask([code](store::Tables& tables) { return tables.load(code); });
    if (!record) co_return not_stored();
    if (!*record) {
        gate_.guessed_wrong(call.address, steady);
        co_return no_table();
    }
    Revival revival{LiveTable{code}, std::move((*record)->entries)};
    const auto revived = co_await revive(house_, call.address, revival);
    if (!revived) co_return error_answer(revived.error());
    std::vector<Entry> entries;
    for (Told& each : revival.take_told()) entries.push_back(std::move(each.entry));
    const LiveTable table = revival.take_table();
    if (!table.game()) co_return error_answer(http::status::not_found, "no-game", "the game has not begun");
    const auto lang = call.query.find("lang");
    const Language language = lang == call.query.end() ? Language{} : language_with(lang->second).value_or(Language{});
    const auto seat = call.query.find("seat");
    const bool over = table.game()->over();
    Viewer viewer = onlooker;
    if (seat != call.query.end() && over && seat->second.size() == 1 && seat->second[0] >= '0' &&
        seat->second[0] < '0' + table.settings().terms.seats) {
        viewer = seat_at(static_cast<std::size_t>(seat->second[0] - '0'));
    }
    const bool all = call.query.contains("all") && over;
    co_return text_answer(http::status::ok, "application/json; charset=utf-8",
                          replay_text(table, entries, viewer, all, language));
}

asio::awaitable<HttpResponse> Api::games(const HttpCall& call) {
    if (call.path.size() != 2) co_return not_found();
    if (!only_reads(call.request)) co_return wrong_method("GET");
    auto found = co_await person(call);
    if (!found) co_return not_stored();
    store::TableQuery query;
    query.most = longest_list;
    query.after = place_in(call);
    if (*found) {
        query.person = (*found)->id;
    } else {
        query.listed = true;
        query.standing = store::Standing::over;
    }
    const auto listed = co_await find_tables(query);
    if (!listed) co_return not_stored();
    json::array tables;
    for (const auto& [summary, here] : *listed) tables.push_back(listed_table(summary, here));
    co_return json_answer(http::status::ok, list_of_tables(std::move(tables)));
}

}  // namespace frise::server
