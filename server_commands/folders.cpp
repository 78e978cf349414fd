// Finding and making folders.
#include "server_commands/folders.hpp"

#include <cerrno>
#include <cstdlib>
#include <sys/stat.h>
#include <system_error>

namespace frise::server_commands {
namespace {

namespace fs = std::filesystem;

// As the XDG base directory specification has it: what is not absolute does not count.
fs::path standard_folder(const Variable& variable, const std::string& name, const char* below_home) {
    const fs::path named = variable(name).value_or("");
    if (named.is_absolute()) return named;
    const fs::path home = variable("HOME").value_or("");
    return home.is_absolute() ? home / below_home : fs::path{};
}

}  // namespace

std::optional<std::string> environment_variable(const std::string& name) {
    const char* value = std::getenv(name.c_str());
    return value == nullptr ? std::nullopt : std::optional<std::string>{value};
}

fs::path data_folder(const Variable& variable) {
    const fs::path folder = standard_folder(variable, "XDG_DATA_HOME", ".local/share");
    return folder.empty() ? folder : folder / "frise";
}

fs::path config_file(const Variable& variable) {
    const fs::path folder = standard_folder(variable, "XDG_CONFIG_HOME", ".config");
    return folder.empty() ? folder : folder / "frise" / "serve.conf";
}

server::Fine<void> make_folder(const fs::path& folder) {
    std::error_code failed;
    if (fs::is_directory(folder, failed)) return {};
    const fs::path above = folder.parent_path();
    if (!above.empty() && above != folder) {
        if (auto made = make_folder(above); !made) return made;
    }
    if (::mkdir(folder.c_str(), S_IRWXU) == 0 || (errno == EEXIST && fs::is_directory(folder, failed))) return {};
    return tl::unexpected{
        server::Complaint{"server_commands.folder_not_made",
                          {word("folder", folder.string()), word("reason", std::generic_category().message(errno))},
                          {}}};
}

}  // namespace frise::server_commands
