// What is said to a bot outside, and what its answers mean. One JSON object a line.
#pragma once

#include "engine/codec/card_names.hpp"
#include "engine/core/result.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/view.hpp"

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace frise {

// The cards of a game as players may know them: without years.
struct PublicCards {
    const std::vector<Face>& faces;
    const CardNames& names;
};

std::string new_game_line(std::uint64_t seed);

// `events`: what the seat saw since it was asked last, as JSON. Titles go along only of cards that lie open on the
// table: a list of the whole deck would tell what is in the pile.
std::string question_line(const View& view, const Legal& legal, boost::json::array events, const PublicCards& cards);

struct Reply {
    Action action;
    std::string why;  // a sentence, or empty
};

// Only the form is checked here; `view` says whose answer it is.
Result<Reply> read_reply(std::string_view line, const View& view, const CardNames& names);

}  // namespace frise
