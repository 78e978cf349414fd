// Unpacking with libzip and libzstd.
#include "deckkit/import/archive.hpp"

#include "deckkit/import/limits.hpp"

#include <algorithm>
#include <zip.h>
#include <zstd.h>

namespace frise::deckkit {
namespace {

// The widest look back that is allowed: Anki's packages need far less.
constexpr int widest_window = 25;

tl::unexpected<Remark> archive_refused(Issue issue, Slots slots = {}) {
    return tl::unexpected{Remark{issue, 0, "", std::move(slots)}};
}

tl::unexpected<Remark> broken_archive(std::string reason) {
    return archive_refused(Issue::archive_broken, {word("reason", std::move(reason))});
}

tl::unexpected<Remark> archive_too_big() {
    return archive_refused(Issue::archive_too_big, {number("most", static_cast<std::int64_t>(most_unpacked / megabyte)),
                                                    number("ratio", static_cast<std::int64_t>(most_ratio))});
}

bool is_too_big(std::uint64_t unpacked, std::uint64_t packed) {
    if (unpacked > most_unpacked) return true;
    return unpacked > ratio_counts_from && unpacked / most_ratio > packed;
}

std::string reason_of(zip_error_t& error) {
    std::string reason = zip_error_strerror(&error);
    zip_error_fini(&error);
    return reason;
}

struct CloseFile {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
struct FreeStream {
    void operator()(ZSTD_DCtx* stream) const { ZSTD_freeDCtx(stream); }
};

}  // namespace

void Archive::Close::operator()(zip* archive) const { zip_discard(archive); }

tl::expected<Archive, Remark> Archive::open(std::string_view bytes) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    if (source == nullptr) return broken_archive(reason_of(error));
    zip_t* archive = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error);
    if (archive == nullptr) {
        zip_source_free(source);
        return broken_archive(reason_of(error));
    }
    zip_error_fini(&error);
    return Archive{archive};
}

bool Archive::contains(const char* name) const { return zip_name_locate(archive_.get(), name, 0) >= 0; }

tl::expected<std::string, Remark> Archive::unpack(const char* name) const {
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat(archive_.get(), name, 0, &stat) != 0) return broken_archive(zip_strerror(archive_.get()));
    constexpr zip_uint64_t needed = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE;
    if ((stat.valid & needed) != needed) return broken_archive("no sizes");
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE) {
        return archive_refused(Issue::archive_locked);
    }
    if (is_too_big(stat.size, stat.comp_size)) return archive_too_big();
    const std::unique_ptr<zip_file_t, CloseFile> file{zip_fopen(archive_.get(), name, 0)};
    if (!file) return broken_archive(zip_strerror(archive_.get()));
    std::string unpacked;
    std::string part(1U << 16U, '\0');
    while (true) {
        const zip_int64_t read = zip_fread(file.get(), part.data(), part.size());
        if (read < 0) return broken_archive(zip_file_strerror(file.get()));
        if (read == 0) return unpacked;
        unpacked.append(part, 0, static_cast<std::size_t>(read));
        if (is_too_big(unpacked.size(), stat.comp_size)) return archive_too_big();
    }
}

tl::expected<std::string, Remark> unpack_zstd(std::string_view bytes) {
    const std::unique_ptr<ZSTD_DCtx, FreeStream> stream{ZSTD_createDCtx()};
    if (!stream) return broken_archive("no memory");
    ZSTD_DCtx_setParameter(stream.get(), ZSTD_d_windowLogMax, widest_window);
    std::string unpacked;
    std::string part(ZSTD_DStreamOutSize(), '\0');
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    std::size_t rest = 1;
    while (in.pos < in.size || rest != 0) {
        ZSTD_outBuffer out{part.data(), part.size(), 0};
        const std::size_t before = in.pos;
        rest = ZSTD_decompressStream(stream.get(), &out, &in);
        if (ZSTD_isError(rest) != 0) return broken_archive(ZSTD_getErrorName(rest));
        unpacked.append(part, 0, out.pos);
        if (is_too_big(unpacked.size(), bytes.size())) return archive_too_big();
        if (rest != 0 && out.pos == 0 && in.pos == before) return broken_archive("cut short");
    }
    return unpacked;
}

}  // namespace frise::deckkit
