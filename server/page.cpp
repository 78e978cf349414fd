// Serving from memory.
#include "server/page.hpp"

#include "deckkit/illustration.hpp"
#include "web/page.hpp"

#include <boost/beast/http/field.hpp>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::string_view front = "index.html";
constexpr std::string_view for_ever = "public, max-age=31536000, immutable";
constexpr std::string_view for_a_day = "public, max-age=86400";

struct Part {
    std::string type;
    std::string_view plain;
    std::string_view gzip;  // empty: it would not be shorter
};

using Parts = std::map<std::string, Part, std::less<>>;

Parts unpack(std::string_view pack) {
    Parts parts;
    const std::size_t end = pack.find('\n');
    const json::value list = json::parse({pack.data(), end});
    const std::string_view bytes = pack.substr(end + 1);
    const auto cut = [&](const json::value& span) {
        return bytes.substr(span.at(0).to_number<std::size_t>(), span.at(1).to_number<std::size_t>());
    };
    for (const json::value& each : list.as_array()) {
        Part part{std::string{each.at("type").as_string()}, cut(each.at("plain")), {}};
        if (const json::value* gzip = each.as_object().if_contains("gzip")) part.gzip = cut(*gzip);
        parts.emplace(each.at("path").as_string(), std::move(part));
    }
    return parts;
}

const Parts& parts() {
    static const Parts all = unpack(page_pack());
    return all;
}

bool takes_gzip(const HttpRequest& request) {
    return std::string_view{request[http::field::accept_encoding]}.find("gzip") != std::string_view::npos;
}

// The addresses that the page itself makes something of: the door, a table with its replay and its big screen, decks,
// and the making of one.
bool names_screen(const std::vector<std::string>& path) {
    if (path.empty()) return true;
    if (path[0] == "t") return path.size() == 2 || (path.size() == 3 && (path[2] == "replay" || path[2] == "screen"));
    if (path[0] == "decks" && path.size() == 3) return path[2] == "cards";
    return (path[0] == "decks" || path[0] == "make") && path.size() <= 2;
}

HttpResponse part_answer(const Part& part, const HttpRequest& request, bool named_by_contents) {
    const bool small = !part.gzip.empty() && takes_gzip(request);
    HttpResponse response = text_answer(http::status::ok, part.type, std::string{small ? part.gzip : part.plain});
    if (small) response.set(http::field::content_encoding, "gzip");
    response.set(http::field::vary, "Accept-Encoding");
    if (named_by_contents) response.set(http::field::cache_control, for_ever);
    return response;
}

// As a symbol, which the page prints in whatever ink it likes.
HttpResponse picture_answer(std::string_view file) {
    constexpr std::string_view ending = ".svg";
    if (!file.ends_with(ending)) return not_found();
    const auto inside = deckkit::illustration(file.substr(0, file.size() - ending.size()));
    if (!inside) return not_found();
    HttpResponse response =
        text_answer(http::status::ok, "image/svg+xml",
                    "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"i\" viewBox=\"0 0 512 512\">" +
                        std::string{*inside} + "</symbol></svg>");
    response.set(http::field::cache_control, for_a_day);
    return response;
}

}  // namespace

std::optional<HttpResponse> page_answer(const HttpCall& call) {
    const auto& path = call.path;
    const bool screen = names_screen(path);
    const bool picture = path.size() == 2 && path[0] == "pictures";
    std::string name;
    for (const std::string& each : path) name += (name.empty() ? "" : "/") + each;
    const auto part = parts().find(screen ? front : std::string_view{name});
    if (!picture && part == parts().end()) return std::nullopt;
    if (!only_reads(call.request)) return wrong_method("GET");
    if (picture) return picture_answer(path[1]);
    return part_answer(part->second, call.request, path.size() == 2 && path[0] == "assets");
}

}  // namespace frise::server
