// Slots for sentences about a game.
#include "terminal/stage.hpp"

#include "wording/listed.hpp"
#include "wording/year_text.hpp"

namespace frise::terminal {
namespace {

constexpr Icon named_icons = 8;

// Quotation marks inside others take another form.
std::string with_inner_quotes(std::string title) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> forms{
        {{"«\u00A0", "“"}, {"\u00A0»", "”"}, {"“", "‘"}, {"”", "’"}}};
    // French marks become English ones, and English ones single; never both.
    const std::size_t first = title.find(forms[0].first) == std::string::npos ? 2 : 0;
    for (std::size_t form = first; form < first + 2; ++form) {
        const auto& [outer, inner] = forms[form];
        for (auto at = title.find(outer); at != std::string::npos; at = title.find(outer, at + inner.size())) {
            title.replace(at, outer.size(), inner);
        }
    }
    return title;
}

}  // namespace

Slot Stage::player(std::string_view slot, Seat seat) const { return who(voice_.language(), slot, cast_[index(seat)]); }

Slot Stage::players(std::string_view slot, const SeatList& seats) const {
    std::vector<std::string> names;
    for (const Seat seat : seats) names.push_back(player("", seat).value);
    return word(slot, listed(voice_.language(), names));
}

Slot Stage::card(std::string_view slot, CardNo card) const {
    return word(slot, text("terminal.quoted", {word("title", inner_title(card))}));
}

std::string Stage::inner_title(CardNo card) const { return with_inner_quotes(captions_.title(card)); }

Slot Stage::year(std::string_view slot, Year year) const {
    return word(slot, frise::year_text(voice_.language(), year));
}

Slot Stage::year_of(std::string_view slot, Dated card) const { return word(slot, year_text(card)); }

std::string Stage::year_text(Dated card) const {
    return frise::year_text(voice_.language(), card.year, captions_.about(card.card));
}

Slot Stage::where(std::string_view slot, const Line& line, int gap) const {
    const auto right = static_cast<std::size_t>(gap);
    if (right == 0) return word(slot, text("terminal.where_before", {year("right", line.front().year)}));
    if (right == line.size()) return word(slot, text("terminal.where_after", {year("left", line.back().year)}));
    return word(slot,
                text("terminal.where_between", {year("left", line[right - 1].year), year("right", line[right].year)}));
}

Slot Stage::icon(std::string_view slot, Icon icon) const { return word(slot, icon_name(icon)); }

std::string Stage::icon_name(Icon icon) const {
    if (icon < named_icons)
        return text(nth_of({"terminal.icon_0", "terminal.icon_1", "terminal.icon_2", "terminal.icon_3",
                            "terminal.icon_4", "terminal.icon_5", "terminal.icon_6", "terminal.icon_7"},
                           static_cast<std::size_t>(icon)));
    return text("terminal.icon_other", {number("n", icon)});
}

std::string Stage::heading(Seat seat) const {
    return with_slots(voice_.language(), "{player}", {player("player", seat)});
}

}  // namespace frise::terminal
