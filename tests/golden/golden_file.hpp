// A recorded game on disk: what it shows, its log, the actions that made it, and what was seen at its end.
#pragma once

#include "engine/rules/log.hpp"

#include <boost/json.hpp>
#include <string>
#include <vector>

namespace frise::golden {

struct GoldenFile {
    std::string about;
    boost::json::object log;
    boost::json::array actions;
    boost::json::object start;  // what everybody saw before the first event
    boost::json::object views;  // by viewer: "onlooker", and the seats that see something else
};

// Without extension; those of version 1 begin with "v1/".
std::vector<std::string> names();
std::vector<std::string> names_of_version_1();

GoldenFile read(const std::string& name);
// One line for each card, event, action and view, so that a difference can be read.
void write(const std::string& name, const GoldenFile& file);

// What everybody sees of a game before its first event.
boost::json::object start_of(const Setup& setup);
// What is seen of a game.
boost::json::object views_of(const Game& game);

}  // namespace frise::golden
