// Checking and exporting.
#include "server_commands/kept.hpp"

#include "server/check_store.hpp"
#include "server/export_games.hpp"
#include "server/secret.hpp"

#include <fstream>
#include <sys/stat.h>

namespace frise::server_commands {
namespace {

int refuse_with(const cli::Desk& desk, const server::Complaint& complaint) {
    return desk.refuse(complaint.text(desk.language()));
}

// How it went, on the side of what was written.
int account(const server::ExportSum& sum, const ExportOptions& options, const cli::Desk& desk) {
    if (options.table && sum.games + sum.broken == 0) {
        return desk.refuse(desk.words("server_commands.kept_no_game", {word("table", *options.table)}));
    }
    if (sum.broken == 0) return cli::fine;
    desk.remark(desk.words("server_commands.kept_left_out", {number("count", static_cast<std::int64_t>(sum.broken))}));
    return cli::found_errors;
}

}  // namespace

int check_data(const Data& data, const cli::Desk& desk) {
    const auto store = open_data(data, Access::read);
    if (!store) return refuse_with(desk, store.error());
    const auto sum = server::check_store(
        **store, [&](const std::string& table, const std::string& what) { desk.say(table + ": " + what); });
    if (!sum) {
        desk.remark(sum.error().message);
        return cli::found_errors;
    }
    desk.tell("server_commands.kept_sum", {number("tables", static_cast<std::int64_t>(sum->tables)),
                                           number("games", static_cast<std::int64_t>(sum->games)),
                                           number("entries", static_cast<std::int64_t>(sum->entries)),
                                           number("broken", static_cast<std::int64_t>(sum->broken))});
    return sum->broken == 0 ? cli::fine : cli::found_errors;
}

int export_data(const ExportOptions& options, const cli::Desk& desk) {
    const auto store =
        kept_data(options.typed).and_then([](const Data& data) { return open_data(data, Access::read); });
    if (!store) return refuse_with(desk, store.error());
    std::ofstream file;
    if (options.output) {
        ::umask(S_IRWXG | S_IRWXO);  // games that go on have secrets
        file.open(*options.output, std::ios::binary | std::ios::trunc);
    }
    const server::ExportWish wish{options.table ? server::code_as_typed(*options.table) : "", options.finished};
    const auto sum = server::export_games(**store, wish, [&](const std::string& line) {
        if (options.output) {
            file << line << '\n';
        } else {
            desk.write(line + "\n");
        }
    });
    if (!sum) return desk.refuse(sum.error().message);
    file.flush();
    if (options.output && !file) {
        return desk.refuse(desk.words("server_commands.kept_not_written", {word("file", *options.output)}));
    }
    return account(*sum, options, desk);
}

}  // namespace frise::server_commands
