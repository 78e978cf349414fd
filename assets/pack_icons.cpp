// Turns an iconify JSON file into lines of NAME, tab, SVG, sorted by name: quick to search, nothing to parse.
#include <boost/json.hpp>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>

namespace json = boost::json;

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "usage: pack_icons ICONS.json OUTPUT\n";
        return 2;
    }
    std::ifstream in{argv[1]};
    const std::string text{std::istreambuf_iterator<char>{in}, {}};
    std::map<std::string, std::string> icons;
    const json::value set = json::parse(text);
    for (const auto& [name, icon] : set.at("icons").as_object()) {
        const json::value* hidden = icon.as_object().if_contains("hidden");
        if (hidden != nullptr && hidden->as_bool()) continue;
        icons[name] = json::value_to<std::string>(icon.at("body"));
    }
    std::ofstream out{argv[2]};
    for (const auto& [name, body] : icons) out << name << '\t' << body << '\n';
    out.close();
    return out ? 0 : 1;
}
