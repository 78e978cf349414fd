// Starting a server, saying where it is, and stopping it.
#include "server_commands/serve.hpp"

#include "server/log.hpp"
#include "server/server.hpp"
#include "server_commands/data.hpp"
#include "server_commands/doorplate.hpp"
#include "server_commands/kept.hpp"
#include "server_commands/port.hpp"
#include "server_commands/stop_signals.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

namespace frise::server_commands {
namespace {

constexpr auto first_archive = std::chrono::seconds{10};
constexpr auto next_archive = std::chrono::hours{1};
constexpr rlim_t files_beside_connections = 100;

// Each connection is an open file.
void allow_files(int connections) {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    const rlim_t wanted = static_cast<rlim_t>(connections) + files_beside_connections;
    if (limit.rlim_cur >= wanted) return;
    limit.rlim_cur = std::min(wanted, limit.rlim_max);
    ::setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < wanted) {
        server::log_warning("few-files", {{"allowed", limit.rlim_cur}, {"wanted", wanted}});
    }
}

class Host {
  public:
    Host(const ServeOptions& options, const cli::Desk& desk) : options_{options}, desk_{desk} {}

    int run() {
        auto gathered = gather(options_.typed, environment_variable);
        if (!gathered) return refuse(gathered.error());
        settings_ = gathered->settings();
        if (settings_.lan && !gathered->given("address")) settings_.address = "0.0.0.0";
        if (options_.check) settings_.memory = false;
        auto data = data_of(settings_, environment_variable);
        if (!data) return refuse(data.error());
        data_ = std::move(*data);
        if (options_.check) return check_data(data_, desk_);
        const auto port = find_port(settings_.address, settings_.port, gathered->given("port"));
        if (!port) return refuse(port.error());
        settings_.port = *port;
        return open();
    }

  private:
    int refuse(const server::Complaint& complaint) const {
        const int code = desk_.refuse(complaint.text(desk_.language()));
        return complaint.passing ? cli::not_now : code;
    }

    int open() {
        const StopSignals stop;
        std::signal(SIGPIPE, SIG_IGN);
        ::umask(S_IRWXG | S_IRWXO);
        server::start_log(settings_.log_level);
        allow_files(settings_.max_connections);
        auto store = open_data(data_, Access::serve);
        if (!store) return refuse(store.error());
        const server::SystemClock clock;
        try {
            server::Server server{settings_, std::move(*store), clock};
            attend(server, stop);
        } catch (const boost::system::system_error& error) {
            return refuse(no_listening(settings_.address, settings_.port, error.code()));
        }
        server::log_info("stopped");
        return cli::fine;
    }

    void attend(server::Server& server, const StopSignals& stop) const {
        server.start();
        const Doorplate plate{settings_, server.port(), data_.name};
        server::log_info("started", {{"version", options_.version},
                                     {"address", plate.here()},
                                     {"data", data_.name.empty() ? "memory" : data_.name}});
        desk_.say_all(plate.text(desk_));
        for (std::chrono::milliseconds span = first_archive; !stop.came_within(span); span = next_archive) {
            server.archive();
        }
        server::log_info("stopping");
        server.stop();
    }

    const ServeOptions& options_;
    const cli::Desk& desk_;
    server::Settings settings_;
    Data data_;
};

}  // namespace

int serve(const ServeOptions& options, const cli::Desk& desk) { return Host{options, desk}.run(); }

}  // namespace frise::server_commands
