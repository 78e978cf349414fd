// Writing lines so that a power cut leaves whole ones.
#include "server_commands/game_file.hpp"

#include "store/failure.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace frise::server_commands {
namespace {

using Kind = store::Trouble::Kind;

constexpr std::string_view beginning = R"({"table":)";

off_t size_of(int descriptor) {
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 ? status.st_size : 0;
}

// Up to and with the last end of a line.
off_t whole_lines(int descriptor) {
    std::array<char, 65536> part{};
    for (off_t end = size_of(descriptor); end > 0;) {
        const off_t begin = std::max<off_t>(0, end - static_cast<off_t>(part.size()));
        const ssize_t got = ::pread(descriptor, part.data(), static_cast<std::size_t>(end - begin), begin);
        if (got <= 0) break;
        const auto found = std::string_view{part.data(), static_cast<std::size_t>(got)}.rfind('\n');
        if (found != std::string_view::npos) return begin + static_cast<off_t>(found) + 1;
        end = begin;
    }
    return 0;
}

bool has_games(int descriptor) {
    std::array<char, beginning.size()> first{};
    const ssize_t got = ::pread(descriptor, first.data(), first.size(), 0);
    return got >= 0 && beginning.starts_with(std::string_view{first.data(), static_cast<std::size_t>(got)});
}

bool is_regular(int descriptor) {
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

// So that the name of a new file is there too.
int reach_the_disk(const std::filesystem::path& folder) {
    const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return errno;
    const int error = ::fsync(opened) == 0 ? 0 : errno;
    ::close(opened);
    return error;
}

}  // namespace

GameFile::~GameFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

store::Stored<void> GameFile::write(const std::string& lines) {
    return store::attempt([&] {
        if (descriptor_ < 0) open();
        append(lines);
    });
}

void GameFile::open() {
    // Without waiting for who reads from a pipe.
    descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, S_IRUSR | S_IWUSR);
    if (descriptor_ < 0) fail(errno);
    if (!is_regular(descriptor_)) fail("it is no plain file");
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        fail(errno == EWOULDBLOCK ? "another frise archive is writing to it" : std::generic_category().message(errno));
    }
    if (!has_games(descriptor_)) fail("it has something else in it than games");
    if (const off_t whole = whole_lines(descriptor_); whole < size_of(descriptor_)) {
        if (::ftruncate(descriptor_, whole) != 0) fail(errno);
    }
    if (const int error = reach_the_disk(std::filesystem::absolute(path_).parent_path()); error != 0) fail(error);
}

void GameFile::append(const std::string& lines) const {
    const off_t before = size_of(descriptor_);
    std::string_view left = lines;
    int error = 0;
    while (!left.empty() && error == 0) {
        const ssize_t written = ::write(descriptor_, left.data(), left.size());
        if (written >= 0) {
            left.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            error = errno;
        }
    }
    if (error == 0 && ::fdatasync(descriptor_) != 0) error = errno;
    if (error == 0) return;
    // If this fails too, the next run does it.
    if (::ftruncate(descriptor_, before) != 0) fail(error);
    fail(error);
}

void GameFile::fail(int error) const {
    const bool full = error == ENOSPC || error == EDQUOT || error == EFBIG;
    throw store::Failure{
        {full ? Kind::full : Kind::unreachable,
         fmt::format("“{}” cannot be written: {}", path_.string(), std::generic_category().message(error))}};
}

void GameFile::fail(const std::string& reason) const {
    throw store::Failure{{Kind::unreachable, fmt::format("“{}” cannot be written: {}", path_.string(), reason)}};
}

}  // namespace frise::server_commands
