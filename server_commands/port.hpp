// A port to listen at.
#pragma once

#include "server/complaint.hpp"

#include <boost/system/error_code.hpp>
#include <string>

namespace frise::server_commands {

// The port itself if it is free; if nobody asked for this one, else one of the next.
server::Fine<int> find_port(const std::string& address, int port, bool asked_for);

server::Complaint no_listening(const std::string& address, int port, const boost::system::error_code& error);

}  // namespace frise::server_commands
