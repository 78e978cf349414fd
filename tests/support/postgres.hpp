// A PostgreSQL for tests, in a folder and on a port of its own, and databases in it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <sys/types.h>
#include <unistd.h>
#include <vector>

namespace frise::test {

// Runs as somebody who is not root, and lasts no longer than the thread that started it, whichever way that ends. Its
// folder is gone soon after. Throws std::runtime_error with the server's words if it does not start.
class Postgres {
  public:
    enum class Disk : std::uint8_t {
        quick,  // writes nothing through to the disk: for tests of all else
        safe,   // as people run it
    };

    // One for all tests of this process, made when it is first asked for. Who stops it starts it again.
    static Postgres& shared();

    Postgres();
    Postgres(const Postgres&) = delete;
    Postgres& operator=(const Postgres&) = delete;
    ~Postgres();

    void start(Disk disk = Disk::quick);
    // As its operator would: sessions end, all is written.
    void stop();
    // With all its processes, in the middle of whatever they do.
    void kill();
    [[nodiscard]] bool running() const { return server_ > 0; }

    [[nodiscard]] std::vector<pid_t> processes() const;

    [[nodiscard]] int port() const { return port_; }
    [[nodiscard]] std::string address(const std::string& database) const { return address(database, port_); }
    // Through something that listens on another port.
    [[nodiscard]] static std::string address(const std::string& database, int port);

  private:
    void wait_until_it_answers();
    void end(int signal);

    std::filesystem::path folder_;
    std::filesystem::path programs_;
    int alive_ = -1;    // once closed, the folder is removed
    pid_t guard_ = -1;  // by this one
    int port_ = 0;
    pid_t server_ = -1;
    pid_t owner_ = ::getpid();  // a copy of the process that ends leaves it alone
};

// Made empty, and dropped at its end with whoever is still using it.
class FreshDatabase {
  public:
    explicit FreshDatabase(Postgres& server = Postgres::shared());
    FreshDatabase(const FreshDatabase&) = delete;
    FreshDatabase& operator=(const FreshDatabase&) = delete;
    ~FreshDatabase();

    [[nodiscard]] std::string address() const { return server_.address(name_); }
    [[nodiscard]] std::string address(int port) const { return Postgres::address(name_, port); }
    // As with another program: any number of statements. The first value of the last one's answer, or nothing.
    std::string execute(const std::string& script) const;
    // For all sessions to come.
    void set(const std::string& setting, const std::string& value) const;
    // The connections of all others to it, from the server's side.
    void end_sessions() const;

  private:
    Postgres& server_;
    std::string name_;
};

}  // namespace frise::test
