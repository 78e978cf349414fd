// People without accounts: a secret token for each device, and a short code to bring another device along.
#include "engine/codec/reader.hpp"
#include "server/api.hpp"
#include "server/log.hpp"
#include "server/secret.hpp"

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::size_t person_length = 10;
constexpr std::size_t recovery_length = 8;
constexpr Time recovery_span = 600'000;

// An empty body is an empty object.
Result<json::value> body_of(const HttpCall& call) {
    if (call.request.body().empty()) return json::object{};
    json::error_code failed;
    json::value value = json::parse(call.request.body(), failed);
    if (failed || !value.is_object()) return refuse(ErrorCode::bad_json, "the body must be a JSON object");
    return value;
}

std::string shown(std::string code) { return code.insert(code.size() / 2, "-"); }

}  // namespace

asio::awaitable<store::Stored<std::optional<store::Person>>> Api::person(const HttpCall& call) {
    const std::string token = call.token();
    if (token.empty()) co_return std::optional<store::Person>{};
    const store::Hash hash = hash_of_secret(token);
    co_return co_await house_.keeper.ask([hash](store::People& people) { return people.person_with_token(hash); });
}

asio::awaitable<store::Stored<std::string>> Api::give_token(store::Person person, bool fresh) {
    const std::string token = new_token();
    const store::Hash hash = hash_of_secret(token);
    auto kept = co_await house_.keeper.ask([&](store::People& people) -> store::Stored<void> {
        if (fresh) {
            if (auto put = people.put_person(person); !put) return put;
        }
        return people.put_token(hash, person.id);
    });
    if (!kept) co_return tl::unexpected{kept.error()};
    co_return token;
}

asio::awaitable<HttpResponse> Api::people(const HttpCall& call) {
    if (call.path.size() != 2) co_return not_found();
    if (call.request.method() != http::verb::post) co_return wrong_method("POST");
    const auto body = body_of(call);
    if (!body) co_return error_answer(deny(body.error()).value());
    Reader reader{*body, "the request"};
    const std::string name = clean_name(reader.text_if_given("name").value_or(""));
    if (reader.error()) co_return error_answer(deny(*reader.error()).value());
    const store::Person person{short_code(person_length), name};
    const auto token = co_await give_token(person, true);
    if (!token) co_return not_stored();
    co_return json_answer(http::status::created,
                          json::object{{"person", person.id}, {"name", person.name}, {"token", *token}});
}

asio::awaitable<HttpResponse> Api::me(const HttpCall& call) {
    const auto verb = call.request.method();
    const bool code = call.path.size() == 3 && call.path[2] == "code";
    if (call.path.size() != 2 && !code) co_return not_found();
    if (code && verb != http::verb::post) co_return wrong_method("POST");
    const bool known = only_reads(call.request) || verb == http::verb::put || verb == http::verb::delete_;
    if (!code && !known) co_return wrong_method("GET, PUT, DELETE");
    auto found = co_await person(call);
    if (!found) co_return not_stored();
    if (!*found) co_return no_token();
    store::Person person = **found;
    if (code) co_return co_await new_code(call, person);
    if (verb == http::verb::delete_) {
        const store::Hash hash = hash_of_secret(call.token());
        const auto gone = co_await house_.keeper.ask([hash](store::People& people) { return people.drop_token(hash); });
        co_return gone ? json_answer(http::status::ok, json::object{{"forgotten", true}}) : not_stored();
    }
    if (verb == http::verb::put) {
        const auto body = body_of(call);
        if (!body) co_return error_answer(deny(body.error()).value());
        Reader reader{*body, "the request"};
        person.name = clean_name(reader.text("name"));
        if (reader.error()) co_return error_answer(deny(*reader.error()).value());
        const auto put =
            co_await house_.keeper.ask([person](store::People& people) { return people.put_person(person); });
        if (!put) co_return not_stored();
    }
    co_return json_answer(http::status::ok, json::object{{"person", person.id}, {"name", person.name}});
}

asio::awaitable<HttpResponse> Api::new_code(const HttpCall& /*call*/, const store::Person& person) {
    const std::string code = short_code(recovery_length);
    const Time expires = house_.clock.now() + recovery_span;
    const store::Hash hash = hash_of_secret(code);
    const auto put = co_await house_.keeper.ask(
        [hash, id = person.id, expires](store::People& people) { return people.put_code(hash, id, expires); });
    if (!put) co_return not_stored();
    co_return json_answer(http::status::created, json::object{{"code", shown(code)}, {"expires", expires}});
}

asio::awaitable<HttpResponse> Api::claim(const HttpCall& call) {
    if (call.path.size() != 2) co_return not_found();
    if (call.request.method() != http::verb::post) co_return wrong_method("POST");
    const auto body = body_of(call);
    if (!body) co_return error_answer(deny(body.error()).value());
    Reader reader{*body, "the request"};
    const std::string code = code_as_typed(reader.text("code"));
    if (reader.error()) co_return error_answer(deny(*reader.error()).value());
    const Time steady = house_.clock.steady();
    if (!gate_.may_guess(call.address, steady)) {
        log_seldom("too-many-guesses", {{"address", call.address}});
        co_return error_answer(http::status::too_many_requests, "too-fast", "too many wrong codes: wait a moment");
    }
    const store::Hash hash = hash_of_secret(code);
    const auto taken = co_await house_.keeper.ask(
        [hash, now = house_.clock.now()](store::People& people) { return people.take_code(hash, now); });
    if (!taken) co_return not_stored();
    if (!*taken) {
        gate_.guessed_wrong(call.address, steady);
        co_return error_answer(http::status::not_found, "bad-code", "this code is wrong, used or too old");
    }
    const store::Person person = **taken;
    const auto token = co_await give_token(person, false);
    if (!token) co_return not_stored();
    co_return json_answer(http::status::created,
                          json::object{{"person", person.id}, {"name", person.name}, {"token", *token}});
}

}  // namespace frise::server
