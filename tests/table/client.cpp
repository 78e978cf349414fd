// What a client is promised: a welcome first; then every number, once, in order, and none that is not stored; an answer
// to each request, once; and all that it takes to follow the game.
#include "tests/table/client.hpp"

namespace frise::test {

namespace json = boost::json;

namespace {

std::string text_in(const json::object& message, std::string_view field) {
    const json::value* found = message.if_contains(field);
    return found != nullptr && found->is_string() ? std::string{found->get_string()} : std::string{};
}

std::optional<store::Number> number_in(const json::object& message) {
    const json::value* found = message.if_contains("n");
    if (found == nullptr) return std::nullopt;
    return found->to_number<store::Number>();
}

}  // namespace

void Client::hear(const std::string& text, store::Number stored) {
    if (gone_) return fail("heard something after the goodbye: " + text);
    json::error_code failed;
    const json::value value = json::parse(text, failed);
    if (failed || !value.is_object()) return fail("heard what is no message: " + text);
    follow(value.get_object(), stored);
    if (!broken_.empty()) return;
    view_->follow(value.get_object());
    if (!view_->trouble().empty()) fail(view_->trouble());
    answered(value.get_object());
}

void Client::follow(const json::object& message, store::Number stored) {
    const std::string type = text_in(message, "type");
    const auto number = number_in(message);
    if (number && *number > stored) fail("was told number " + std::to_string(*number) + ", which is not stored");
    if (type == "welcome" || type == "resumed") {
        if (type == "resumed" && (welcomed_ || n_ != number)) fail("was resumed from where it was not");
        welcomed_ = true;
        n_ = number;
        perhaps_answered_.merge(open_);
        return;
    }
    // A deal is told with the game as it is now.
    if (type == "update" && dealt_) fail("was told of an action that the deal before it shows already");
    dealt_ = dealt_ || type == "began";
    if (type == "hold") on_hold_ = message.at("on").as_bool();
    if (!welcomed_ && type != "presence") fail("heard " + type + " before the welcome");
    if (type == "table" || type == "began" || type == "update" || type == "chat") {
        if (number != *n_ + 1) fail("heard number " + std::to_string(*number) + " after " + std::to_string(*n_));
        n_ = number;
    } else if (number && type != "pong" && *number != *n_) {
        fail("heard of number " + std::to_string(*number) + " in " + type + ", and knows " + std::to_string(*n_));
    }
}

void Client::answered(const json::object& message) {
    const std::string id = text_in(message, "id");
    const std::string type = text_in(message, "type");
    if (id.empty() || type == "welcome") return;
    // What others asked for is told with their ids, too.
    const std::string by = text_in(message, "by");
    if (!by.empty() && by != person_) return;
    if (by == person_ && !asked_.contains(id)) return;  // through a connection that they lost
    for (auto* waiting : {&open_, &perhaps_answered_}) {
        if (const auto found = waiting->find(id); found != waiting->end()) {
            waiting->erase(found);
            return;
        }
    }
    fail("was answered twice, or without asking: " + id + " by " + type);
}

}  // namespace frise::test
