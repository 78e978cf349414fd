// Under which address others in the house reach this machine.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace frise::server_commands {

struct NetworkInterface {
    std::string name;
    std::uint32_t address = 0;  // IPv4, 192.168.1.2 is 0xC0A80102
    bool up = false;
    bool loopback = false;
};

std::vector<NetworkInterface> network_interfaces();

// The first private one that leads out of this machine.
std::optional<std::string> home_address(std::span<const NetworkInterface> interfaces);

}  // namespace frise::server_commands
