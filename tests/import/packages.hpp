// Databases, streams and archives for tests.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace frise::deckkit {

// A SQLite file made by these statements.
std::string database(const std::string& sql);
// The schema of Anki 2.0 to 2.1, with four notes of two types.
std::string old_collection();
// That of today, with one.
std::string new_collection();

std::string zstd_packed(std::string_view bytes);
std::string zipped(const std::vector<std::pair<std::string, std::string>>& files);

}  // namespace frise::deckkit
