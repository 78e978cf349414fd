// Exporting games.
#include "server/export_games.hpp"

#include "engine/codec/log_json.hpp"

namespace frise::server {

namespace json = boost::json;

std::string export_line(const Recorded& recorded) {
    json::array players;
    for (const Chair& chair : recorded.table.company().chairs) {
        players.push_back(json::value(chair.people.empty() ? chair.bot : chair.name));
    }
    return json::serialize(json::object{{"table", recorded.table.code()},
                                        {"opened", recorded.opened},
                                        {"settings", write_table_settings(recorded.table.settings())},
                                        {"players", std::move(players)},
                                        {"log", write_log_object(recorded.log->setup, recorded.log->events)}});
}

store::Stored<ExportSum> export_games(store::Store& store, const ExportWish& wish,
                                      const std::function<void(const std::string& line)>& write) {
    ExportSum sum;
    Playsets playsets;
    const auto visit = [&](const std::string& code) -> store::Stored<void> {
        const auto record = load_record(store, code);
        if (!record) return tl::unexpected{record.error()};
        if (!*record) return {};
        const auto recorded =
            (*record)->and_then([&](const store::TableRecord& sound) { return read_recorded(sound, playsets, store); });
        if (!recorded) {
            ++sum.broken;
            return {};
        }
        const bool over = recorded->table.game() && recorded->table.game()->over();
        if (!recorded->log || (wish.finished && !over)) return {};
        write(export_line(*recorded));
        ++sum.games;
        return {};
    };
    const auto seen = wish.table.empty() ? for_each_table(store, visit) : visit(wish.table);
    if (!seen) return tl::unexpected{seen.error()};
    return sum;
}

}  // namespace frise::server
