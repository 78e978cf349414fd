// Errors as values: a code for programs, a sentence for people.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace frise {

enum class ErrorCode : std::uint8_t {
    bad_json,
    bad_request,
    no_game,
    game_over,
    not_your_turn,
    not_allowed,
    not_your_card,
    bad_gap,
    bad_answer,
    unknown_game,
    bad_option,
    bad_deck,
    deck_too_small,
    bad_log,
};

struct Error {
    ErrorCode code;
    std::string message;

    bool operator==(const Error&) const = default;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> refuse(ErrorCode code, std::string message) {
    return tl::unexpected<Error>{Error{code, std::move(message)}};
}

constexpr std::string_view name(ErrorCode code) {
    switch (code) {
        case ErrorCode::bad_json: return "bad-json";
        case ErrorCode::bad_request: return "bad-request";
        case ErrorCode::no_game: return "no-game";
        case ErrorCode::game_over: return "game-over";
        case ErrorCode::not_your_turn: return "not-your-turn";
        case ErrorCode::not_allowed: return "not-allowed";
        case ErrorCode::not_your_card: return "not-your-card";
        case ErrorCode::bad_gap: return "bad-gap";
        case ErrorCode::bad_answer: return "bad-answer";
        case ErrorCode::unknown_game: return "unknown-game";
        case ErrorCode::bad_option: return "bad-option";
        case ErrorCode::bad_deck: return "bad-deck";
        case ErrorCode::deck_too_small: return "deck-too-small";
        case ErrorCode::bad_log: return "bad-log";
    }
    return "bad-request";
}

}  // namespace frise
