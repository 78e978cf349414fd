// Finding a deck on the shelf.
#include "deckkit/shelf.hpp"

#include "deckkit/deck_files.hpp"

namespace frise::deckkit {
namespace {

// The number before the name of a file only says where it stands: "20-world" is the deck "world".
std::string_view id_of(const EmbeddedFile& file) {
    const std::size_t end = file.name.find_first_not_of("0123456789");
    const bool numbered = end > 0 && end < file.name.size() && file.name[end] == '-';
    return numbered ? file.name.substr(end + 1) : file.name;
}

}  // namespace

std::vector<std::string_view> shelf_ids() {
    std::vector<std::string_view> ids;
    for (const EmbeddedFile& file : deck_files()) ids.push_back(id_of(file));
    return ids;
}

std::optional<std::string_view> shelf_json(std::string_view id) {
    for (const EmbeddedFile& file : deck_files()) {
        if (id_of(file) == id) return file.bytes;
    }
    return std::nullopt;
}

}  // namespace frise::deckkit
