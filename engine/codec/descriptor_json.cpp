// Writing descriptors.
#include "engine/codec/descriptor_json.hpp"

#include "engine/rules/catalogue.hpp"

#include <string_view>
#include <utility>

namespace frise {

namespace json = boost::json;

namespace {

json::object write_option(const Option& option) {
    json::object object{{"name", option.name}, {"kind", name(option.kind)}};
    if (option.least) object["least"] = *option.least;
    if (option.most) object["most"] = *option.most;
    switch (option.kind) {
        case OptionKind::hand:
        case OptionKind::number: object["default"] = option.otherwise; break;
        case OptionKind::choice:
            object["choices"] = json::array(option.choices.begin(), option.choices.end());
            object["default"] = option.usual_choice;
            break;
        case OptionKind::flag: object["default"] = option.usual_flag; break;
        case OptionKind::seat:
        case OptionKind::board: break;
    }
    return object;
}

json::object write_game(const Descriptor& game) {
    json::array options;
    for (const Option& option : game.options) options.push_back(write_option(option));
    return {{"id", game.id},
            {"kind", game.kind},
            {"seats", {{"least", game.seats.least}, {"most", game.seats.most}}},
            {"teams", game.teams},
            {"options", std::move(options)}};
}

}  // namespace

json::object write_descriptors() {
    json::array games;
    for (const Descriptor& game : descriptors) games.push_back(write_game(game));
    return {{"games", std::move(games)}};
}

}  // namespace frise
