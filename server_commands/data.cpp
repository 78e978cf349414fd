// Files of SQLite and databases of PostgreSQL.
#include "server_commands/data.hpp"

#include "store/failure.hpp"
#include "store/memory_store.hpp"
#include "store/postgres_address.hpp"
#include "store/postgres_store.hpp"
#include "store/sqlite_store.hpp"

namespace frise::server_commands {
namespace {

namespace fs = std::filesystem;
using server::Complaint;
using server::Fine;

Text words_for(store::Trouble::Kind kind) {
    using Kind = store::Trouble::Kind;
    switch (kind) {
        case Kind::busy: return "server_commands.data_in_use";
        case Kind::full: return "server_commands.data_disk_full";
        case Kind::newer: return "server_commands.data_too_new";
        case Kind::older: return "server_commands.data_too_old";
        case Kind::unreachable: return "server_commands.data_unopened";
        case Kind::broken: break;
    }
    return "server_commands.data_broken";
}

Complaint complaint_about(const Data& data, const store::Trouble& trouble) {
    const std::string& reason = trouble.reason.empty() ? trouble.message : trouble.reason;
    // Whoever runs the database can mend that without us.
    const bool passing = !data.database.empty() && trouble.kind == store::Trouble::Kind::unreachable;
    return {words_for(trouble.kind), {word("file", data.name), word("reason", reason)}, {}, passing};
}

// In the words of one of the stores.
template <class Mode>
Mode mode_for(Access access) {
    switch (access) {
        case Access::serve: return Mode::serve;
        case Access::tidy: return Mode::tidy;
        case Access::read: break;
    }
    return Mode::read;
}

store::Stored<std::unique_ptr<store::Store>> opened(const Data& data, Access access) {
    if (data.name.empty()) return store::make_memory_store();
    if (!data.database.empty()) {
        return store::open_postgres_store(data.database, mode_for<store::PostgresMode>(access));
    }
    return store::open_sqlite_store(data.file, mode_for<store::SqliteMode>(access));
}

Fine<Data> database_at(const std::string& address) {
    try {
        return Data{store::PostgresAddress{address}.name(), {}, address};
    } catch (const store::Failure& failure) {
        return tl::unexpected{
            Complaint{"server_commands.data_bad_address", {word("reason", failure.trouble.message)}, {}}};
    }
}

}  // namespace

Fine<Data> data_of(const server::Settings& settings, const Variable& variable) {
    if (settings.memory) return Data{};
    if (!settings.store.empty()) return database_at(settings.store);
    const fs::path folder = settings.data.empty() ? data_folder(variable) : fs::path{settings.data};
    if (!folder.empty()) return Data{(folder / database_name).string(), folder / database_name, {}};
    return tl::unexpected{Complaint{"server_commands.data_no_home", {}, {}}};
}

Fine<Data> kept_data(const Typed& typed) {
    const auto gathered = gather(typed, environment_variable);
    if (!gathered) return tl::unexpected{gathered.error()};
    server::Settings settings = gathered->settings();
    settings.memory = false;
    return data_of(settings, environment_variable);
}

Fine<std::unique_ptr<store::Store>> open_data(const Data& data, Access access) {
    if (access == Access::serve && !data.file.empty()) {
        if (auto made = make_folder(data.file.parent_path()); !made) return tl::unexpected{made.error()};
    }
    auto store = opened(data, access);
    if (store) return std::move(*store);
    return tl::unexpected{complaint_about(data, store.error())};
}

}  // namespace frise::server_commands
