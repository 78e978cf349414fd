// Golden files on disk.
#include "tests/golden/golden_file.hpp"

#include "engine/codec/log_json.hpp"
#include "engine/codec/view_json.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace frise::golden {

namespace json = boost::json;

namespace {

const std::filesystem::path folder = std::filesystem::path{FRISE_SOURCE_DIR} / "tests" / "data" / "golden";

std::filesystem::path path_of(const std::string& name) { return folder / (name + ".json"); }

std::vector<std::string> names_in(const std::string& subfolder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator{folder / subfolder}) {
        if (entry.path().extension() == ".json") names.push_back(subfolder + entry.path().stem().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

// Lists and objects in `value` go one element to a line, down to `depth`.
void print(std::ostream& out, const json::value& value, int depth, const std::string& indent) {
    const std::string inner = indent + "  ";
    const char* separator = "\n";
    if (const auto* object = value.if_object(); object != nullptr && depth > 0 && !object->empty()) {
        out << '{';
        for (const auto& field : *object) {
            out << separator << inner << json::serialize(json::value(field.key())) << ": ";
            const bool long_list = field.key() == "deck" || field.key() == "events";
            print(out, field.value(), field.value().is_object() || long_list ? depth - 1 : 0, inner);
            separator = ",\n";
        }
        out << '\n' << indent << '}';
    } else if (const auto* list = value.if_array(); list != nullptr && depth > 0 && !list->empty()) {
        out << '[';
        for (const json::value& element : *list) {
            out << separator << inner << json::serialize(element);
            separator = ",\n";
        }
        out << '\n' << indent << ']';
    } else {
        out << json::serialize(value);
    }
}

// Views gain fields with each new game. They are null in all others, whose files need not be written again.
void complete(GoldenFile& file) {
    const json::object now = start_of(read_log_object(file.log).value().setup);
    const auto add_new_fields = [&](json::object& view) {
        for (const auto& field : now) {
            if (field.value().is_null()) view.emplace(field.key(), nullptr);
        }
    };
    if (!file.start.empty()) add_new_fields(file.start);
    for (auto& view : file.views) add_new_fields(view.value().as_object());
}

}  // namespace

std::vector<std::string> names() { return names_in(""); }
std::vector<std::string> names_of_version_1() { return names_in("v1/"); }

GoldenFile read(const std::string& name) {
    std::ifstream in{path_of(name)};
    if (!in) throw std::runtime_error{"cannot read " + path_of(name).string()};
    std::ostringstream text;
    text << in.rdbuf();
    const json::value value = json::parse(text.str());
    const json::value* start = value.as_object().if_contains("start");  // missing where it was not taken yet
    GoldenFile file{std::string{value.at("about").as_string()}, value.at("log").as_object(),
                    value.at("actions").as_array(), start == nullptr ? json::object{} : start->as_object(),
                    value.at("views").as_object()};
    complete(file);
    return file;
}

void write(const std::string& name, const GoldenFile& file) {
    std::ofstream out{path_of(name)};
    out << "{\n\"about\": " << json::serialize(json::value(file.about)) << ",\n\"log\": ";
    print(out, file.log, 2, "");
    out << ",\n\"actions\": ";
    print(out, file.actions, 1, "");
    out << ",\n\"start\": ";
    print(out, file.start, 0, "");
    out << ",\n\"views\": ";
    print(out, file.views, 1, "");
    out << "\n}\n";
    if (!out.flush()) throw std::runtime_error{"cannot write " + path_of(name).string()};
}

json::object start_of(const Setup& setup) {
    return write_view(Game{setup}.view(onlooker), CardNames{setup.deck.faces});
}

json::object views_of(const Game& game) {
    const CardNames names{game.setup().deck.faces};
    const json::object public_view = write_view(game.view(onlooker), names);
    json::object views{{"onlooker", public_view}};
    for (const Seat seat : SeatSet::first(game.setup().terms.seats)) {
        const json::object view = write_view(game.view(seat), names);
        if (view != public_view) views[std::to_string(seat.number)] = view;
    }
    return views;
}

}  // namespace frise::golden
