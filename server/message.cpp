// Parsing messages.
#include "server/message.hpp"

#include <array>
#include <cstddef>

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::size_t usual_message = 800;  // others take more memory as they need it

struct Tree {  // NOLINT(cppcoreguidelines-pro-type-member-init): its room is written before it is read
    std::array<unsigned char, usual_message> room;
    json::monotonic_resource memory{room.data(), room.size()};
    json::value value = json::value(json::storage_ptr{&memory});
};

}  // namespace

Message read_message(std::string_view text) {
    thread_local json::parser parser;  // keeps the memory it works with
    const auto tree = std::make_shared<Tree>();
    parser.reset(&tree->memory);
    json::error_code failed;
    parser.write(text, failed);
    if (!failed) tree->value = parser.release();
    parser.reset();  // it must not know of memory that goes
    return tree->value.is_object() ? Message{tree, &tree->value} : nullptr;
}

}  // namespace frise::server
