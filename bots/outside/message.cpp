// Writing questions, reading answers.
#include "bots/outside/message.hpp"

#include "engine/codec/action_json.hpp"
#include "engine/codec/view_json.hpp"
#include "wording/letters.hpp"

#include <utility>

namespace frise {

namespace json = boost::json;

namespace {

constexpr std::size_t longest_why = 300;

json::object titles_in(const View& view, const std::vector<Face>& faces) {
    json::object titles;
    each_card(view, [&](CardNo card) { titles.emplace(faces[index(card)].id, faces[index(card)].title); });
    return titles;
}

// The action with its seat, from either form of an answer.
json::object action_in(const json::object& answer, Seat seat) {
    const json::value* inner = answer.if_contains("action");
    json::object action = inner != nullptr && inner->is_object() ? inner->get_object() : answer;
    action.emplace("seat", seat.number);
    return action;
}

std::string why_in(const json::object& answer) {
    const json::value* why = answer.if_contains("why");
    if (why == nullptr || !why->is_string()) return {};
    return shortened(cleaned(std::string_view{why->get_string()}), longest_why);
}

}  // namespace

std::string new_game_line(std::uint64_t seed) { return json::serialize(json::object{{"op", "new"}, {"seed", seed}}); }

std::string question_line(const View& view, const Legal& legal, json::array events, const PublicCards& cards) {
    json::object question{{"op", "choose"}, {"game", name(view.terms.game)}, {"seat", view.viewer->number}};
    question["view"] = write_view(view, cards.names);
    question["legal"] = write_legal(*view.viewer, legal, cards.names);
    question["events"] = std::move(events);
    question["titles"] = titles_in(view, cards.faces);
    return json::serialize(question);
}

Result<Reply> read_reply(std::string_view line, const View& view, const CardNames& names) {
    json::error_code error;
    const json::value value = json::parse(json::string_view{line.data(), line.size()}, error);
    if (error) return refuse(ErrorCode::bad_json, "it is no JSON");
    if (!value.is_object()) return refuse(ErrorCode::bad_request, "it is no JSON object");
    const auto request = read_action(action_in(value.get_object(), *view.viewer), &names, view.terms.game);
    if (!request) return tl::unexpected{request.error()};
    if (request->seat != view.viewer->number) {
        return refuse(ErrorCode::not_your_turn, "it is for seat " + std::to_string(request->seat));
    }
    return Reply{request->action, why_in(value.get_object())};
}

}  // namespace frise
