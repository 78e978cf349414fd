// A server in a process of its own: without limits, and heard of by its port.
#pragma once

#include "server/settings.hpp"

#include <ios>
#include <iostream>

namespace frise::bench {

inline void tell_port(int port) {
    std::cout << port << '\n' << std::flush;
    std::cout.setstate(std::ios::failbit);
}

inline server::Settings open_settings(int port) {
    server::Settings settings;
    settings.port = port;
    settings.max_connections = 100'000;
    settings.max_connections_per_address = 100'000;
    settings.max_tables_per_hour = 1'000'000;
    settings.requests_per_second = 0;
    settings.http_per_second = 0;
    settings.unload_seconds = 4;  // an hour of coming and going passes in minutes
    return settings;
}

}  // namespace frise::bench
