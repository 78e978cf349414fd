// HTTP requests one after the other over one connection, which is made anew when it breaks: with the next server, if
// there are several.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frise::load {

class Http {
  public:
    Http(std::vector<boost::asio::ip::tcp::endpoint> servers, int tries)
        : servers_{std::move(servers)}, tries_{tries} {}

    struct Answer {
        int status = 0;
        boost::json::value body;
    };
    // Tries for a while, also while a server has no time or no store; nothing if nobody answers.
    std::optional<Answer> ask(const std::string& verb, const std::string& path, const std::string& token = {},
                              const boost::json::object& body = {});

  private:
    std::optional<Answer> try_once(const std::string& verb, const std::string& path, const std::string& token,
                                   const std::string& body);

    std::vector<boost::asio::ip::tcp::endpoint> servers_;
    std::size_t server_ = 0;
    int tries_;
    boost::asio::io_context context_;
    boost::asio::ip::tcp::socket socket_{context_};
    boost::beast::flat_buffer buffer_;
};

}  // namespace frise::load
