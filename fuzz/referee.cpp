// Any lines to one referee: each gets one answer, and one that is refused changes nothing.
#include "referee/referee.hpp"

#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

namespace {

namespace json = boost::json;

void require(bool holds, std::string_view what, std::string_view line, const std::string& answer) {
    if (holds) return;
    std::cerr << what << "\nline: " << line << "\nanswer: " << answer << '\n';
    std::abort();
}

class Session {
  public:
    void say(std::string_view line) {
        const std::string answer = referee_.answer(line);
        require(answer.find('\n') == std::string::npos, "an answer is one line", line, answer);
        json::error_code failed;
        const json::value value = json::parse(answer, failed);
        require(!failed && value.is_object(), "an answer is a JSON object", line, answer);
        const json::object& object = value.get_object();
        const std::string log = referee_.answer(R"({"op":"log"})");
        if (object.contains("error")) {
            const json::value& error = object.at("error");
            require(error.at("code").is_string(), "an error has a code", line, answer);
            require(!error.at("message").as_string().empty(), "an error has a message", line, answer);
            require(log == log_, "a refused line changes nothing", line, answer);
        } else if (object.contains("events")) {
            const bool over = object.at("over").as_bool();
            require(over == object.at("to_act").as_array().empty(), "somebody acts until it is over", line, answer);
            const json::value request = json::parse(line);
            require(log != log_ || request.at("op") != "act", "an action shows in the log", line, answer);
        } else {
            require(log == log_, "a question changes nothing", line, answer);
        }
        log_ = log;
    }

  private:
    frise::Referee referee_;
    std::string log_ = referee_.answer(R"({"op":"log"})");
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text{reinterpret_cast<const char*>(data), size};
    Session session;
    while (true) {
        const std::size_t end = text.find('\n');
        session.say(text.substr(0, end));
        if (end == std::string_view::npos) return 0;
        text.remove_prefix(end + 1);
    }
}
