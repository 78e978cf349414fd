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
    std::string text =
        desk.words({"Frise is open at {link}\n", "Frise est ouvert à l’adresse {link}\n"}, {word("link", here_)});
    if (everywhere_) text += for_the_house(desk);
    text += data_.empty()
                ? desk.words({"Nothing is kept: all is forgotten when it stops.\n",
                              "Rien n’est gardé : tout est oublié à l’arrêt.\n"})
                : desk.words({"The data is in {file}\n", "Les données sont dans {file}\n"}, {word("file", data_)});
    return text + desk.words({"Ctrl+C stops it.\n", "Ctrl+C l’arrête.\n"});
}

std::string Doorplate::for_the_house(const cli::Desk& desk) const {
    if (!house_) {
        return desk.words({"No home network was found: is this machine connected?\n",
                           "Aucun réseau trouvé : cette machine est-elle connectée ?\n"});
    }
    return desk.words({"Others in the house open {link} or scan this:\n",
                       "Les autres dans la maison ouvrent {link} ou scannent ceci :\n"},
                      {word("link", *house_)}) +
           "\n" + drawn(qr_code_of(*house_), look_for(desk)) + "\n";
}

}  // namespace frise::server_commands
