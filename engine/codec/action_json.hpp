// Actions in JSON, and the lists or ranges of legal ones.
#pragma once

#include "engine/codec/card_names.hpp"
#include "engine/core/result.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/terms.hpp"

#include <boost/json.hpp>
#include <cstdint>
#include <optional>

namespace frise {

struct ActionRequest {
    std::int64_t seat = 0;  // as given: there may be no such seat
    Action action;
};

// Only the form is checked here; an unknown card becomes no_such_card, for the rules to refuse. Without a game,
// `names` may be null.
Result<ActionRequest> read_action(const boost::json::value& value, const CardNames* names, std::optional<GameId> game);

boost::json::object write_action(Seat seat, const Action& action, const CardNames& names);

// All legal actions of a seat, or where they are too many their ranges.
boost::json::array write_legal(Seat seat, const Legal& legal, const CardNames& names);

}  // namespace frise
