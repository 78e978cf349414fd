// Zip archives and Zstandard streams of strangers, unpacked with one eye on how much comes out.
#pragma once

#include "deckkit/import/remark.hpp"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

struct zip;

namespace frise::deckkit {

class Archive {
  public:
    // The bytes outlive this.
    static tl::expected<Archive, Remark> open(std::string_view bytes);

    [[nodiscard]] bool contains(const char* name) const;
    // Refuses before unpacking what says that it is too big, and while unpacking what lied.
    [[nodiscard]] tl::expected<std::string, Remark> unpack(const char* name) const;

  private:
    struct Close {
        void operator()(zip* archive) const;
    };

    explicit Archive(zip* archive) : archive_{archive} {}

    std::unique_ptr<zip, Close> archive_;
};

tl::expected<std::string, Remark> unpack_zstd(std::string_view bytes);

}  // namespace frise::deckkit
