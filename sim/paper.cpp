// Writing reports.
#include "sim/paper.hpp"

#include "cli/files.hpp"

#include <filesystem>
#include <unistd.h>

namespace frise::sim {
namespace {

constexpr std::string_view screen = "-";

// In a folder that there is, and no folder itself.
bool seems_writable(const std::string& file) {
    const std::filesystem::path path{file};
    std::error_code error;
    if (file.empty() || std::filesystem::is_directory(path, error)) return false;
    const auto folder = path.parent_path().empty() ? std::filesystem::path{"."} : path.parent_path();
    return ::access(folder.c_str(), W_OK) == 0;
}

}  // namespace

std::optional<std::string> Paper::problem() const {
    for (const auto& file : {options_.json, options_.html}) {
        if (!file || *file == screen || seems_writable(*file)) continue;
        return desk_.words("sim.not_writable", {word("file", *file)});
    }
    return std::nullopt;
}

bool Paper::put(const std::string& file, const std::string& content) const {
    if (file == screen) {
        desk_.write(content);
        return true;
    }
    if (cli::replace_file(file, content)) return true;
    desk_.refuse(desk_.words("sim.not_written", {word("file", file)}));
    return false;
}

int Paper::write(const Report& report) const {
    bool fine = true;
    const bool on_screen = options_.json == screen || options_.html == screen;
    if (!on_screen) desk_.say_all(report_text(report, desk_.language()));
    if (options_.json) {
        fine = put(*options_.json, boost::json::serialize(report_json(report, desk_.language())) + "\n") && fine;
    }
    if (options_.html) fine = put(*options_.html, report_html(report, desk_.language())) && fine;
    return fine ? cli::fine : cli::found_errors;
}

}  // namespace frise::sim
