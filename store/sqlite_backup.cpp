// Copying with SQLite's own means.
#include "store/sqlite_backup.hpp"

#include "store/sqlite_database.hpp"
#include "store/sqlite_migrations.hpp"

#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace frise::store {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail_with(const fs::path& file, int error) {
    const auto kind = error == ENOSPC || error == EDQUOT ? Trouble::Kind::full : Trouble::Kind::unreachable;
    throw Failure{
        {kind, fmt::format("“{}” cannot be written: {}", file.string(), std::generic_category().message(error))}};
}

// SQLite fills an empty file and refuses any other; it would make one that others may read.
void make_empty(const fs::path& file) {
    const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (made < 0) fail_with(file, errno);
    ::close(made);
}

// SQLite does not do it for a copy.
void reach_the_disk(const fs::path& file) {
    const int opened = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0) fail_with(file, errno);
    const int error = ::fsync(opened) == 0 ? 0 : errno;
    ::close(opened);
    if (error != 0) fail_with(file, error);
}

void look_through(const fs::path& copy) {
    SqliteDatabase database{copy, SqliteDatabase::Access::read};
    auto found = database.query("PRAGMA integrity_check(1)");
    if (found.next() && found.text(0) == "ok") return;
    throw Failure{{Trouble::Kind::broken, fmt::format("the copy “{}” is damaged: {}", copy.string(), found.text(0))}};
}

void fill(const fs::path& file, const fs::path& copy) {
    {
        SqliteDatabase database{file, SqliteDatabase::Access::read};
        check_version(database, sqlite_migrations());
        // One reading transaction: a server goes on writing meanwhile, and nothing of that is in the copy.
        database.run("VACUUM INTO ?", std::string_view{copy.native()});
    }
    look_through(copy);
    reach_the_disk(copy);
    reach_the_disk(copy.parent_path());
}

}  // namespace

Stored<void> back_up_sqlite(const fs::path& file, const fs::path& copy) {
    return attempt([&] {
        // SQLite gives some short names, and none, a meaning of their own.
        const fs::path from = fs::absolute(file);
        const fs::path to = fs::absolute(copy);
        make_empty(to);
        try {
            fill(from, to);
        } catch (...) {
            std::error_code ignored;
            fs::remove(to, ignored);
            throw;
        }
    });
}

}  // namespace frise::store
