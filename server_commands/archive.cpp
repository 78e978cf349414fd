// Which games, where to, and what came of it.
#include "server_commands/archive.hpp"

#include "server/clear_tables.hpp"
#include "server/clock.hpp"
#include "server_commands/data.hpp"
#include "server_commands/game_file.hpp"

#include <charconv>
#include <ctime>
#include <fmt/chrono.h>
#include <sys/stat.h>

namespace frise::server_commands {
namespace {

namespace fs = std::filesystem;
using server::Time;

constexpr Time hour = 3'600'000;
constexpr Time most_hours = Time{100} * 365 * 24;

// A number and a letter; none: it cannot be understood.
std::optional<Time> read_age(std::string_view text) {
    Time count = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (failed != std::errc{} || end + 1 != text.data() + text.size()) return std::nullopt;
    const Time hours = *end == 'h' ? 1 : *end == 'd' ? 24 : *end == 'w' ? 24 * 7 : *end == 'y' ? 24 * 365 : 0;
    if (hours == 0 || count < 1 || count > most_hours / hours) return std::nullopt;
    return count * hours * hour;
}

Slot counted(std::string_view name, std::size_t count) { return number(name, static_cast<std::int64_t>(count)); }

class Archiving {
  public:
    Archiving(const ArchiveOptions& options, const cli::Desk& desk) : options_{options}, desk_{desk} {}

    int run() {
        if (!options_.older_than) {
            return desk_.refuse(desk_.words("server_commands.archive_which_age"));
        }
        const auto age = read_age(*options_.older_than);
        if (!age) {
            return desk_.refuse(desk_.words("server_commands.archive_bad_age", {word("age", *options_.older_than)}));
        }
        const auto data = kept_data(options_.typed);
        if (!data) return refuse(data.error());
        const auto store = open_data(*data, options_.try_out ? Access::read : Access::tidy);
        if (!store) return refuse(store.error());
        return clear(**store, *data, *age);
    }

  private:
    int refuse(const server::Complaint& complaint) const { return desk_.refuse(complaint.text(desk_.language())); }

    int clear(store::Store& store, const Data& data, Time age) {
        server::ClearWish wish;
        wish.now = server::SystemClock{}.now();
        wish.age = age;
        wish.try_out = options_.try_out;
        const auto path = file_for(data, wish.now);
        if (!path) return refuse(path.error());
        GameFile file{*path};
        server::ClearSum sum;
        const auto done = clear_tables(
            store, wish, [&](const std::string& lines) { return file.write(lines); }, sum);
        account(sum, *path, data);
        if (!done) return desk_.refuse(done.error().message);
        return sum.broken == 0 ? cli::fine : cli::found_errors;
    }

    // In a folder, one for each month.
    [[nodiscard]] server::Fine<fs::path> file_for(const Data& data, Time now) const {
        if (!options_.to && data.file.empty()) {
            return tl::unexpected{server::Complaint{"server_commands.archive_where", {}, {}}};
        }
        const fs::path to = options_.to ? fs::path{*options_.to} : data.file.parent_path() / "archive/";
        std::error_code failed;
        if (to.has_filename() && !fs::is_directory(to, failed)) return to;
        if (!options_.try_out) {
            ::umask(S_IRWXG | S_IRWXO);
            if (auto made = make_folder(to.has_filename() ? to : to.parent_path()); !made) {
                return tl::unexpected{made.error()};
            }
        }
        return to / fmt::format("games-{:%Y-%m}.jsonl", fmt::gmtime(static_cast<std::time_t>(now / 1000)));
    }

    void account(const server::ClearSum& sum, const fs::path& file, const Data& data) const {
        const Slots slots{counted("games", sum.games),   counted("unbegun", sum.unbegun), counted("kept", sum.kept),
                          counted("broken", sum.broken), counted("decks", sum.decks),     word("file", file.string()),
                          word("data", data.name)};
        if (options_.try_out) {
            desk_.tell("server_commands.archive_would_go", slots);
        } else if (sum.games > 0) {
            desk_.tell("server_commands.archive_gone", slots);
        } else {
            desk_.tell("server_commands.archive_none", slots);
        }
        if (sum.unbegun > 0) {
            desk_.tell("server_commands.archive_unbegun", slots);
        }
        if (sum.decks > 0) {
            desk_.tell("server_commands.archive_decks", slots);
        }
        if (sum.kept > 0) {
            desk_.tell("server_commands.archive_kept", slots);
        }
        if (sum.broken == 0) return;
        desk_.remark(desk_.words("server_commands.archive_broken", slots));
    }

    const ArchiveOptions& options_;
    const cli::Desk& desk_;
};

}  // namespace

int archive_data(const ArchiveOptions& options, const cli::Desk& desk) { return Archiving{options, desk}.run(); }

}  // namespace frise::server_commands
