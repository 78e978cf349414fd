// What servers and their store have used so far.
#pragma once

#include "bench/ceiling.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <cstdlib>
#include <fstream>
#include <string>
#include <sys/types.h>

namespace frise::bench {

struct Sample {
    Clock::time_point at = Clock::now();
    double server_cpu_s = 0;
    double database_cpu_s = 0;  // of PostgreSQL
    double memory_kb = 0;       // of the servers
    double actions = 0;         // that took effect
    double sent = 0;            // bytes of messages to clients
    double commits = 0;         // of groups of entries
    double transactions = 0;    // all of PostgreSQL's
    double kept = 0;            // bytes of the database
    double written = 0;         // bytes to the disk, or of PostgreSQL's write-ahead log
    double sessions = 0;        // of PostgreSQL
};

// As a server counts itself.
class Counters {
  public:
    explicit Counters(int port) {
        namespace http = boost::beast::http;
        boost::asio::io_context context;
        boost::asio::ip::tcp::socket socket{context};
        socket.connect({boost::asio::ip::address_v4::loopback(), static_cast<boost::asio::ip::port_type>(port)});
        http::request<http::empty_body> request{http::verb::get, "/metrics", 11};
        request.set(http::field::host, "localhost");
        http::write(socket, request);
        boost::beast::flat_buffer buffer;
        http::response<http::string_body> response;
        http::read(socket, buffer, response);
        text_ = response.body();
    }

    [[nodiscard]] double value(const std::string& name) const {
        const auto line = text_.find("\nfrise_" + name + ' ');
        return line == std::string::npos ? 0 : std::atof(text_.c_str() + text_.find(' ', line));
    }
    void add_to(Sample& sample) const {
        sample.actions += value("actions_total");
        sample.sent += value("bytes_sent_total");
        sample.commits += value("commits_total");
    }

  private:
    std::string text_;
};

inline double bytes_written_by(pid_t process) {
    std::ifstream file{"/proc/" + std::to_string(process) + "/io"};
    double value = 0;
    for (std::string word; file >> word >> value;) {
        if (word == "write_bytes:") return value;
    }
    return 0;
}

}  // namespace frise::bench
