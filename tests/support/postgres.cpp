// Debian's binaries, started by hand.
#include "tests/support/postgres.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <libpq-fe.h>
#include <memory>
#include <netinet/in.h>
#include <pwd.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace frise::test {
namespace {

using namespace std::chrono_literals;
using std::chrono::steady_clock;
using std::filesystem::path;
using Words = std::vector<std::string>;

// Of the newest version there is.
path find_programs() {
    std::vector<std::pair<int, path>> found;
    std::error_code missing;
    for (const auto& version : std::filesystem::directory_iterator{"/usr/lib/postgresql", missing}) {
        const auto programs = version.path() / "bin";
        if (exists(programs / "initdb")) found.emplace_back(std::atoi(version.path().filename().c_str()), programs);
    }
    if (found.empty()) throw std::runtime_error{"there is no PostgreSQL; script/setup test installs it"};
    return std::ranges::max(found).second;
}

// The one that Debian's package makes, or the one that owns nothing.
const passwd* somebody() {
    const passwd* user = ::getpwnam("postgres");
    return user != nullptr ? user : ::getpwnam("nobody");
}

// PostgreSQL does not run as root. The signal comes when the thread that started it ends.
Words unprivileged(Words command) {
    Words before{"setpriv", "--pdeathsig", "QUIT"};
    if (::geteuid() == 0) {
        const passwd* user = somebody();
        before.insert(before.end(), {"--reuid", std::to_string(user->pw_uid), "--regid", std::to_string(user->pw_gid),
                                     "--clear-groups"});
    }
    before.insert(before.end(), command.begin(), command.end());
    return before;
}

pid_t spawn(Words words, const path& output, int input = -1) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions{};
    ::posix_spawn_file_actions_init(&actions);
    if (input < 0) {
        ::posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    } else {
        ::posix_spawn_file_actions_adddup2(&actions, input, 0);
    }
    ::posix_spawn_file_actions_addopen(&actions, 1, output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
    ::posix_spawn_file_actions_adddup2(&actions, 1, 2);
    ::posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    pid_t child = -1;
    const int error = ::posix_spawnp(&child, arguments.front(), &actions, nullptr, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (error != 0) throw std::runtime_error{words.front() + " cannot be started"};
    return child;
}

int wait_for(pid_t child) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    return status;
}

std::string text_of(const path& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

int free_port() {
    const int probe = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* any = reinterpret_cast<sockaddr*>(&address);
    const bool bound = ::bind(probe, any, size) == 0 && ::getsockname(probe, any, &size) == 0;
    ::close(probe);
    if (!bound) throw std::runtime_error{"there is no free port"};
    return ntohs(address.sin_port);
}

// After the name, which may have any letters, come the state and the parent.
pid_t parent_of(const path& process) {
    const std::string stat = text_of(process / "stat");
    const auto end = stat.rfind(')');
    return end == std::string::npos ? -1 : std::atoi(stat.c_str() + std::min(end + 4, stat.size()));
}

std::vector<pid_t> children_of(pid_t parent) {
    std::vector<pid_t> children;
    for (const auto& process : std::filesystem::directory_iterator{"/proc"}) {
        const pid_t number = std::atoi(process.path().filename().c_str());
        if (number > 0 && parent_of(process.path()) == parent) children.push_back(number);
    }
    return children;
}

// Its lock shows that it is still there.
constexpr auto guard_script = R"(
    cat >/dev/null
    for i in $(seq 50); do
        if [ ! -e "$1/data/postmaster.pid" ] && rm -rf "$1"; then exit; fi
        sleep 0.1
    done
    rm -rf "$1"
)";

std::string ask(const std::string& address, const std::string& script) {
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection{PQconnectdb(address.c_str()), PQfinish};
    PQsetNoticeReceiver(
        connection.get(), [](void*, const PGresult*) {}, nullptr);
    const std::unique_ptr<PGresult, decltype(&PQclear)> result{PQexec(connection.get(), script.c_str()), PQclear};
    const auto status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
        throw std::runtime_error{PQerrorMessage(connection.get())};
    }
    return PQntuples(result.get()) == 0 ? "" : PQgetvalue(result.get(), 0, 0);
}

}  // namespace

Postgres& Postgres::shared() {
    static Postgres one;
    return one;
}

