// Reads a card of the viewer's hand and a number, in any order, out of what was typed.
#pragma once

#include "engine/rules/view.hpp"
#include "terminal/labels.hpp"
#include "terminal/tokens.hpp"
#include "wording/message.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace frise::terminal {

class HandReader {
  public:
    HandReader(const View& view, std::string_view typed) : HandReader{view, typed, tokens_of(typed)} {}
    HandReader(const View& view, std::string_view typed, std::vector<Token> tokens)
        : view_{view}, typed_{typed}, tokens_{std::move(tokens)} {}

    [[nodiscard]] bool is_card() const { return tokens_.size() == 1 && !tokens_[0].is_number; }
    [[nodiscard]] bool is_number() const { return tokens_.size() == 1 && tokens_[0].is_number; }
    [[nodiscard]] bool is_card_and_number() const {
        return tokens_.size() == 2 && tokens_[0].is_number != tokens_[1].is_number;
    }

    // Of the first word, and of the first number, if there is one.
    [[nodiscard]] tl::expected<CardNo, Message> card() const;
    [[nodiscard]] std::int64_t number() const { return find(true)->value(); }
    [[nodiscard]] const std::string& label() const { return find(false)->text; }

    [[nodiscard]] tl::unexpected<Message> complaint(Text text, Slots slots) const;
    [[nodiscard]] tl::unexpected<Message> no_such_gap(int last) const;

  private:
    [[nodiscard]] std::vector<Token>::const_iterator find(bool is_number) const {
        return std::find_if(tokens_.begin(), tokens_.end(),
                            [&](const Token& token) { return token.is_number == is_number; });
    }

    const View& view_;
    std::string typed_;
    std::vector<Token> tokens_;
};

}  // namespace frise::terminal
