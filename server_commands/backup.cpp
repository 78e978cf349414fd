// Copying the data beside its place, checking the copy, and giving it its name.
#include "server_commands/backup.hpp"

#include "server_commands/kept.hpp"
#include "store/sqlite_backup.hpp"

#include <system_error>
#include <unistd.h>

namespace frise::server_commands {
namespace {

namespace fs = std::filesystem;

class Backup {
  public:
    Backup(const BackupOptions& options, const cli::Desk& desk) : options_{options}, desk_{desk} {}
    Backup(const Backup&) = delete;
    Backup& operator=(const Backup&) = delete;
    ~Backup() {
        std::error_code ignored;
        if (!part_.empty()) fs::remove(part_, ignored);
    }

    int run() {
        const auto data = kept_data(options_.typed);
        if (!data) return refuse(data.error());
        if (!data->database.empty()) {
            return desk_.refuse(desk_.words("server_commands.backup_postgres", {word("name", data->name)}));
        }
        if (!options_.file || options_.file->empty()) {
            return desk_.refuse(desk_.words("server_commands.backup_where"));
        }
        const fs::path copy{*options_.file};
        std::error_code failed;
        if (fs::exists(copy, failed) && !(options_.replace && fs::is_regular_file(copy, failed))) {
            return desk_.refuse(desk_.words("server_commands.backup_exists", {word("file", copy.string())}));
        }
        if (fs::equivalent(data->file, copy, failed)) {
            return desk_.refuse(desk_.words("server_commands.backup_itself", {word("file", copy.string())}));
        }
        return make(data->file, copy);
    }

  private:
    int refuse(const server::Complaint& complaint) const { return desk_.refuse(complaint.text(desk_.language())); }

    int make(const fs::path& data, const fs::path& copy) {
        // In the same folder, so that it can be renamed; another one at the same time has its own.
        part_ = copy.string() + "." + std::to_string(::getpid()) + ".part";
        if (const auto copied = store::back_up_sqlite(data, part_); !copied) {
            return desk_.refuse(copied.error().message);
        }
        const int found = check_data({part_.string(), part_, {}}, desk_);
        if (found == cli::wrong_arguments) return found;
        std::error_code failed;
        fs::rename(part_, copy, failed);
        if (failed) {
            return desk_.refuse(desk_.words("server_commands.backup_not_written",
                                            {word("file", copy.string()), word("reason", failed.message())}));
        }
        part_.clear();
        desk_.tell("server_commands.backup_done", {word("file", copy.string())});
        return found;
    }

    const BackupOptions& options_;
    const cli::Desk& desk_;
    fs::path part_;  // the copy before it has its name; empty: there is none
};

}  // namespace

int back_up_data(const BackupOptions& options, const cli::Desk& desk) { return Backup{options, desk}.run(); }

}  // namespace frise::server_commands
