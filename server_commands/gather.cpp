// Gathering settings.
#include "server_commands/gather.hpp"

#include "cli/files.hpp"

#include <system_error>

namespace frise::server_commands {
namespace {

namespace fs = std::filesystem;
using server::Complaint;
using server::Fine;

// The one that was named has to be there; the usual one only if somebody made it.
Fine<void> read_config(server::SettingsReader& reader, const Typed& typed, const Variable& variable) {
    const fs::path file = typed.config ? fs::path{*typed.config} : config_file(variable);
    std::error_code failed;
    if (file.empty() || (!typed.config && !fs::exists(file, failed))) return {};
    const auto text = cli::read_file(file);
    if (text) return reader.read_file(file.string(), *text);
    return tl::unexpected{Complaint{"server_commands.file_unreadable", {word("file", file.string())}, {}}};
}

}  // namespace

Fine<server::SettingsReader> gather(const Typed& typed, const Variable& variable) {
    server::SettingsReader reader;
    if (auto taken = read_config(reader, typed, variable); !taken) return tl::unexpected{taken.error()};
    if (auto taken = reader.read_environment(variable); !taken) return tl::unexpected{taken.error()};
    for (const auto& [name, value] : typed.settings) {
        if (auto taken = reader.read(name, value); !taken) {
            taken.error().where = "--";
            return tl::unexpected{taken.error()};
        }
    }
    return reader;
}

}  // namespace frise::server_commands
