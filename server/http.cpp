// Reading calls, making answers.
#include "server/http.hpp"

#include <algorithm>
#include <boost/beast/http/field.hpp>

namespace frise::server {

namespace json = boost::json;

namespace {

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

std::string percent_decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0) {
            plain += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
            i += 2;
        } else {
            plain += text[i] == '+' ? ' ' : text[i];
        }
    }
    return plain;
}

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(at), text.size());
        if (end > 0) parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

// What stands after "scheme://".
std::string_view host_of(std::string_view origin) {
    const std::size_t at = origin.find("://");
    return at == std::string_view::npos ? origin : origin.substr(at + 3);
}

http::status status_for(std::string_view code) {
    if (code == "no-table" || code == "no-deck" || code == "no-game" || code == "no-print")
        return http::status::not_found;
    if (code == "no-token") return http::status::unauthorized;
    if (code == "too-fast" || code == "busy") return http::status::too_many_requests;
    if (code == "not-stored") return http::status::service_unavailable;
    return http::status::bad_request;
}

}  // namespace

std::string HttpCall::token() const {
    constexpr std::string_view scheme = "Bearer ";
    const std::string_view header = request[http::field::authorization];
    return header.starts_with(scheme) ? std::string{header.substr(scheme.size())} : std::string{};
}

std::string HttpCall::asked(const std::string& name) const {
    const auto it = query.find(name);
    return it == query.end() ? std::string{} : it->second;
}

Language HttpCall::language() const { return language_with(asked("lang")).value_or(Language{}); }

HttpCall read_call(const HttpRequest& request, std::string address) {
    HttpCall call{request, std::move(address), {}, {}};
    const std::string_view target = request.target();
    const std::size_t mark = std::min(target.find('?'), target.size());
    for (const std::string_view part : split(target.substr(0, mark), '/')) call.path.push_back(percent_decoded(part));
    if (mark == target.size()) return call;
    for (const std::string_view pair : split(target.substr(mark + 1), '&')) {
        const std::size_t equals = std::min(pair.find('='), pair.size());
        call.query[percent_decoded(pair.substr(0, equals))] =
            percent_decoded(pair.substr(std::min(equals + 1, pair.size())));
    }
    return call;
}

HttpResponse text_answer(http::status status, std::string_view type, std::string body) {
    HttpResponse response{status, 11};
    response.set(http::field::content_type, type);
    response.body() = std::move(body);
    return response;
}

HttpResponse json_answer(http::status status, const json::value& body) {
    return text_answer(status, "application/json; charset=utf-8", json::serialize(body));
}

HttpResponse error_answer(http::status status, std::string_view code, std::string_view message) {
    return json_answer(status, json::object{{"error", {{"code", code}, {"message", message}}}});
}

HttpResponse error_answer(const Refusal& refusal) {
    return error_answer(status_for(refusal.code), refusal.code, refusal.message);
}

HttpResponse not_found() { return error_answer(http::status::not_found, "not-found", "there is nothing here"); }

HttpResponse no_content() { return HttpResponse{http::status::no_content, 11}; }

HttpResponse not_stored() {
    return error_answer(http::status::service_unavailable, "not-stored", "the server cannot reach its store");
}

HttpResponse no_token() {
    return error_answer(http::status::unauthorized, "no-token", "this needs the token of a person");
}

HttpResponse too_busy() {
    return error_answer(http::status::too_many_requests, "busy", "there is much to do: try again in a moment");
}

HttpResponse wrong_method(std::string_view allowed) {
    HttpResponse response = error_answer(http::status::method_not_allowed, "bad-method", "not in this way");
    response.set(http::field::allow, allowed);
    return response;
}

bool only_reads(const HttpRequest& request) {
    return request.method() == http::verb::get || request.method() == http::verb::head;
}

void seal(HttpResponse& response, const HttpRequest& request) {
    response.version(request.version());
    response.keep_alive(request.keep_alive());
    response.set(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'");
    response.set("X-Content-Type-Options", "nosniff");
    response.set("X-Frame-Options", "DENY");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
    response.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    if (response.find(http::field::cache_control) == response.end())
        response.set(http::field::cache_control, "no-store");
    // What says that there is no body has no length either.
    if (response.result() != http::status::no_content) response.prepare_payload();
}

bool origin_allowed(const HttpRequest& request, const Settings& settings) {
    const auto origin = request.find(http::field::origin);
    if (origin == request.end()) return true;
    const std::string_view from = origin->value();
    if (host_of(from) == std::string_view{request[http::field::host]}) return true;
    return std::find(settings.origins.begin(), settings.origins.end(), from) != settings.origins.end();
}

}  // namespace frise::server
