// Finding words and numbers that tell.
#include "tests/server/eavesdropper.hpp"

#include "tests/support/telling_deck.hpp"

#include <cctype>
#include <charconv>
#include <gtest/gtest.h>

namespace frise::test {

namespace json = boost::json;

namespace {

bool is_letter_or_digit(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

}  // namespace

Eavesdropper::Eavesdropper(const Truth& truth, std::vector<std::string> tokens, bool telling_icons)
    : truth_{truth}, tokens_{std::move(tokens)}, telling_icons_{telling_icons} {
    for (std::size_t i = 0; i < truth.deck().size(); ++i) {
        const CardNo card = card_at(i);
        const std::string& id = truth.names().id(card);
        words_[id] = card;
        later_words_["zf" + id.substr(2)] = card;
        years_[truth.deck().year(card)] = card;
    }
}

void Eavesdropper::hear(const std::string& text, SeatSet seats) {
    const json::value message = json::parse(text);
    const json::value* number = message.as_object().if_contains("n");
    if (number != nullptr) number_ = number->to_number<std::size_t>();
    read(text, truth_.secrets(number_));
    if (message.at("type") != "draft") look_for_answers(message, seats, text);
}

// Words and numbers that stand alone: no part of a longer one.
void Eavesdropper::read(const std::string& text, const Secrets& secrets) {
    for (const std::string& token : tokens_) EXPECT_EQ(text.find(token), std::string::npos) << text;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = begin;
        bool digits = true;
        for (; end < text.size() && is_letter_or_digit(text[end]); ++end) digits = digits && is_digit(text[end]);
        const std::string_view part = std::string_view{text}.substr(begin, end - begin);
        if (part.size() == 6 && part.front() == 'z') read_word(part, secrets, text);
        std::int64_t number = 0;
        if (digits) std::from_chars(part.data(), part.data() + part.size(), number);
        if (number > 1000) read_number(number, secrets, text);
        if (number >= telling_front && number <= 1000 && telling_icons_) read_icon(number, secrets, text);
        begin = end + 1;
    }
}

void Eavesdropper::read_word(std::string_view word, const Secrets& secrets, const std::string& text) const {
    if (const auto it = words_.find(word); it != words_.end()) {
        EXPECT_FALSE(secrets.title[index(it->second)]) << word << " is still in the pile: " << text;
    }
    if (const auto it = later_words_.find(word); it != later_words_.end()) {
        EXPECT_FALSE(secrets.year[index(it->second)]) << word << " was not turned yet: " << text;
    }
}

void Eavesdropper::read_number(std::int64_t number, const Secrets& secrets, const std::string& text) const {
    if (const auto it = years_.find(number); it != years_.end() && !truth_.was_guessed(number)) {
        EXPECT_FALSE(secrets.year[index(it->second)]) << number << " is a hidden year: " << text;
    }
}

void Eavesdropper::read_icon(std::int64_t number, const Secrets& secrets, const std::string& text) const {
    const bool back = number >= telling_back;
    const std::int64_t which = number - (back ? telling_back : telling_front);
    const CardNo card = truth_.names().number(telling_word("zq", static_cast<std::size_t>(which)));
    if (card == no_such_card) return;
    EXPECT_FALSE(back ? secrets.year[index(card)] : secrets.title[index(card)])
        << number << " is a hidden icon: " << text;
}

// Wheels are told to everybody when all are in, and before that to those on the seat alone.
void Eavesdropper::look_for_answers(const json::value& value, SeatSet seats, const std::string& text) const {
    if (const json::array* list = value.if_array()) {
        for (const json::value& each : *list) look_for_answers(each, seats, text);
    }
    const json::object* object = value.if_object();
    if (object == nullptr) return;
    const json::value* type = object->if_contains("type");
    if (type != nullptr && *type == "turned") return;
    if (type != nullptr && *type == "answered" && object->contains("wheels")) {
        const Seat seat = seat_at(object->at("seat").to_number<std::size_t>());
        EXPECT_TRUE(seats.count() == 1 && seats.has(seat)) << "another's answer: " << text;
        return;
    }
    for (const auto& [key, part] : *object) {
        if (key == "answer" && !part.is_null()) {
            EXPECT_TRUE(is_own_answer(part, seats)) << "whose answer? " << text;
        } else {
            EXPECT_NE(key, "wheels") << text;
            look_for_answers(part, seats, text);
        }
    }
}

bool Eavesdropper::is_own_answer(const json::value& answer, SeatSet seats) const {
    const auto* state = std::get_if<ChallengeState>(&truth_.game().state());
    if (state == nullptr || !state->trial) return false;
    for (const Seat seat : seats) {
        if (!state->trial->answered.has(seat)) continue;
        json::array wheels;
        for (const auto wheel : state->trial->answers[index(seat)].wheels) wheels.push_back(wheel);
        if (answer.at("wheels") == wheels) return true;
    }
    return false;
}

}  // namespace frise::test
