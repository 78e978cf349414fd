// Which tables and people a server has guests at, for programs beside it that share only the file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace frise::store {

// A byte for each of them in the lock's file, at a place found by hashing: two may share one, and then the one counts
// as there while the other is. Nothing of it reaches the disk in time, nor has to: it lasts no longer than the server.
class Attended {
  public:
    enum class Side : std::uint8_t { server, beside };

    // Beside a file that never had a server nobody is there.
    Attended(const std::filesystem::path& file, Side side);
    Attended(const Attended&) = delete;
    Attended& operator=(const Attended&) = delete;
    ~Attended();

    void put(std::string_view table, std::string_view person, bool there);

    [[nodiscard]] bool at_table(std::string_view table) const { return marked(place_of('t', table)); }
    [[nodiscard]] bool person(std::string_view person) const { return marked(place_of('p', person)); }

  private:
    using Place = std::int64_t;

    static Place place_of(char kind, std::string_view name);
    [[nodiscard]] bool marked(Place place) const;
    void mark(Place place, int by);

    int descriptor_;
    std::set<std::pair<std::string, std::string>> here_;  // table and person
    std::map<Place, int> counts_;
};

}  // namespace frise::store
