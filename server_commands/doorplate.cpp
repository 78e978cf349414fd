// Writing the doorplate.
#include "server_commands/doorplate.hpp"

#include "server_commands/home_network.hpp"
#include "server_commands/qr_code.hpp"

#include <boost/asio/ip/address.hpp>
#include <utility>

namespace frise::server_commands {
namespace {

std::string link_to(const boost::asio::ip::address& address, int port) {
    const std::string host = address.is_v6() ? "[" + address.to_string() + "]" : address.to_string();
    return "http://" + host + ":" + std::to_string(port) + "/";
}

QrLook look_for(const cli::Desk& desk) {
    if (desk.utf8()) return desk.colour() ? QrLook::blocks_colour : QrLook::blocks;
    return desk.colour() ? QrLook::ascii_colour : QrLook::ascii;
}

}  // namespace

Doorplate::Doorplate(const server::Settings& settings, int port, std::string data) : data_{std::move(data)} {
    namespace ip = boost::asio::ip;
    ip::address address = ip::make_address(settings.address);
    everywhere_ = address.is_unspecified();
    // One that stands for all is none to be opened.
    if (everywhere_) address = ip::address_v4::loopback();
    here_ = link_to(address, port);
    if (!everywhere_) return;
    if (const auto found = home_address(network_interfaces())) house_ = link_to(ip::make_address(*found), port);
}

std::string Doorplate::text(const cli::Desk& desk) const {
    std::string text = desk.words("server_commands.open_at", {word("link", here_)});
    if (everywhere_) text += for_the_house(desk);
    text += data_.empty() ? desk.words("server_commands.nothing_kept")
                          : desk.words("server_commands.data_in", {word("file", data_)});
    return text + desk.words("server_commands.how_to_stop");
}

std::string Doorplate::for_the_house(const cli::Desk& desk) const {
    if (!house_) {
        return desk.words("server_commands.no_network");
    }
    return desk.words("server_commands.others_open", {word("link", *house_)}) + "\n" +
           drawn(qr_code_of(*house_), look_for(desk)) + "\n";
}

}  // namespace frise::server_commands
