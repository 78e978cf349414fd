// Understanding options.
#include "cli/wishes.hpp"

#include "cli/game_options.hpp"
#include "cli/names.hpp"
#include "wording/letters.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace frise::cli {
namespace {

using Typed = std::optional<std::string>;
constexpr std::int64_t longest_bot_time = 3600;  // seconds

template <class Number>
std::optional<Number> number_in(std::string_view text) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

Message not_whole(std::string_view option, std::string_view value) {
    return {"terminal.not_whole", {word("option", std::string{option}), word("value", std::string{value})}};
}

template <class Number>
std::optional<Message> read(std::optional<Number>& number, std::string_view option, const Typed& typed) {
    if (!typed) return std::nullopt;
    number = number_in<Number>(*typed);
    if (!number) return not_whole(option, *typed);
    return std::nullopt;
}

// "5", or "4,4,6" with one for each seat.
std::optional<Message> read_hand(OptionsWish& wish, const Typed& typed) {
    if (!typed) return std::nullopt;
    if (typed->find(',') == std::string::npos) {
        std::optional<std::int64_t> size;
        if (const auto wrong = read(size, "--hand", typed)) return wrong;
        wish.set("hand", size);
        return std::nullopt;
    }
    HandSizes sizes;
    for (const std::string& part : names_in(*typed)) {
        const auto size = number_in<std::int64_t>(part);
        if (!size) return not_whole("--hand", part);
        sizes.push_back(*size);
    }
    wish.set("hand", std::move(sizes));
    return std::nullopt;
}

std::optional<Message> read_options_of_games(OptionsWish& wish, const PlayOptions& options) {
    for (const Option* option : all_options) {
        const std::string name{option->name};
        if (is_flag(*option) && flag_of(options, *option)) wish.set(name, true);
        if (option->kind == OptionKind::choice) wish.set(name, value_of(options, *option));
        if (option->kind != OptionKind::number) continue;
        std::optional<std::int64_t> number;
        if (auto wrong = read(number, typed_name(option->name), value_of(options, *option))) return wrong;
        wish.set(name, number);
    }
    return std::nullopt;
}

std::optional<Message> read_game(std::optional<GameId>& game, const Typed& typed) {
    if (!typed) return std::nullopt;
    game = game_named(*typed);
    if (game) return std::nullopt;
    std::string values;
    for (const GameId each : all_games) values += (values.empty() ? "" : ", ") + std::string{name(each)};
    return Message{"terminal.unknown_game", {word("value", *typed), word("values", values)}};
}

std::optional<Message> read_names(std::optional<std::vector<std::string>>& names, const Typed& typed) {
    if (!typed) return std::nullopt;
    names = names_in(*typed);
    if (const auto name = repeated_name(*names)) return Message{"terminal.name_taken", {word("name", *name)}};
    return std::nullopt;
}

// A year as it is typed: 1789, -44.
std::optional<Message> read_year(std::optional<Year>& year, std::string_view option, const Typed& typed) {
    if (auto wrong = read(year, option, typed)) return wrong;
    if (year == 0) return Message{"terminal.no_year_zero", {word("option", std::string{option})}};
    return std::nullopt;
}

// "3", and what is better known; or "2-4".
std::optional<Message> read_familiarity(deckkit::Filter& filter, const Typed& typed) {
    if (!typed) return std::nullopt;
    const std::size_t dash = std::min(typed->find('-'), typed->size());
    const auto least = number_in<int>(std::string_view{*typed}.substr(0, dash));
    const auto most = dash == typed->size() ? 5 : number_in<int>(std::string_view{*typed}.substr(dash + 1));
    if (!least || !most || *least < 1 || *most > 5 || *least > *most) {
        return Message{"terminal.wrong_familiarity", {word("value", *typed)}};
    }
    filter.least_familiar = least;
    filter.most_familiar = most;
    return std::nullopt;
}

// "a, b": what stands between commas.
std::vector<std::string> listed_in(const Typed& typed) {
    std::vector<std::string> list;
    for (std::string_view rest = typed ? std::string_view{*typed} : std::string_view{}; !rest.empty();) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        const std::string_view part = rest.substr(0, comma);
        const std::size_t first = part.find_first_not_of(' ');
        if (first != std::string_view::npos)
            list.emplace_back(part.substr(first, part.find_last_not_of(' ') - first + 1));
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return list;
}

template <class Names>
std::string with_commas(const Names& names) {
    std::string list;
    for (const std::string_view name : names) list += (list.empty() ? "" : ", ") + std::string{name};
    return list;
}

// Which part of a kind of opponent is wrong, and what would be right.
Message wrong_kind(const std::string& kind) {
    const std::size_t end = std::min(kind.find_first_of(":+"), kind.size());
    const std::string strength = kind.substr(0, end);
    if (!bot_kind(strength)) return {"terminal.wrong_bot", {word("value", kind)}};
    for (std::size_t at = end; at < kind.size();) {
        const std::size_t next = std::min(kind.find_first_of(":+", at + 1), kind.size());
        if (!bot_kind(strength + kind.substr(at, next - at))) {
            const bool theme = kind[at] == ':';
            const std::string values = theme ? with_commas(deckkit::all_themes) : with_commas(habit_names());
            return {theme ? Text{"terminal.wrong_bot_theme"} : Text{"terminal.wrong_bot_habit"},
                    {word("value", kind), word("part", kind.substr(at + 1, next - at - 1)), word("values", values)}};
        }
        at = next;
    }
    return {"terminal.bot_habits_clash", {word("value", kind)}};
}

// "3" for so many regular ones, or "expert,child:music".
std::optional<Message> read_bots(std::optional<std::vector<Opponent>>& bots, const Typed& typed) {
    if (!typed) return std::nullopt;
    bots.emplace();
    if (const auto count = number_in<std::int64_t>(*typed)) {
        if (*count < 0 || *count > max_seats) {
            return out_of_range("--bots", *count, 0, max_seats);
        }
        bots->resize(static_cast<std::size_t>(*count));
        return std::nullopt;
    }
    const auto kinds = listed_in(typed);
    if (kinds.empty()) return wrong_kind(*typed);
    for (const std::string& each : kinds) {
        const auto kind = bot_kind(each);
        if (!kind) return wrong_kind(each);
        bots->emplace_back(*kind);
    }
    return std::nullopt;
}

// After the others; each with the same time for an answer.
std::optional<Message> read_programs(std::optional<std::vector<Opponent>>& bots, const PlayOptions& options) {
    std::optional<std::int64_t> seconds;
    if (auto wrong = read(seconds, "--bot-time", options.bot_time)) return wrong;
    if (seconds && (*seconds < 1 || *seconds > longest_bot_time)) {
        return out_of_range("--bot-time", *seconds, 1, longest_bot_time);
    }
    for (const std::string& command : options.bot) {
        if (cleaned(command).empty()) return Message{"terminal.value_missing", {word("option", "--bot")}};
        if (!bots) bots.emplace();
        bots->emplace_back(Program{command, seconds.value_or(Program{}.seconds)});
    }
    return std::nullopt;
}

std::optional<Message> read_regions(std::vector<std::string>& regions, const Typed& typed) {
    regions = listed_in(typed);
    for (const std::string& region : regions) {
        if (std::find(deckkit::all_regions.begin(), deckkit::all_regions.end(), region) == deckkit::all_regions.end()) {
            return Message{
                "terminal.not_one_of",
                {word("option", "--region"), word("value", region), word("values", with_commas(deckkit::all_regions))}};
        }
    }
    return std::nullopt;
}

std::optional<Message> read_filter(deckkit::Filter& filter, const PlayOptions& options) {
    if (auto wrong = read_year(filter.from, "--from", options.from)) return wrong;
    if (auto wrong = read_year(filter.to, "--to", options.to)) return wrong;
    if (filter.from && filter.to && *filter.from > *filter.to) return Message{"terminal.from_after_to", {}};
    filter.themes = listed_in(options.theme);
    if (auto wrong = read_regions(filter.regions, options.region)) return wrong;
    return read_familiarity(filter, options.familiarity);
}

}  // namespace