Postgres::Postgres() : programs_{find_programs()} {
    std::string name = (std::filesystem::temp_directory_path() / "frise-postgres-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error{"there is no folder for PostgreSQL"};
    folder_ = name;
    if (::geteuid() == 0 && ::chown(name.c_str(), somebody()->pw_uid, somebody()->pw_gid) != 0) {
        throw std::runtime_error{"the folder cannot be given away"};
    }
    std::array<int, 2> orders{};
    if (::pipe2(orders.data(), O_CLOEXEC) != 0) throw std::runtime_error{"there is no pipe"};
    alive_ = orders[1];
    // In a session of its own, or what ends the tests would end it too.
    guard_ = spawn({"setsid", "sh", "-c", guard_script, "guard", name}, "/dev/null", orders[0]);
    ::close(orders[0]);
    const auto log = folder_ / "log";
    const pid_t making =
        spawn(unprivileged({(programs_ / "initdb").string(), "--no-sync", "--no-locale", "--encoding", "UTF8", "--auth",
                            "trust", "--username", "tester", "--pgdata", (folder_ / "data").string()}),
              log);
    if (wait_for(making) != 0) throw std::runtime_error{text_of(log)};
    start();
}

Postgres::~Postgres() {
    if (::getpid() != owner_) return;
    if (server_ > 0) end(SIGQUIT);
    ::close(alive_);
    wait_for(guard_);
}

void Postgres::start(Disk disk) {
    for (int tries = 1;; ++tries) {
        const bool first = port_ == 0;
        if (first) port_ = free_port();
        server_ = spawn(unprivileged({(programs_ / "postgres").string(), "-D", (folder_ / "data").string(), "-p",
                                      std::to_string(port_), "-c", "listen_addresses=127.0.0.1", "-c",
                                      "unix_socket_directories=", "-c", "shared_buffers=32MB", "-c",
                                      disk == Disk::safe ? "fsync=on" : "fsync=off"}),
                        folder_ / "log");
        try {
            return wait_until_it_answers();
        } catch (const std::runtime_error&) {
            // Another may have taken the port, or what is left of the last one is still going.
            if (first) port_ = 0;
            if (tries == 10) throw;
        }
    }
}

void Postgres::wait_until_it_answers() {
    const auto until = steady_clock::now() + 60s;
    while (PQping(address("postgres").c_str()) != PQPING_OK) {
        int status = 0;
        if (::waitpid(server_, &status, WNOHANG) == server_ || steady_clock::now() > until) {
            if (steady_clock::now() > until) end(SIGKILL);
            server_ = -1;
            throw std::runtime_error{"PostgreSQL does not start: " + text_of(folder_ / "log")};
        }
        std::this_thread::sleep_for(20ms);
    }
}

void Postgres::end(int signal) {
    ::kill(server_, signal);
    wait_for(server_);
    server_ = -1;
}

std::vector<pid_t> Postgres::processes() const {
    std::vector<pid_t> all = children_of(server_);
    all.push_back(server_);
    return all;
}

void Postgres::stop() { end(SIGINT); }

void Postgres::kill() {
    ::kill(server_, SIGSTOP);
    const auto children = children_of(server_);
    end(SIGKILL);
    for (const pid_t child : children) ::kill(child, SIGKILL);
}

std::string Postgres::address(const std::string& database, int port) {
    return fmt::format("postgres://tester@127.0.0.1:{}/{}?sslmode=disable&gssencmode=disable", port, database);
}

FreshDatabase::FreshDatabase(Postgres& server) : server_{server} {
    static std::atomic<int> made = 0;
    name_ = fmt::format("test{}", ++made);
    ask(server_.address("postgres"), fmt::format("CREATE DATABASE {} TEMPLATE template0", name_));
}

// Without a server it is gone with the folder.
FreshDatabase::~FreshDatabase() {
    try {
        ask(server_.address("postgres"), fmt::format("DROP DATABASE {} WITH (FORCE)", name_));
    } catch (const std::runtime_error&) {
        return;
    }
}

std::string FreshDatabase::execute(const std::string& script) const { return ask(address(), script); }

void FreshDatabase::set(const std::string& setting, const std::string& value) const {
    ask(server_.address("postgres"), fmt::format("ALTER DATABASE {} SET {} = {}", name_, setting, value));
}

void FreshDatabase::end_sessions() const {
    ask(server_.address("postgres"),
        fmt::format("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{}'", name_));
}

}  // namespace frise::test
