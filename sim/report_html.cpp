// The report in a browser: its page with language, texts and numbers put in.
#include "sim/report.hpp"
#include "sim/report_page.hpp"
#include "wording/text.hpp"

#include <optional>
#include <string_view>

namespace frise::sim {

namespace json = boost::json;

namespace {

// The page asks for "lead" of "report.lead", for "duels" of "challenge.report_duels", and for "decimal" of the language
// itself.
std::optional<std::string_view> name_on_page(std::string_view text) {
    const std::size_t dot = text.find('.');
    const std::string_view area = text.substr(0, dot);
    const std::string_view own = text.substr(dot + 1);
    constexpr std::string_view beginning = "report_";
    if (area == "report" || area == "language") return own;
    if (own.starts_with(beginning)) return own.substr(beginning.size());
    return std::nullopt;
}

json::object page_texts(Language language) {
    json::object texts;
    for (std::size_t n = 0; n < text_count; ++n) {
        const Text text = Text::nth(n);
        if (const auto name = name_on_page(text.name())) texts[*name] = words(language, text);
    }
    return texts;
}

// So that nothing, in a title or a text, can end the element that it stands in.
std::string without_tags(std::string_view text, std::string_view instead) {
    std::string plain;
    for (const char c : text) {
        if (c == '<') {
            plain += instead;
        } else {
            plain += c;
        }
    }
    return plain;
}

void put(std::string& page, std::string_view blank, const std::string& text) {
    page.replace(page.find(blank), blank.size(), text);
}

}  // namespace

std::string report_html(const Report& report, Language language) {
    json::object drawn = report_json(report, language);
    drawn.erase("tally");
    drawn.at("plan").as_object().erase("deck");
    drawn["texts"] = page_texts(language);
    std::string page{report_page()};
    put(page, "/*LANGUAGE*/", std::string{code(language)});
    put(page, "/*NO SCRIPT*/", without_tags(words(language, "report.no_script"), "&lt;"));
    put(page, "/*REPORT*/", without_tags(json::serialize(drawn), "\\u003c"));
    return page;
}

}  // namespace frise::sim
