// A talk with the referee. Requests are written with single quotes, to be read more easily.
#pragma once

#include "referee/referee.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>

namespace frise::referee_test {

inline std::string quoted(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

inline boost::json::value parsed(std::string text) { return boost::json::parse(quoted(std::move(text))); }

class Session {
  public:
    Session() = default;
    // Begins with requests that must be answered without an error.
    Session(std::initializer_list<std::string> requests) {
        for (const std::string& request : requests) EXPECT_EQ(code(request), "fine") << request;
    }

    // The answer to a line as it is.
    boost::json::object say(std::string_view line) {
        const std::string text = referee_.answer(line);
        EXPECT_EQ(text.find('\n'), std::string::npos) << "an answer is one line";
        return boost::json::parse(text).as_object();
    }
    boost::json::object ask(const std::string& request) { return say(quoted(request)); }
    boost::json::object act(const std::string& action) { return ask("{'op':'act','action':" + action + "}"); }

    std::string code(const std::string& request) { return code_of(ask(request)); }
    std::string act_code(const std::string& action) { return code_of(act(action)); }

    // The text of one field of the answer.
    std::string part(const std::string& request, std::string_view field) {
        const auto answer = ask(request);
        return answer.contains(field) ? boost::json::serialize(answer.at(field)) : boost::json::serialize(answer);
    }
    std::string log() { return referee_.answer(R"({"op":"log"})"); }

    // The code of an error, which must have a message; "fine" if there is none.
    static std::string code_of(const boost::json::object& answer) {
        if (!answer.contains("error")) return "fine";
        EXPECT_EQ(answer.size(), 1U) << "an error stands alone";
        EXPECT_FALSE(answer.at("error").at("message").as_string().empty()) << "an error says what is wrong";
        return std::string{answer.at("error").at("code").as_string()};
    }

  private:
    Referee referee_;
};

// Three cards and two seats: the smallest game there is.
inline const std::string tiny =
    "{'op':'new','game':'classic','seats':2,'options':{'hand':1},'deck':[{'id':'a','year':1900},{'id':'b','year':1950},"
    "{'id':'c','year':1800}]}";
inline const std::string tiny_won = "{'op':'act','action':{'seat':0,'type':'place','card':'a','gap':1}}";
inline const std::string tiny_lost = "{'op':'act','action':{'seat':1,'type':'place','card':'b','gap':0}}";

// One seat, a line of 1900, and 1850 and 1860 for the one place between 1800 and it. The icon to match is 0.
inline const std::string small_coop =
    "{'op':'new','game':'coop','seats':1,'options':{'hand':3,'cards':8},'deck':["
    "{'id':'1800','year':1800,'front':1,'back':2},{'id':'1850','year':1850,'front':0,'back':2},"
    "{'id':'1860','year':1860,'front':0,'back':1},{'id':'1900','year':1900,'front':1,'back':0},"
    "{'id':'1000','year':1000,'front':1,'back':0},{'id':'1950','year':1950,'front':1,'back':2},"
    "{'id':'1960','year':1960,'front':2,'back':1},{'id':'1970','year':1970,'front':2,'back':1}]}";
inline std::string coop_play(const std::string& card) {
    return "{'op':'act','action':{'seat':0,'type':'play','card':'" + card + "'}}";
}

// A short board with a trial of each kind to begin with, as named.
inline std::string small_challenge(const std::string& first_trial, int seats = 2) {
    return "{'op':'new','game':'challenge','seats':" + std::to_string(seats) +
           ",'options':{'board':{'dates':[1000,1500],'track':['" + first_trial +
           "','gap','bet','order','bet','bet'],'duels':[{'after':0,'kind':'sudden-death'},"
           "{'after':1,'kind':'more-or-less'}]}},'deck':[{'id':'a','year':900},{'id':'b','year':1200},"
           "{'id':'c','year':1700},{'id':'d','year':1800},{'id':'e','year':-44},{'id':'f','year':1492},"
           "{'id':'g','year':1969},{'id':'h','year':476}]}";
}

// Two seats with two cards each: a, b and c, d; the line begins with e of 1700.
inline const std::string small_contest =
    "{'op':'new','game':'contest','seats':3,'options':{'hand':2,'rounds':1},'deck':[{'id':'a','year':1900},"
    "{'id':'b','year':1600},{'id':'c','year':1800},{'id':'d','year':1850},{'id':'f','year':1500},{'id':'g','year':1550}"
    ","
    "{'id':'e','year':1700},{'id':'h','year':1990}]}";

}  // namespace frise::referee_test
