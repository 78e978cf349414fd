// Databases as servers of some version left them, and what is in each of them.
#pragma once

#include "tests/store/contract.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frise::store_test {

struct KeptDatabase {
    enum class Kind : std::uint8_t { sqlite, postgres };

    Kind kind = Kind::sqlite;
    std::size_t version = 0;
    std::filesystem::path file;

    // As in "sqlite_3".
    [[nodiscard]] std::string name() const;
};

std::vector<KeptDatabase> kept_databases();

// All of them hold the same.
struct Contents {
    struct Code {
        Hash hash;
        std::string person;
        Time expires = 0;
    };

    [[nodiscard]] std::optional<Person> person(const std::string& id) const;

    std::vector<TableRecord> tables;  // the latest first
    std::vector<Person> people;
    std::vector<std::pair<Hash, std::string>> tokens;  // with their persons
    std::vector<Code> codes;
    std::map<std::string, std::string> decks;               // by hash
    std::map<std::string, std::vector<OwnDeck>> own_decks;  // by person
};

Contents kept_contents();

enum class Opening : std::uint8_t { serve, read };

// For one test, which may change it.
class CopyOfDatabase {
  public:
    explicit CopyOfDatabase(const KeptDatabase& original);

    Stored<std::unique_ptr<Store>> open(Opening opening);

  private:
    KeptDatabase::Kind kind_;
    Place place_;
};

}  // namespace frise::store_test
