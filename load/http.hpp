// HTTP requests one after the other over one connection, which is made anew when it breaks.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/json.hpp>
#include <optional>
#include <string>

namespace frise::load {

class Http {
  public:
    Http(boost::asio::ip::tcp::endpoint server, int tries) : server_{std::move(server)}, tries_{tries} {}

    struct Answer {
        int status = 0;
        boost::json::value body;
    };
    // Tries for a while; nothing if nobody answers.
    std::optional<Answer> ask(const std::string& verb, const std::string& path, const std::string& token = {},
                              const boost::json::object& body = {});

  private:
    std::optional<Answer> try_once(const std::string& verb, const std::string& path, const std::string& token,
                                   const std::string& body);

    boost::asio::ip::tcp::endpoint server_;
    int tries_;
    boost::asio::io_context context_;
    boost::asio::ip::tcp::socket socket_{context_};
    boost::beast::flat_buffer buffer_;
};

}  // namespace frise::load
