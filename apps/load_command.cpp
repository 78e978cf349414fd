// Reading the arguments of `frise load …`.
#include "apps/load_command.hpp"

#include "apps/option_help.hpp"
#include "engine/rules/terms.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <sstream>

namespace frise {
namespace {

constexpr auto load_help = std::to_array<OptionHelp>({
    {"--address IP", "help.load_address"},
    {"--port N[,N…]", "help.load_port"},
    {"--tables N", "help.load_tables"},
    {"--seats N", "help.load_seats"},
    {"--onlookers N", "help.load_onlookers"},
    {"--game GAME", "help.load_game"},
    {"--hand N", "help.load_hand"},
    {"--pace S", "help.load_pace"},
    {"--drops N", "help.load_drops"},
    {"--seconds S", "help.load_seconds"},
    {"--seed N", "help.load_seed"},
    {"--json", "help.load_json"},
    lang_help,
});

constexpr Text load_usage{"help.load_usage"};

constexpr int failed = 1;

}  // namespace

LoadCommand::LoadCommand(CLI::App& program) : load_{program.add_subcommand("load")} {
    load_->add_option("--address", options_.host)->take_last();
    load_->add_option("--port", options_.ports)->delimiter(',');
    load_->add_option("--tables", options_.tables)->take_last();
    load_->add_option("--seats", options_.seats)->take_last();
    load_->add_option("--onlookers", options_.onlookers)->take_last();
    load_->add_option("--game", options_.game)->take_last();
    load_->add_option("--hand", options_.hand)->take_last();
    load_->add_option("--pace", options_.pace_seconds)->take_last();
    load_->add_option("--drops", options_.drops_per_minute)->take_last();
    load_->add_option("--seconds", options_.seconds)->take_last();
    load_->add_option("--seed", options_.seed)->take_last();
    load_->add_flag("--json", json_);
    load_->add_option("--lang", lang_)->take_last();
}

std::string LoadCommand::help(Language language) {
    return filled(language, load_usage) + option_help(language, load_help, 18);
}

std::optional<Text> LoadCommand::flaw() const {
    boost::system::error_code bad_address;
    boost::asio::ip::make_address(options_.host, bad_address);
    if (bad_address) return Text{"help.load_bad_address"};
    const auto game = game_named(options_.game);
    if (!game) return Text{"help.load_no_game"};
    const auto [least, most] = seat_range(*game);
    if (options_.seats < least || options_.seats > most) {
        return Text{"help.load_bad_seats"};
    }
    const bool ports =
        std::all_of(options_.ports.begin(), options_.ports.end(), [](int port) { return port > 0 && port < 65'536; });
    const bool sensible = options_.tables > 0 && ports && options_.onlookers >= 0 && options_.hand >= 0 &&
                          options_.pace_seconds >= 0 && options_.drops_per_minute >= 0 && options_.seconds > 0;
    if (sensible) return std::nullopt;
    return Text{"help.load_not_positive"};
}

int LoadCommand::run(const cli::Desk& desk) {
    if (const auto wrong = flaw()) return desk.refuse(desk.words(*wrong));
    const load::LoadReport report = load::run_load(options_);
    if (json_) {
        desk.write(load::load_report_json(options_, report) + "\n");
    } else {
        std::ostringstream text;
        load::write_load_report(text, options_, report);
        desk.say_all(text.str());
    }
    return report.fine() ? 0 : failed;
}

}  // namespace frise
