// Gathering settings, and opening the data that they name.
#include "hosting/gather.hpp"

#include "terminal/saved_game.hpp"

#include <system_error>

namespace frise::hosting {
namespace {

namespace fs = std::filesystem;
using server::Complaint;
using server::Fine;

Both words_for(store::Trouble::Kind kind) {
    using Kind = store::Trouble::Kind;
    switch (kind) {
        case Kind::busy: return {"another server is using {file}", "un autre serveur utilise {file}"};
        case Kind::full: return {"there is no room on the disk for {file}", "il n’y a plus de place pour {file}"};
        case Kind::newer:
            return {"{file} was made by a later version of Frise: use that one",
                    "{file} vient d’une version plus récente de Frise : utilisez celle-ci"};
        case Kind::older:
            return {"{file} was made by an earlier version of Frise: start frise serve on it once",
                    "{file} vient d’une version plus ancienne de Frise : lancez une fois frise serve dessus"};
        case Kind::unreachable: return {"{file} cannot be opened: {reason}", "{file} ne s’ouvre pas : {reason}"};
        case Kind::broken: break;
    }
    return {"{file} is no database of Frise, or it is damaged: {reason}",
            "{file} n’est pas une base de Frise, ou elle est abîmée : {reason}"};
}

// The one that was named has to be there; the usual one only if somebody made it.
Fine<void> read_config(server::SettingsReader& reader, const Typed& typed, const Variable& variable) {
    const fs::path file = typed.config ? fs::path{*typed.config} : config_file(variable);
    std::error_code failed;
    if (file.empty() || (!typed.config && !fs::exists(file, failed))) return {};
    const auto text = terminal::read_file(file);
    if (text) return reader.take_file(file.string(), *text);
    return tl::unexpected{Complaint{
        {"the file {file} cannot be read", "le fichier {file} est illisible"}, {word("file", file.string())}, {}}};
}

}  // namespace

Fine<server::SettingsReader> gather(const Typed& typed, const Variable& variable) {
    server::SettingsReader reader;
    if (auto taken = read_config(reader, typed, variable); !taken) return tl::unexpected{taken.error()};
    if (auto taken = reader.take_environment(variable); !taken) return tl::unexpected{taken.error()};
    for (const auto& [name, value] : typed.settings) {
        if (auto taken = reader.take(name, value); !taken) {
            taken.error().where = "--";
            return tl::unexpected{taken.error()};
        }
    }
    return reader;
}

Fine<fs::path> database_file(const server::Settings& settings, const Variable& variable) {
    const fs::path folder = settings.data.empty() ? data_folder(variable) : fs::path{settings.data};
    if (!folder.empty()) return folder / database_name;
    return tl::unexpected{Complaint{{"there is no home folder: say with --data where the data is to be",
                                     "il n’y a pas de dossier personnel : dites avec --data où mettre les données"},
                                    {},
                                    {}}};
}

Fine<std::unique_ptr<store::Store>> open_data(const fs::path& file, store::SqliteMode mode) {
    if (mode == store::SqliteMode::serve) {
        if (auto made = make_folder(file.parent_path()); !made) return tl::unexpected{made.error()};
    }
    auto opened = store::open_sqlite_store(file, mode);
    if (opened) return std::move(*opened);
    const store::Trouble& trouble = opened.error();
    return tl::unexpected{
        Complaint{words_for(trouble.kind), {word("file", file.string()), word("reason", trouble.message)}, {}}};
}

}  // namespace frise::hosting
