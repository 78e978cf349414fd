// Reading and saying answers to trials, and years.
#include "terminal/dials.hpp"

#include "terminal/tokens.hpp"
#include "wording/letters.hpp"
#include "wording/year_text.hpp"

#include <cstdint>
#include <utility>

namespace frise::terminal {
namespace {

std::string example_for(TrialKind kind) {
    switch (kind) {
        case TrialKind::four_cards: return "2 5 0 9";
        case TrialKind::bet: return "5 5 6 6";
        case TrialKind::gap: return "150";
        case TrialKind::right_date: return std::string{year_example};
        case TrialKind::order: break;
    }
    return "2 1 4 3";
}

Text complaint_for(TrialKind kind) {
    switch (kind) {
        case TrialKind::four_cards: return Text{"terminal.how_to_answer_four"};
        case TrialKind::bet: return Text{"terminal.how_to_answer_bet"};
        case TrialKind::gap: return Text{"terminal.how_to_answer_gap"};
        case TrialKind::right_date: return Text{"terminal.how_to_answer_year"};
        case TrialKind::order: break;
    }
    return Text{"terminal.how_to_answer_order"};
}

tl::unexpected<Message> complaint(Text text, std::string_view typed, std::string right) {
    return tl::unexpected{Message{text, {word("value", echo(typed)), example(std::move(right))}}};
}

Answer dialled(std::int64_t number) {
    Answer answer;
    for (std::int64_t place = 1000; place > 0; place /= 10) {
        answer.wheels.push_back(static_cast<int>(number / place % 10));
    }
    return answer;
}

// Four numbers, or four digits in a row.
Reading read_wheels(TrialKind kind, std::string_view typed) {
    std::string digits;
    for (const Token& token : tokens_of(typed)) digits += token.text;
    const char least = kind == TrialKind::order ? '1' : '0';
    const char most = kind == TrialKind::order ? '4' : '9';
    Answer answer;
    for (const char digit : digits) {
        if (digit < least || digit > most || answer.wheels.size() == 4) {
            return complaint(complaint_for(kind), typed, example_for(kind));
        }
        answer.wheels.push_back(digit - '0');
    }
    if (answer.wheels.size() != 4) return complaint(complaint_for(kind), typed, example_for(kind));
    return answer;
}

struct Dating {
    std::int64_t years = 0;  // from the beginning of the era, either way
    bool before = false;
};

tl::expected<Dating, Message> read_dating(std::string_view typed, const Voice& voice) {
    const std::string right{year_example};
    const auto tokens = tokens_of(typed);
    const bool era = tokens.size() > 1 && voice.means(tokens[1].text, "terminal.word_before_christ");
    if (tokens.empty() || !tokens[0].is_number || (tokens.size() > 1 && !era)) {
        return complaint("terminal.how_to_answer_year", typed, right);
    }
    const bool minus = tokens[0].text.starts_with('-');
    const std::int64_t value = tokens[0].value();
    if (value < -most_on_dials || value > most_on_dials) return complaint("terminal.year_too_far", typed, right);
    return Dating{minus ? -value : value, minus || era};
}

}  // namespace

Message answer_request(TrialKind kind) {
    const Slot sample = example(example_for(kind));
    switch (kind) {
        case TrialKind::four_cards: return {"terminal.prompt_four_cards", {sample}};
        case TrialKind::bet: return {"terminal.prompt_bet", {sample}};
        case TrialKind::gap: return {"terminal.prompt_gap", {sample}};
        case TrialKind::right_date: return {"terminal.prompt_right_date", {sample}};
        case TrialKind::order: break;
    }
    return {"terminal.prompt_order", {sample}};
}

Reading read_answer(TrialKind kind, std::string_view typed, const Voice& voice) {
    if (kind == TrialKind::right_date) {
        return read_dating(typed, voice).map([](Dating dating) -> Action {
            Answer answer = dialled(dating.years);
            answer.sign = dating.before ? -1 : 1;
            return answer;
        });
    }
    if (kind != TrialKind::gap) return read_wheels(kind, typed);
    const auto tokens = tokens_of(typed);
    if (tokens.size() != 1 || !tokens[0].is_number || tokens[0].value() < 0) {
        return complaint("terminal.how_to_answer_gap", typed, example_for(kind));
    }
    if (tokens[0].value() > most_on_dials) return complaint("terminal.number_too_big", typed, example_for(kind));
    return dialled(tokens[0].value());
}

tl::expected<Year, Message> read_year(std::string_view typed, const Voice& voice) {
    return read_dating(typed, voice).map([](Dating dating) { return dating.before ? -dating.years : dating.years; });
}

std::string answer_text(Language language, TrialKind kind, const Dials& dials) {
    return answer_text(language, kind, answer_with(dials));
}

std::string answer_text(Language language, TrialKind kind, const Answer& answer) {
    Year number = 0;
    std::string wheels;
    for (const int wheel : answer.wheels) {
        number = number * 10 + wheel;
        wheels += (wheels.empty() ? "" : " ") + std::to_string(wheel);
    }
    if (kind == TrialKind::gap) return std::to_string(number);
    if (kind == TrialKind::right_date) return year_text(language, answer.sign.value_or(1) < 0 ? -number : number);
    return wheels;
}

}  // namespace frise::terminal
