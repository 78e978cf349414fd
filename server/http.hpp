// HTTP requests as the routes see them, and answers with the headers that every answer has.
#pragma once

#include "server/session.hpp"

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/json.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace frise::server {

namespace http = beast::http;
using HttpResponse = http::response<http::string_body>;

struct HttpCall {
    const HttpRequest& request;
    std::string address;                       // of the client
    std::vector<std::string> path;             // what stands between the slashes
    std::map<std::string, std::string> query;  // after the question mark

    [[nodiscard]] std::string token() const;  // of the header "Authorization: Bearer …"; empty: none
    [[nodiscard]] std::string asked(const std::string& name) const;  // of the query; empty: none
    [[nodiscard]] Language language() const;                         // that the query asks for, or English
};

// An answer, and the file that is its body, if there is one: it may be large, and several may read it at once.
struct HttpAnswer {
    HttpAnswer(HttpResponse answer) : response{std::move(answer)} {}  // most are without a file
    HttpAnswer(HttpResponse answer, std::shared_ptr<const std::string> bytes)
        : response{std::move(answer)}, file{std::move(bytes)} {}

    HttpResponse response;
    std::shared_ptr<const std::string> file;
};

HttpCall read_call(const HttpRequest& request, std::string address);

HttpResponse json_answer(http::status status, const boost::json::value& body);
HttpResponse text_answer(http::status status, std::string_view type, std::string body);
HttpResponse error_answer(http::status status, std::string_view code, std::string_view message);
HttpResponse error_answer(const Refusal& refusal);
HttpResponse not_found();
// Done, and there is nothing to say.
HttpResponse no_content();
HttpResponse not_stored();
HttpResponse no_token();
HttpResponse too_busy();
// `allowed`: the methods that are, as in the header Allow.
HttpResponse wrong_method(std::string_view allowed);
// GET, or HEAD, which is the same without a body.
bool only_reads(const HttpRequest& request);

// Strict headers, also for errors.
void seal(HttpResponse& response, const HttpRequest& request);

// Whether a page of this origin may talk to the server: its own pages, those that the settings name, and programs,
// which send none.
bool origin_allowed(const HttpRequest& request, const Settings& settings);

}  // namespace frise::server
