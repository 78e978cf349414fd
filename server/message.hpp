// What a client said, as a tree in memory of its own: in one piece, and gone in one.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <string_view>

namespace frise::server {

using Message = std::shared_ptr<const boost::json::value>;

// None unless it is a JSON object.
Message read_message(std::string_view text);

}  // namespace frise::server
