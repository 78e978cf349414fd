// Reading them.
#include "cli/words_file.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace frise::cli {

namespace fs = std::filesystem;
namespace json = boost::json;

namespace {

json::object read_object(const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    const std::string bytes{std::istreambuf_iterator<char>{in}, {}};
    if (!in.is_open()) throw BadWords{file.string() + ": cannot be read"};
    boost::system::error_code failed;
    json::value value = json::parse(bytes, failed);
    if (failed) throw BadWords{file.string() + ": is not valid JSON: " + failed.message()};
    if (!value.is_object()) throw BadWords{file.string() + ": has to be an object of names and texts"};
    return std::move(value.get_object());
}

std::vector<fs::path> sorted_entries(const fs::path& folder) {
    std::vector<fs::path> entries{fs::directory_iterator{folder}, {}};
    std::sort(entries.begin(), entries.end());
    return entries;
}

// All files of a language as one object, since its marks count for all of them.
void add_folder(std::vector<Vocabulary>& all, const fs::path& folder) {
    json::object texts;
    for (const fs::path& file : sorted_entries(folder)) {
        if (file.extension() != ".json") continue;
        for (const auto& [name, words] : read_object(file))
            texts[file.stem().string() + "." + std::string{name}] = words;
    }
    add_texts(all, folder.filename().string(), texts, folder.string());
}

}  // namespace

void add_words_from(std::vector<Vocabulary>& all, const std::string& path) {
    const fs::path place{path};
    if (!fs::is_directory(place)) {
        add_texts(all, place.stem().string(), read_object(place), path);
        return;
    }
    const auto entries = sorted_entries(place);
    if (std::none_of(entries.begin(), entries.end(), [](const fs::path& each) { return fs::is_directory(each); })) {
        throw BadWords{path + ": has no folder of a language, such as " + path + "/fr with its files"};
    }
    for (const fs::path& each : entries) {
        if (fs::is_directory(each)) add_folder(all, each);
    }
}

void add_words_of_environment() {
    if (const char* path = std::getenv("FRISE_WORDS"); path != nullptr && *path != '\0') {
        add_words_from(growing_dictionary(), path);
    }
}

}  // namespace frise::cli
