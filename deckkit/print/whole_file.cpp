// Writing whole files.
#include "deckkit/print/whole_file.hpp"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <unistd.h>

namespace frise::deckkit::print {

WholeFile::WholeFile(std::filesystem::path path) : path_{std::move(path)} {
    std::error_code ignored;
    if (std::filesystem::is_directory(path_, ignored)) {
        error_ = std::make_error_code(std::errc::is_a_directory);
        return;
    }
    // Two programs, or two threads, may write the same file at the same time.
    for (int attempt = 0; file_ < 0 && attempt < 100; ++attempt) {
        draft_ = path_.parent_path() /
                 ("." + path_.filename().string() + "." + std::to_string(getpid()) + "-" + std::to_string(attempt));
        file_ = open(draft_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file_ < 0 && errno != EEXIST) break;
    }
    if (file_ < 0) fail();
}

WholeFile::~WholeFile() {
    if (file_ < 0) return;
    close();
    unlink(draft_.c_str());
}

bool WholeFile::write(std::string_view bytes) {
    while (!error_ && !bytes.empty()) {
        const ssize_t written = ::write(file_, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return fail();
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return !error_;
}

bool WholeFile::finish() {
    // Some disks say only now that they are full.
    if (error_ || fsync(file_) != 0) return fail();
    if (rename(draft_.c_str(), path_.c_str()) != 0) return fail();
    close();
    return true;
}

bool WholeFile::fail() {
    if (!error_) error_ = {errno, std::generic_category()};
    return false;
}

void WholeFile::close() {
    ::close(file_);
    file_ = -1;
}

}  // namespace frise::deckkit::print
