// Databases of other versions.
#include "store/migration.hpp"

#include "store/failure.hpp"

#include <fmt/format.h>

namespace frise::store {

void refuse_later(const std::string& database, std::size_t version, std::size_t known) {
    throw Failure{{Trouble::Kind::newer,
                   fmt::format("“{}” was made by a later version of Frise: it has version {}, and this one knows {}",
                               database, version, known)}};
}

void refuse_earlier(const std::string& database, std::size_t version, std::size_t known) {
    throw Failure{{Trouble::Kind::older,
                   fmt::format("“{}” was made by an earlier version of Frise: it has version {}, and this one needs "
                               "{}; start the server on it once",
                               database, version, known)}};
}

}  // namespace frise::store
