// Keeps a second server from the same file.
#pragma once

#include <filesystem>

namespace frise::store {

// Beside the database.
std::filesystem::path lock_file(const std::filesystem::path& database);

// Held until its end, or that of the process, whichever way that ends. The lock's file stays: if it were removed, two
// could hold locks on two files of that name.
class FileLock {
  public:
    // Throws Failure.
    explicit FileLock(const std::filesystem::path& file);
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

  private:
    int descriptor_;
};

}  // namespace frise::store
