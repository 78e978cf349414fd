// Reading the texts.
#include "wording/dictionary.hpp"

#include "wording/slot.hpp"
#include "wording/text.hpp"
#include "wording/words_pack.hpp"

#include <algorithm>
#include <boost/json.hpp>

namespace frise {

namespace json = boost::json;

namespace {

constexpr std::size_t most_languages = 200;

[[noreturn]] void fail(const std::string& origin, std::string_view name, const std::string& why) {
    throw BadWords{origin + ": “" + std::string{name} + "” " + why};
}

Vocabulary& vocabulary(std::vector<Vocabulary>& all, const std::string& code) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Vocabulary& each) { return each.code == code; });
    if (found != all.end()) return *found;
    const bool fits = code.size() >= 2 && code.size() <= 8 &&
                      std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    if (!fits) throw BadWords{"“" + code + "” is no code of a language: two to eight small letters, such as fr"};
    if (all.size() == most_languages) throw BadWords{"there are too many languages"};
    all.push_back({code, std::vector<std::string>(text_count), {}, {}});
    return all.back();
}

// A slot that English does not have would be shown as it is.
void check_slots(const Vocabulary& english, Text text, std::string_view words, const std::string& origin) {
    const auto known = slot_names(english.texts[text.place()]);
    for (const std::string_view slot : slot_names(words)) {
        if (std::find(known.begin(), known.end(), slot) != known.end()) continue;
        fail(origin, text.name(), "has a slot {" + std::string{slot} + "} that the English text does not have");
    }
}

// The marks come first: they change how all other texts are kept.
void read_marks(Vocabulary& into, const json::object& texts) {
    if (const auto* marks = texts.if_contains("language.space_before"))
        into.spaces.before = marks_in(marks->as_string());
    if (const auto* marks = texts.if_contains("language.space_after")) into.spaces.after = marks_in(marks->as_string());
}

std::vector<Vocabulary> read_all() {
    std::vector<Vocabulary> all;
    const json::value pack = json::parse(words_pack());
    for (const auto& [code, texts] : pack.as_object()) add_texts(all, code, texts.as_object(), "the program");
    std::sort(all.begin() + 1, all.end(), [](const auto& a, const auto& b) { return a.code < b.code; });
    return all;
}

}  // namespace

const std::vector<Vocabulary>& dictionary() { return growing_dictionary(); }

std::vector<Vocabulary>& growing_dictionary() {
    static std::vector<Vocabulary> all = read_all();
    return all;
}

bool is_own_name(std::string_view name) {
    return name.starts_with("language.called_") || name.starts_with("pictures.");
}

void add_texts(std::vector<Vocabulary>& all, const std::string& code, const json::object& texts,
               const std::string& origin) {
    Vocabulary& into = vocabulary(all, code);
    for (const auto& [name, words] : texts) {
        if (!words.is_string() || words.get_string().empty()) fail(origin, name, "has to be a text");
    }
    read_marks(into, texts);
    for (const auto& [name, value] : texts) {
        const std::string words = with_fixed_spaces(value.get_string(), into.spaces);
        if (is_own_name(name)) {
            into.own[name] = words;
            continue;
        }
        const auto text = Text::named(name);
        if (!text) fail(origin, name, "is no text that the program has");
        if (&into != &all.front()) check_slots(all.front(), *text, words, origin);
        into.texts[text->place()] = words;
    }
}

const std::vector<Language>& all_languages() {
    static const std::vector<Language> all = [] {
        std::vector<Language> list;
        for (std::size_t i = 0; i < dictionary().size(); ++i) list.push_back({static_cast<std::uint8_t>(i)});
        return list;
    }();
    return all;
}

std::string_view words(Language language, Text text) {
    const auto& all = dictionary();
    const std::string& own = all[index(language)].texts[text.place()];
    return own.empty() ? all.front().texts[text.place()] : own;
}

const FixedSpaces& fixed_spaces(Language language) { return dictionary()[index(language)].spaces; }

}  // namespace frise
