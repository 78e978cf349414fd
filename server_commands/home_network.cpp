// Looking at the network interfaces.
#include "server_commands/home_network.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string_view>

namespace frise::server_commands {
namespace {

bool is_private(std::uint32_t address) {
    return address >> 24U == 10 || address >> 20U == 0xAC1 || address >> 16U == 0xC0A8;
}

// Those of containers and virtual machines, which nobody else can reach.
bool is_inside(std::string_view name) {
    constexpr std::array<std::string_view, 5> inside{"docker", "br-", "veth", "virbr", "podman"};
    return std::any_of(inside.begin(), inside.end(), [&](std::string_view each) { return name.starts_with(each); });
}

}  // namespace

std::vector<NetworkInterface> network_interfaces() {
    std::vector<NetworkInterface> found;
    ifaddrs* list = nullptr;
    if (::getifaddrs(&list) != 0) return found;
    for (const ifaddrs* each = list; each != nullptr; each = each->ifa_next) {
        if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
        const auto* address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr);
        found.push_back({each->ifa_name, ntohl(address->sin_addr.s_addr), (each->ifa_flags & IFF_UP) != 0,
                         (each->ifa_flags & IFF_LOOPBACK) != 0});
    }
    ::freeifaddrs(list);
    return found;
}

std::optional<std::string> home_address(std::span<const NetworkInterface> interfaces) {
    for (const NetworkInterface& each : interfaces) {
        if (!each.up || each.loopback || !is_private(each.address) || is_inside(each.name)) continue;
        const std::uint32_t a = each.address;
        return std::to_string(a >> 24U) + "." + std::to_string(a >> 16U & 255U) + "." + std::to_string(a >> 8U & 255U) +
               "." + std::to_string(a & 255U);
    }
    return std::nullopt;
}

}  // namespace frise::server_commands
