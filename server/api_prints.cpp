// Decks on paper: ordered, waited for, fetched.
#include "engine/codec/reader.hpp"
#include "server/api.hpp"
#include "wording/game_title.hpp"
#include "wording/rules_text.hpp"

#include <array>
#include <boost/beast/http/field.hpp>
#include <utility>

namespace frise::server {

namespace json = boost::json;

namespace {

using deckkit::Backs;
using deckkit::CardSize;
using deckkit::Paper;

template <class Value, std::size_t Size>
using Names = std::array<std::pair<std::string_view, Value>, Size>;

constexpr Names<Paper, 2> papers{{{"a4", Paper::a4}, {"letter", Paper::letter}}};
constexpr Names<CardSize, 3> sizes{{{"mini", CardSize::mini}, {"poker", CardSize::poker}, {"large", CardSize::large}}};
constexpr Names<Backs, 2> backs{{{"duplex", Backs::duplex}, {"fold", Backs::fold}}};

template <class Value, std::size_t Size>
void read_name(Reader& reader, std::string_view field, const Names<Value, Size>& names, Value& value) {
    const auto said = reader.text_if_given(field);
    if (!said) return;
    for (const auto& [name, meaning] : names) {
        if (name != *said) continue;
        value = meaning;
        return;
    }
    reader.fail("'" + std::string{field} + "' has no such value");
}

void read_rules(Reader& reader, deckkit::PrintOptions& options) {
    const auto said = reader.text_if_given("rules");
    if (!said) return;
    const auto game = game_named(*said);
    if (!game) return reader.fail("there is no such game in 'rules'");
    const Terms terms = settle(*game, seat_range(*game).least, {}).value();
    options.rules.push_back(
        {std::string{game_title(*game, options.language)}, rules_of(options.language, terms, Rules::all)});
}

struct PrintWish {
    std::string deck;
    deckkit::PrintOptions options;
};

Result<PrintWish> read_wish(const std::string& body) {
    json::error_code failed;
    const json::value value = json::parse(body, failed);
    if (failed) return refuse(ErrorCode::bad_json, "the body must be a JSON object");
    Reader reader{value, "the print", ErrorCode::bad_option};
    PrintWish wish{reader.text("deck"), {}};
    deckkit::PrintOptions& options = wish.options;
    options.language = language_with(reader.text_if_given("lang").value_or("")).value_or(Language{});
    read_name(reader, "paper", papers, options.paper);
    read_name(reader, "size", sizes, options.size);
    read_name(reader, "backs", backs, options.backs);
    options.marks = reader.yes_no_if_given("marks").value_or(options.marks);
    options.bleed = reader.yes_no_if_given("bleed").value_or(options.bleed);
    options.icons = reader.yes_no_if_given("icons").value_or(options.icons);
    read_rules(reader, options);
    if (reader.error()) return tl::unexpected{*reader.error()};
    return wish;
}

HttpResponse no_print() {
    return error_answer(http::status::not_found, "no-print", "there is no such print, or no longer");
}

// What a file may be called in a header: letters and digits of ASCII, dots and hyphens.
std::string safe_name(std::string_view name) {
    std::string safe;
    for (const char c : name.substr(0, 100)) {
        const bool fine = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.';
        safe += fine ? c : '-';
    }
    return safe;
}

}  // namespace

asio::awaitable<HttpAnswer> Api::prints(const HttpCall& call) {
    const auto& path = call.path;
    const auto verb = call.request.method();
    if (path.size() == 2) {
        if (verb != http::verb::post) co_return wrong_method("POST");
        co_return co_await order_print(call);
    }
    if (path.size() == 4 && path[3].ends_with(".pdf")) {
        if (!only_reads(call.request)) co_return wrong_method("GET");
        co_return print_file(call);
    }
    if (path.size() != 3) co_return not_found();
    if (verb == http::verb::delete_) co_return prints_.drop(path[2]) ? no_content() : no_print();
    if (!only_reads(call.request)) co_return wrong_method("GET, DELETE");
    const auto news = prints_.news(path[2]);
    if (!news) co_return no_print();
    json::object answer{{"state", name(news->state)}, {"done", news->done}, {"all", news->all}};
    if (!news->message.empty()) answer["message"] = news->message;
    co_return json_answer(http::status::ok, answer);
}

asio::awaitable<HttpResponse> Api::order_print(const HttpCall& call) {
    const auto who = co_await known_person(call);
    if (!who) co_return who.error();
    auto wish = read_wish(call.request.body());
    if (!wish) co_return error_answer(deny(wish.error()).value());
    auto found = co_await find_deck(call, wish->deck);
    if (!found) co_return found.error();
    const auto id = prints_.order({who->id, call.address, std::move(found->text), std::move(wish->options)});
    if (!id) co_return too_busy();
    co_return json_answer(http::status::accepted, json::object{{"print", *id}, {"all", 0}});
}

HttpAnswer Api::print_file(const HttpCall& call) {
    auto file = prints_.file(call.path[2]);
    if (!file) return no_print();
    HttpResponse response = text_answer(http::status::ok, "application/pdf", {});
    response.set(http::field::content_disposition, "attachment; filename=\"" + safe_name(call.path[3]) + "\"");
    return {std::move(response), std::move(file)};
}

}  // namespace frise::server
