// All settings.
#include "server/setting_table.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>

namespace frise::server {
namespace {

using S = Settings;

bool is_address(const std::string& text) {
    boost::system::error_code failed;
    boost::asio::ip::make_address(text, failed);
    return !failed;
}

bool is_log_level(const std::string& text) {
    constexpr std::array<std::string_view, 5> levels{"debug", "info", "warning", "error", "off"};
    return std::find(levels.begin(), levels.end(), text) != levels.end();
}

bool is_database(const std::string& text) {
    return text.empty() || text.starts_with("postgres://") || text.starts_with("postgresql://");
}

bool is_anything(const std::string& /*text*/) { return true; }

constexpr int million = 1'000'000;

const auto known_settings = std::to_array<Setting>({
    {"address", "IP", TextSetting{&S::address, is_address}, "server.setting_address"},
    {"port", "N", WholeSetting{&S::port, 0, 65535}, "server.setting_port"},
    {"lan", "", SwitchSetting{&S::lan}, "server.setting_lan"},
    {"data", "DIR", TextSetting{&S::data, is_anything}, "server.setting_data"},
    {"store", "URL",
     TextSetting{&S::store, is_database,
                 // Without what was written, which may have a password in it.
                 "server.setting_store_complaint"},
     "server.setting_store"},
    {"memory", "", SwitchSetting{&S::memory}, "server.setting_memory"},
    {"threads", "N", WholeSetting{&S::threads, 0, 1024}, "server.setting_threads"},
    {"origins", "A,B", ListSetting{&S::origins}, "server.setting_origins"},
    {"behind-proxy", "", SwitchSetting{&S::behind_proxy}, "server.setting_behind_proxy"},
    {"log-level", "debug|info|warning|error|off", TextSetting{&S::log_level, is_log_level}, "server.setting_log_level"},
    {"max-connections", "N", WholeSetting{&S::max_connections, 1, million}, "server.setting_max_connections"},
    {"max-connections-per-address", "N", WholeSetting{&S::max_connections_per_address, 1, million},
     "server.setting_max_connections_per_address"},
    {"max-tables-per-hour", "N", WholeSetting{&S::max_tables_per_hour, 0, million},
     "server.setting_max_tables_per_hour"},
    {"max-onlookers", "N", WholeSetting{&S::max_onlookers, 0, million}, "server.setting_max_onlookers"},
    {"max-message", "BYTES", WholeSetting{&S::max_message, 1024, 100 * million}, "server.setting_max_message"},
    {"max-upload", "BYTES", WholeSetting{&S::max_upload, 1024, 1000 * million}, "server.setting_max_upload"},
    {"max-queue", "BYTES", WholeSetting{&S::max_queue, 16'384, 1000 * million}, "server.setting_max_queue"},
    {"requests-per-second", "N", RealSetting{&S::requests_per_second, 0, million},
     "server.setting_requests_per_second"},
    {"requests-burst", "N", RealSetting{&S::requests_burst, 1, million}, "server.setting_requests_burst"},
    {"chats-per-minute", "N", RealSetting{&S::chats_per_minute, 0, million}, "server.setting_chats_per_minute"},
    {"http-per-second", "N", RealSetting{&S::http_per_second, 0, million}, "server.setting_http_per_second"},
    {"ping-seconds", "N", WholeSetting{&S::ping_seconds, 1, 3600}, "server.setting_ping_seconds"},
    {"bot-pace-ms", "N", WholeSetting{&S::bot_pace_ms, 0, 60'000}, "server.setting_bot_pace_ms"},
    {"unload-seconds", "N", WholeSetting{&S::unload_seconds, 0, 86'400}, "server.setting_unload_seconds"},
    {"archive-days", "N", WholeSetting{&S::archive_days, 1, 36'500}, "server.setting_archive_days"},
    {"host-away-minutes", "N", WholeSetting{&S::host_away_minutes, 1, million}, "server.setting_host_away_minutes"},
});

}  // namespace

std::span<const Setting> all_settings() { return known_settings; }

const Setting* setting_named(std::string_view name) {
    const auto it = std::find_if(known_settings.begin(), known_settings.end(),
                                 [&](const Setting& each) { return each.name == name; });
    return it == known_settings.end() ? nullptr : &*it;
}

}  // namespace frise::server
