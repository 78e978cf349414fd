// Trying ports.
#include "server_commands/port.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

namespace frise::server_commands {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr int ports_to_try = 10;

// As the server will do it.
boost::system::error_code try_port(const std::string& address, int port) {
    boost::system::error_code failed;
    const tcp::endpoint endpoint{asio::ip::make_address(address, failed), static_cast<asio::ip::port_type>(port)};
    asio::io_context context;
    tcp::acceptor acceptor{context};
    if (!failed) acceptor.open(endpoint.protocol(), failed);
    if (!failed) acceptor.set_option(tcp::acceptor::reuse_address{true}, failed);
    if (!failed) acceptor.bind(endpoint, failed);
    if (!failed) acceptor.listen(1, failed);
    return failed;
}

}  // namespace

server::Fine<int> find_port(const std::string& address, int port, bool asked_for) {
    boost::system::error_code failed;
    for (int tried = port; tried < port + (asked_for ? 1 : ports_to_try); ++tried) {
        failed = try_port(address, tried);
        if (!failed) return tried;
        if (failed != asio::error::address_in_use) break;
    }
    return tl::unexpected{no_listening(address, port, failed)};
}

server::Complaint no_listening(const std::string& address, int port, const boost::system::error_code& error) {
    if (error == asio::error::address_in_use) {
        return {"server_commands.port_taken", {word("port", std::to_string(port))}, {}};
    }
    // A network that is still coming up has no such address yet.
    const bool passing = error == boost::system::errc::address_not_available;
    return {"server_commands.port_refused",
            {word("address", address), word("port", std::to_string(port)), word("reason", error.message())},
            {},
            passing};
}

}  // namespace frise::server_commands
