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
    {"address",
     "IP",
     TextSetting{&S::address, is_address},
     {"the address to listen at; 127.0.0.1 is this machine alone",
      "l’adresse où écouter ; 127.0.0.1 ne vaut que pour cette machine"}},
    {"port",
     "N",
     WholeSetting{&S::port, 0, 65535},
     {"the port; 0 takes any free one. Without it, the next free one from 8080 on",
      "le port ; 0 en prend un libre. Sans lui, le premier port libre à partir de 8080"}},
    {"lan",
     "",
     SwitchSetting{&S::lan},
     {"open to the home network, with a code to scan", "ouvert au réseau de la maison, avec un code à scanner"}},
    {"data",
     "DIR",
     TextSetting{&S::data, is_anything},
     {"the folder of the data; else frise in the user’s data folder",
      "le dossier des données ; sinon frise dans le dossier de données de l’utilisateur"}},
    {"store",
     "URL",
     TextSetting{&S::store,
                 is_database,
                 // Without what was written, which may have a password in it.
                 {"{name} must be the address of a PostgreSQL database, as postgres://user@host/name",
                  "{name} doit être l’adresse d’une base PostgreSQL, comme postgres://user@host/name"}},
     {"a PostgreSQL database instead of a file, as postgres://user@host/name; several servers may share it",
      "une base PostgreSQL au lieu d’un fichier, comme postgres://user@host/name ; plusieurs serveurs peuvent la "
      "partager"}},
    {"memory",
     "",
     SwitchSetting{&S::memory},
     {"keep nothing: all is forgotten when it stops", "ne rien garder : tout est oublié à l’arrêt"}},
    {"threads",
     "N",
     WholeSetting{&S::threads, 0, 1024},
     {"threads for tables; 0: one for each core", "fils d’exécution pour les tables ; 0 : un par cœur"}},
    {"origins",
     "A,B",
     ListSetting{&S::origins},
     {"pages of other hosts that may connect, such as https://frise.example",
      "pages d’autres sites qui peuvent se connecter, comme https://frise.example"}},
    {"behind-proxy",
     "",
     SwitchSetting{&S::behind_proxy},
     {"take the client’s address from X-Forwarded-For, which a proxy before it sets",
      "prendre l’adresse du client dans X-Forwarded-For, que met un serveur mandataire devant"}},
    {"log-level",
     "debug|info|warning|error|off",
     TextSetting{&S::log_level, is_log_level},
     {"what is logged on standard error, from which weight on",
      "ce qui est noté sur l’erreur standard, à partir de quelle gravité"}},
    {"max-connections",
     "N",
     WholeSetting{&S::max_connections, 1, million},
     {"connections in all", "connexions en tout"}},
    {"max-connections-per-address",
     "N",
     WholeSetting{&S::max_connections_per_address, 1, million},
     {"connections from one address", "connexions depuis une adresse"}},
    {"max-tables-per-hour",
     "N",
     WholeSetting{&S::max_tables_per_hour, 0, million},
     {"tables opened from one address; 0: no limit", "tables ouvertes depuis une adresse ; 0 : sans limite"}},
    {"max-onlookers",
     "N",
     WholeSetting{&S::max_onlookers, 0, million},
     {"onlookers at a table", "spectateurs à une table"}},
    {"max-message",
     "BYTES",
     WholeSetting{&S::max_message, 1024, 100 * million},
     {"the longest message of a client", "le plus long message d’un client"}},
    {"max-upload",
     "BYTES",
     WholeSetting{&S::max_upload, 1024, 1000 * million},
     {"the longest body of a request, which may be a deck",
      "le plus long corps d’une requête, qui peut être un paquet"}},
    {"max-queue",
     "BYTES",
     WholeSetting{&S::max_queue, 16'384, 1000 * million},
     {"what may wait for one slow reader, who is dropped beyond it",
      "ce qui peut attendre un lecteur lent, qui est écarté au-delà"}},
    {"requests-per-second",
     "N",
     RealSetting{&S::requests_per_second, 0, million},
     {"messages of one connection, on average; 0: no limit", "messages d’une connexion, en moyenne ; 0 : sans limite"}},
    {"requests-burst",
     "N",
     RealSetting{&S::requests_burst, 1, million},
     {"messages of one connection at once", "messages d’une connexion d’un coup"}},
    {"chats-per-minute",
     "N",
     RealSetting{&S::chats_per_minute, 0, million},
     {"chat messages and reactions of one connection; 0: no limit",
      "messages et réactions d’une connexion ; 0 : sans limite"}},
    {"http-per-second",
     "N",
     RealSetting{&S::http_per_second, 0, million},
     {"HTTP requests from one address, on average, and four times as many at once; 0: no limit",
      "requêtes HTTP depuis une adresse, en moyenne, et quatre fois plus d’un coup ; 0 : sans limite"}},
    {"ping-seconds",
     "N",
     WholeSetting{&S::ping_seconds, 1, 3600},
     {"after so long without a word a client is asked whether it is there, and after twice as long dropped",
      "après ce silence, on demande à un client s’il est là, et après le double on l’écarte"}},
    {"bot-pace-ms",
     "N",
     WholeSetting{&S::bot_pace_ms, 0, 60'000},
     {"how long bots wait before they play", "le temps que les robots attendent avant de jouer"}},
    {"unload-seconds",
     "N",
     WholeSetting{&S::unload_seconds, 0, 86'400},
     {"a table that nobody watches leaves the memory after it",
      "une table que personne ne regarde quitte la mémoire après"}},
    {"archive-days",
     "N",
     WholeSetting{&S::archive_days, 1, 36'500},
     {"an unfinished table that nobody touched is put away after it",
      "une table inachevée que personne n’a touchée est rangée après"}},
    {"host-away-minutes",
     "N",
     WholeSetting{&S::host_away_minutes, 1, million},
     {"the host’s rights go to somebody else after it", "les droits de l’hôte passent à quelqu’un d’autre après"}},
});

}  // namespace

std::span<const Setting> all_settings() { return known_settings; }

const Setting* setting_named(std::string_view name) {
    const auto it = std::find_if(known_settings.begin(), known_settings.end(),
                                 [&](const Setting& each) { return each.name == name; });
    return it == known_settings.end() ? nullptr : &*it;
}

}  // namespace frise::server
