// The lock of the system, on a file beside the database.
#include "store/file_lock.hpp"

#include "store/failure.hpp"

#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <string>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

namespace frise::store {

std::filesystem::path lock_file(const std::filesystem::path& database) { return database.string() + ".lock"; }

FileLock::FileLock(const std::filesystem::path& file)
    : descriptor_{::open(lock_file(file).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644)} {
    if (descriptor_ >= 0 && ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
    const int error = errno;
    if (descriptor_ >= 0) ::close(descriptor_);
    if (error == EWOULDBLOCK) {
        throw Failure{{Trouble::Kind::busy, fmt::format("another server is using “{}”", file.string())}};
    }
    if (error == ENOENT) {
        throw Failure{
            {Trouble::Kind::unreachable, fmt::format("there is no folder “{}”", file.parent_path().string())}};
    }
    const auto kind = error == ENOSPC || error == EDQUOT ? Trouble::Kind::full : Trouble::Kind::unreachable;
    throw Failure{
        {kind, fmt::format("“{}.lock” cannot be made: {}", file.string(), std::generic_category().message(error))}};
}

FileLock::~FileLock() { ::close(descriptor_); }

}  // namespace frise::store
