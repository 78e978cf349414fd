// Stripping HTML.
#include "deckkit/import/plain_text.hpp"

#include "deckkit/import/encoding.hpp"
#include "wording/letters.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace frise::deckkit {
namespace {

struct Entity {
    std::string_view name;
    char32_t letter;
};

constexpr auto entities = std::to_array<Entity>({
    {"amp", '&'},       {"lt", '<'},       {"gt", '>'},        {"quot", '"'},     {"apos", '\''},    {"nbsp", ' '},
    {"laquo", 0xAB},    {"raquo", 0xBB},   {"hellip", 0x2026}, {"ndash", 0x2013}, {"mdash", 0x2014}, {"lsquo", 0x2018},
    {"rsquo", 0x2019},  {"ldquo", 0x201C}, {"rdquo", 0x201D},  {"agrave", 0xE0},  {"acirc", 0xE2},   {"auml", 0xE4},
    {"ccedil", 0xE7},   {"egrave", 0xE8},  {"eacute", 0xE9},   {"ecirc", 0xEA},   {"euml", 0xEB},    {"icirc", 0xEE},
    {"iuml", 0xEF},     {"ocirc", 0xF4},   {"ouml", 0xF6},     {"ugrave", 0xF9},  {"ucirc", 0xFB},   {"uuml", 0xFC},
    {"ntilde", 0xF1},   {"szlig", 0xDF},   {"oelig", 0x153},   {"aelig", 0xE6},   {"Agrave", 0xC0},  {"Eacute", 0xC9},
    {"Egrave", 0xC8},   {"Ccedil", 0xC7},  {"OElig", 0x152},   {"deg", 0xB0},     {"minus", 0x2212}, {"times", 0xD7},
    {"thinsp", 0x2009}, {"shy", 0xAD},
});

constexpr std::size_t longest_entity = 10;

class Stripper {
  public:
    explicit Stripper(std::string_view html) : html_{html} {}

    std::string strip() {
        while (at_ < html_.size()) {
            if (!skip_tag() && !take_entity() && !skip_sound() && !open_cloze() && !close_cloze())
                plain_ += html_[at_++];
        }
        return std::move(plain_);
    }

  private:
    [[nodiscard]] std::string_view rest() const { return html_.substr(at_); }

    bool skip_tag() {
        if (rest().starts_with("<!--")) return skip_to("-->");
        const std::string_view tag = rest();
        const bool begins =
            tag.size() > 1 && tag[0] == '<' &&
            (tag[1] == '/' || tag[1] == '!' || (tag[1] >= 'a' && tag[1] <= 'z') || (tag[1] >= 'A' && tag[1] <= 'Z'));
        if (!begins) return false;
        const std::string name = lower_case(tag.substr(1, std::min<std::size_t>(6, tag.size() - 1)));
        if (name.starts_with("style") && skip_to("</style>")) return true;
        if (name.starts_with("script") && skip_to("</script>")) return true;
        for (const std::string_view block :
             {"br", "/br", "div", "/div", "p", "/p", "li", "/li", "tr", "td", "hr", "h"}) {
            if (name.starts_with(block)) {
                plain_ += ' ';
                break;
            }
        }
        return skip_to(">");
    }

    // Where the end is missing, it is no tag.
    bool skip_to(std::string_view end) {
        const std::size_t found = find(end);
        if (found == std::string_view::npos) return false;
        at_ = found + end.size();
        return true;
    }

    // What does not come any more is not looked for again.
    std::size_t find(std::string_view end) {
        if (std::find(missing_.begin(), missing_.end(), end) != missing_.end()) return std::string_view::npos;
        const std::size_t found = html_.find(end, at_);
        if (found == std::string_view::npos) missing_.push_back(end);
        return found;
    }

    bool take_entity() {
        if (html_[at_] != '&') return false;
        const std::size_t end = rest().substr(0, longest_entity + 2).find(';');
        if (end == std::string_view::npos || end < 2) return false;
        const std::string_view name = rest().substr(1, end - 1);
        char32_t letter = name.front() == '#' ? numbered(name.substr(1)) : named(name);
        if (letter == 0) return false;
        add_letter(plain_, letter);
        at_ += end + 1;
        return true;
    }
    static char32_t named(std::string_view name) {
        const auto found =
            std::find_if(entities.begin(), entities.end(), [&](const Entity& each) { return each.name == name; });
        return found == entities.end() ? 0 : found->letter;
    }
    static char32_t numbered(std::string_view digits) {
        const bool hex = digits.starts_with('x') || digits.starts_with('X');
        if (hex) digits.remove_prefix(1);
        std::uint32_t value = 0;
        const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), value, hex ? 16 : 10);
        if (failed != std::errc{} || end != digits.data() + digits.size()) return 0;
        const bool letter = value >= 0x20 && value < 0x110000 && !(value >= 0xD800 && value < 0xE000);
        return letter ? value : 0;
    }

    bool skip_sound() { return rest().starts_with("[sound:") && skip_to("]"); }

    bool open_cloze() {
        if (!rest().starts_with("{{c")) return false;
        std::size_t at = 3;
        while (at < rest().size() && rest()[at] >= '0' && rest()[at] <= '9') ++at;
        if (at == 3 || !rest().substr(at).starts_with("::")) return false;
        at_ += at + 2;
        ++open_;
        return true;
    }
    // The hint behind a second :: goes too.
    bool close_cloze() {
        if (open_ == 0) return false;
        if (rest().starts_with("::")) at_ = std::min(find("}}"), html_.size());
        if (at_ == html_.size()) return true;
        if (!rest().starts_with("}}")) return false;
        at_ += 2;
        --open_;
        return true;
    }

    std::string_view html_;
    std::size_t at_ = 0;
    int open_ = 0;
    std::vector<std::string_view> missing_;
    std::string plain_;
};

}  // namespace

std::string plain_text(std::string_view html) { return Stripper{html}.strip(); }

}  // namespace frise::deckkit
