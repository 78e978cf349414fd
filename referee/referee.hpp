// The referee: one JSON request in, one JSON answer out, for as long as anybody asks.
#pragma once

#include "engine/codec/card_names.hpp"
#include "engine/codec/setup_json.hpp"
#include "engine/core/result.hpp"
#include "engine/rules/game.hpp"

#include <boost/json.hpp>
#include <memory>
#include <string>
#include <string_view>

namespace frise {

class Referee {
  public:
    // The cards of games whose request names no deck, if there are any.
    explicit Referee(UsualCards usual = {}) : usual_{std::move(usual)} {}

    // Answers any line whatever; a line that is refused changes nothing.
    std::string answer(std::string_view line);

  private:
    using Answer = Result<boost::json::object>;

    // A game under way, with all that happened so far.
    struct Match {
        explicit Match(Game g) : game{std::move(g)}, names{game.setup().deck.faces} {}

        Game game;
        CardNames names;
        Events events;
    };

    Answer respond(std::string_view line);
    Answer start(const boost::json::value& request);
    Answer act(const boost::json::value& request);
    Answer legal(const boost::json::value& request);
    Answer view(const boost::json::value& request);
    Answer log();
    Answer load(const boost::json::value& request);
    [[nodiscard]] boost::json::object report(std::size_t from) const;
    [[nodiscard]] Result<Seat> seat_at_table(std::int64_t number) const;

    UsualCards usual_;
    std::unique_ptr<Match> match_;
};

}  // namespace frise
