// A file of games, one JSON object a line, that grows from run to run.
#pragma once

#include "store/trouble.hpp"

#include <filesystem>
#include <string>

namespace frise::server_commands {

// Made for its user alone when the first game comes. What a run that was killed left of a line is cut off: its game is
// still in the store. Files of anything else are refused, and so is one that another run is writing to.
class GameFile {
  public:
    explicit GameFile(std::filesystem::path path) : path_{std::move(path)} {}
    GameFile(const GameFile&) = delete;
    GameFile& operator=(const GameFile&) = delete;
    ~GameFile();

    // On the disk when it returns; after trouble nothing of it is there.
    store::Stored<void> write(const std::string& lines);

  private:
    void open();
    void append(const std::string& lines) const;
    [[noreturn]] void fail(int error) const;
    [[noreturn]] void fail(const std::string& reason) const;

    std::filesystem::path path_;
    int descriptor_ = -1;
};

}  // namespace frise::server_commands
