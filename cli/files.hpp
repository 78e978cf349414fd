// Whole files.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace frise::cli {

std::optional<std::string> read_file(const std::filesystem::path& path);
// All or nothing: a reader finds the old content or the new one. False if it did not work.
bool replace_file(const std::filesystem::path& path, std::string_view content);

}  // namespace frise::cli
