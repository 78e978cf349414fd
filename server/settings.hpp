// How a server is run: what its flags, environment and configuration file may say. docs/running.md lists them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace frise::server {

struct Settings {
    std::string address = "127.0.0.1";
    int port = 8080;
    bool lan = false;
    std::string data;                  // a folder; empty: the user's data folder
    std::string store;                 // a PostgreSQL database; empty: a file in that folder
    bool memory = false;               // keeps nothing
    int threads = 0;                   // 0: one for each core
    std::vector<std::string> origins;  // pages of other hosts that may connect
    bool behind_proxy = false;         // takes the client's address from X-Forwarded-For
    std::string log_level = "info";

    int max_connections = 30'000;
    int max_connections_per_address = 500;
    int max_tables_per_hour = 200;    // opened from one address; 0: no limit
    int max_onlookers = 200;          // at a table
    int max_message = 16'384;         // bytes
    int max_upload = 2'000'000;       // bytes of a deck
    int max_queue = 262'144;          // bytes that wait for one reader
    double requests_per_second = 20;  // of one connection; 0: no limit
    double requests_burst = 60;
    double chats_per_minute = 20;  // of one connection; 0: no limit
    double http_per_second = 50;   // of one address; 0: no limit
    int ping_seconds = 30;
    int bot_pace_ms = 1200;
    int unload_seconds = 120;  // a table that nobody watches leaves the memory
    int archive_days = 30;
    int host_away_minutes = 10;
};

}  // namespace frise::server