Message out_of_range(std::string_view option, std::int64_t value, std::int64_t least, std::int64_t most) {
    return {
        "terminal.out_of_range",
        {word("option", std::string{option}), number("value", value), number("least", least), number("most", most)}};
}

tl::expected<Wishes, Message> understand(const PlayOptions& options) {
    Wishes wishes;
    OptionsWish& wish = wishes.options;
    std::optional<std::int64_t> first;
    for (const auto& wrong : {read_game(wishes.game, options.game), read(wishes.seats, "--seats", options.seats),
                              read_bots(wishes.bots, options.bots), read_programs(wishes.bots, options),
                              read_names(wishes.names, options.players), read(wishes.seed, "--seed", options.seed),
                              read(first, "--first", options.first), read_hand(wish, options.hand),
                              read_options_of_games(wish, options), read_filter(wishes.filter, options)}) {
        if (wrong) return tl::unexpected{*wrong};
    }
    wishes.decks = listed_in(options.deck);
    if (wishes.seats && wishes.names) return tl::unexpected{Message{"terminal.seats_or_players", {}}};
    // People count seats from one.
    if (first) wish.set("first", *first == std::numeric_limits<std::int64_t>::min() ? *first : *first - 1);
    return wishes;
}

std::optional<std::string> beside_resume(const PlayOptions& options) {
    const std::array<std::pair<std::string_view, const Typed*>, 14> settled{{{"GAME", &options.game},
                                                                             {"--deck", &options.deck},
                                                                             {"--from", &options.from},
                                                                             {"--to", &options.to},
                                                                             {"--theme", &options.theme},
                                                                             {"--region", &options.region},
                                                                             {"--familiarity", &options.familiarity},
                                                                             {"--seats", &options.seats},
                                                                             {"--players", &options.players},
                                                                             {"--bots", &options.bots},
                                                                             {"--bot-time", &options.bot_time},
                                                                             {"--hand", &options.hand},
                                                                             {"--first", &options.first},
                                                                             {"--seed", &options.seed}}};
    for (const auto& [name, typed] : settled) {
        if (*typed) return std::string{name};
    }
    for (const Option* option : all_options) {
        if (value_of(options, *option)) return typed_name(option->name);
    }
    if (!options.bot.empty()) return "--bot";
    for (const Option* option : all_options) {
        if (flag_of(options, *option)) return typed_name(option->name);
    }
    return std::nullopt;
}

}  // namespace frise::cli
