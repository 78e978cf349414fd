// Reading and writing whole files.
#include "cli/files.hpp"

#include <fstream>
#include <iterator>
#include <system_error>

namespace frise::cli {

std::optional<std::string> read_file(const std::filesystem::path& path) {
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown)) return std::nullopt;  // it opens, but to read from it throws
    std::ifstream file{path, std::ios::binary};
    std::string content{std::istreambuf_iterator<char>{file}, {}};
    if (!file.is_open() || file.bad()) return std::nullopt;
    return content;
}

bool replace_file(const std::filesystem::path& path, std::string_view content) {
    std::filesystem::path draft = path;
    draft += ".new";
    std::ofstream file{draft, std::ios::binary | std::ios::trunc};
    file << content;
    file.close();
    std::error_code failed;
    if (!file.fail()) std::filesystem::rename(draft, path, failed);
    const bool done = !file.fail() && !failed;
    if (!done) std::filesystem::remove(draft, failed);
    return done;
}

}  // namespace frise::cli
