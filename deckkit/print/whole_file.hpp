// A file that appears with all its bytes or not at all.
#pragma once

#include <filesystem>
#include <string_view>
#include <system_error>

namespace frise::deckkit::print {

// Written beside its final place, and moved there at the end.
class WholeFile {
  public:
    explicit WholeFile(std::filesystem::path path);
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;
    ~WholeFile();

    bool write(std::string_view bytes);
    bool finish();
    // The first thing that went wrong.
    [[nodiscard]] std::error_code error() const { return error_; }

  private:
    bool fail();
    void close();

    std::filesystem::path path_;
    std::filesystem::path draft_;
    int file_ = -1;
    std::error_code error_;
};

}  // namespace frise::deckkit::print
