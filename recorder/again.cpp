// Reading, playing and writing.
#include "recorder/again.hpp"

#include "engine/codec/log_json.hpp"
#include "engine/codec/view_json.hpp"

#include <boost/json.hpp>
#include <utility>

namespace frise::recorder {

namespace json = boost::json;

std::string played_again(std::string_view text) {
    json::error_code failed;
    const json::value file = json::parse(text, failed);
    if (failed) return "! " + failed.message() + "\n";
    const json::value* within = file.is_object() ? file.get_object().if_contains("log") : nullptr;
    const auto log = read_log_object(within != nullptr ? *within : file);
    if (!log) return "! " + log.error().message + "\n";
    const auto checked = replay(*log);
    if (!checked) return "! " + checked.error().message + "\n";
    std::string record = "+ " + write_log(*log) + "\n";
    const CardNames names{log->setup.deck.faces};
    Game game{log->setup};
    const auto look = [&](Viewer viewer) {
        record += "= " + json::serialize(write_view(game.view(viewer), names)) + "\n";
    };
    for (const Event& event : log->events) {
        game.evolve(event);
        look(onlooker);
        for (std::size_t seat = 0; std::cmp_less(seat, log->setup.terms.seats); ++seat) look(seat_at(seat));
    }
    return record;
}

}  // namespace frise::recorder
