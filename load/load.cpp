// A run: people come, sit down, play, and are asked what happened.
#include "load/load.hpp"

#include "load/http.hpp"
#include "load/table_play.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <fmt/format.h>

namespace frise::load {

namespace json = boost::json;

namespace {

using Clock = std::chrono::steady_clock;

class Run {
  public:
    Run(const LoadOptions& options, const LoadHooks& hooks) : options_{options}, hooks_{hooks} {}

    LoadReport play() {
        if (!open_tables()) return std::move(report_);
        for (const auto& table : tables_) table->connect();
        const bool ready = until(options_.patience_seconds + options_.tables / 50.0,
                                 [&] { return crowd_.started >= static_cast<int>(tables_.size()) && all_are_there(); });
        if (!ready) fail("not all games began, or not all got in");
        if (hooks_.ready) hooks_.ready();
        crowd_.acting = true;
        crowd_.measuring = true;
        report_.bytes_in = 0;
        report_.bytes_out = 0;
        report_.messages_in = 0;
        for (const auto& table : tables_) table->go_on();
        const auto start = Clock::now();
        until(options_.seconds, [&] {
            if (hooks_.every) hooks_.every();
            return hooks_.enough && hooks_.enough();
        });
        for (const auto& table : tables_) table->note_silence();
        report_.seconds = std::chrono::duration<double>(Clock::now() - start).count();
        crowd_.measuring = false;
        crowd_.acting = false;
        const bool settled = until(options_.patience_seconds, [&] {
            return std::none_of(tables_.begin(), tables_.end(), [](const auto& table) { return table->waits(); });
        });
        if (!settled) fail("some actions were never answered");
        for (const auto& table : tables_) table->disconnect();
        agenda_.clear();
        context_.run_for(std::chrono::milliseconds{50});
        compare_notes();
        sum_up();
        return std::move(report_);
    }

  private:
    void fail(const std::string& words) {
        ++report_.errors;
        crowd_.complain(words);
    }

    bool all_are_there() const {
        return std::all_of(tables_.begin(), tables_.end(), [](const auto& table) { return table->all_are_there(); });
    }

    std::vector<boost::asio::ip::tcp::endpoint> servers() const {
        std::vector<boost::asio::ip::tcp::endpoint> list;
        for (const int port : options_.ports) {
            list.emplace_back(boost::asio::ip::make_address(options_.host),
                              static_cast<boost::asio::ip::port_type>(port));
        }
        return list;
    }

    bool open_tables() {
        Rng seeds{options_.seed};
        for (int i = 0; i < options_.tables; ++i) {
            std::vector<Identity> people;
            for (int seat = 0; seat < options_.seats; ++seat) {
                const auto person = http_.ask("POST", "/api/people", {}, {{"name", "P" + std::to_string(seat)}});
                if (!person || person->status != 201) return fail("no new person is let in"), false;
                people.push_back({json::value_to<std::string>(person->body.at("person")),
                                  json::value_to<std::string>(person->body.at("token"))});
            }
            json::object wish{{"name", "P0"}, {"game", options_.game}, {"seats", options_.seats}};
            if (options_.hand > 0) wish["options"] = {{"hand", options_.hand}};
            const auto table = http_.ask("POST", "/api/tables", people.front().token, wish);
            if (!table || table->status != 201) {
                return fail("no table is opened" + (table ? ": " + json::serialize(table->body) : std::string{})),
                       false;
            }
            tables_.push_back(std::make_unique<TablePlay>(crowd_, json::value_to<std::string>(table->body.at("table")),
                                                          std::move(people), seeds.next()));
        }
        return true;
    }

    // Runs until it is so, or the time is over.
    bool until(double seconds, const std::function<bool()>& so) {
        const auto end =
            Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>{seconds});
        while (!so()) {
            if (Clock::now() >= end) return false;
            const auto left = end - Clock::now();
            context_.run_for(std::min<Clock::duration>(left, std::chrono::milliseconds{100}));
            context_.restart();
        }
        return true;
    }

    // With the server's: it must have every number that somebody was told, and tell the same of it.
    void compare_notes() {
        for (const auto& table : tables_) {
            for (const Story& story : table->take_stories()) {
                if (story.heard.empty()) continue;
                ++report_.checked_games;
                const auto replay = http_.ask("GET", "/api/tables/" + story.table + "/replay");
                if (!replay || replay->status != 200) {
                    fail("there is no replay of " + story.table);
                    continue;
                }
                compare(story, replay->body.at("steps").as_array());
                count_doubled(story);
                count_seats(*table, story, replay->body.at("table").at("seats").as_array());
                if (hooks_.told) hooks_.told(story);
            }
        }
    }

    void compare(const Story& story, const json::array& steps) {
        std::map<std::uint64_t, std::uint64_t> server;
        for (const json::value& step : steps) {
            server[step.at("n").to_number<std::uint64_t>()] = story_hash(step.at("events").as_array());
        }
        bool same = true;
        for (std::uint64_t number = 0; number < story.heard.size(); ++number) {
            if (story.heard[number].events == 0) continue;
            const auto it = server.find(number);
            if (it == server.end()) {
                ++report_.lost;
                crowd_.complain(fmt::format("{} has no number {}", story.table, number));
            } else if (it->second != story.heard[number].events) {
                same = false;
            }
        }
        if (!same) ++report_.divergent;
    }

    // Under whatever number it is told, one id is one action.
    void count_doubled(const Story& story) {
        std::map<std::string_view, std::uint64_t> numbers;
        for (const auto& [id, number] : story.acknowledged) {
            if (number == 0 || numbers.try_emplace(id, number).first->second == number) continue;
            ++report_.doubled;
            crowd_.complain(fmt::format("{} did {} twice: {} and {}", story.table, id, numbers[id], number));
        }
    }

    void count_seats(const TablePlay& table, const Story& story, const json::array& seats) {
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(options_.seats); ++seat) {
            const json::array people = seat < seats.size() ? seats[seat].at("people").as_array() : json::array{};
            if (people.size() == 1 && people[0] == json::value(table.person(seat))) continue;
            ++report_.seats_lost;
            crowd_.complain(fmt::format("{} has lost who sat at seat {}", story.table, seat));
        }
    }

    void sum_up() {
        std::sort(latencies_.begin(), latencies_.end());
        const auto at = [&](double share) {
            if (latencies_.empty()) return 0.0;
            return static_cast<double>(
                latencies_[static_cast<std::size_t>(share * static_cast<double>(latencies_.size() - 1))]);
        };
        report_.p50_ms = at(0.5);
        report_.p90_ms = at(0.9);
        report_.p99_ms = at(0.99);
        report_.max_ms = at(1);
    }

    const LoadOptions& options_;
    const LoadHooks& hooks_;
    boost::asio::io_context context_{1};
    Agenda agenda_{context_};
    LoadReport report_;
    std::vector<float> latencies_;
    std::vector<boost::asio::ip::tcp::endpoint> servers_ = servers();
    Http http_{servers_, options_.tries};
    Crowd crowd_{options_, context_, hooks_, servers_, agenda_, report_, latencies_};
    std::vector<std::unique_ptr<TablePlay>> tables_;
};

}  // namespace

LoadReport run_load(const LoadOptions& options, const LoadHooks& hooks) { return Run{options, hooks}.play(); }

void write_load_report(std::ostream& out, const LoadOptions& options, const LoadReport& report) {
    const auto per_action = [&](std::uint64_t bytes) {
        return report.actions > 0 ? static_cast<double>(bytes) / static_cast<double>(report.actions) : 0;
    };
    const std::string onlookers =
        options.onlookers > 0 ? fmt::format(" and {} onlookers", options.onlookers) : std::string{};
    out << fmt::format("{} tables × {} seats{} of {}, {:.1f} s\n", options.tables, options.seats, onlookers,
                       options.game, report.seconds)
        << fmt::format("actions      {:>12}   {:.0f} a second\n", report.actions, report.actions_per_second())
        << fmt::format(
               "latency      {:>9.2f} ms   median, from sending to all who are there; 90 %: {:.2f}, 99 %: {:.2f}, "
               "most: {:.2f}\n",
               report.p50_ms, report.p90_ms, report.p99_ms, report.max_ms)
        << fmt::format("received     {:>12}   messages, {:.0f} bytes for each action; sent: {:.0f}\n",
                       report.messages_in, per_action(report.bytes_in), per_action(report.bytes_out))
        << fmt::format("silence      {:>10.2f} s   at one table, the longest\n", report.longest_silence_s)
        << fmt::format("reconnects   {:>12}   {} actions sent again\n", report.reconnects, report.resent)
        << fmt::format("games        {:>12}   compared with the server: {} differ, {} acknowledged actions lost, "
                       "{} doubled, {} seats lost\n",
                       report.checked_games, report.divergent, report.lost, report.doubled, report.seats_lost)
        << fmt::format("errors       {:>12}   {} refused\n", report.errors, report.refused);
    for (const std::string& complaint : report.complaints) out << "  " << complaint << '\n';
}

std::string load_report_json(const LoadOptions& options, const LoadReport& report) {
    return json::serialize(json::object{{"tables", options.tables},
                                        {"seats", options.seats},
                                        {"onlookers", options.onlookers},
                                        {"game", options.game},
                                        {"seconds", report.seconds},
                                        {"actions", report.actions},
                                        {"actions_s", report.actions_per_second()},
                                        {"p50_ms", report.p50_ms},
                                        {"p90_ms", report.p90_ms},
                                        {"p99_ms", report.p99_ms},
                                        {"bytes_in", report.bytes_in},
                                        {"bytes_out", report.bytes_out},
                                        {"longest_silence_s", report.longest_silence_s},
                                        {"reconnects", report.reconnects},
                                        {"resent", report.resent},
                                        {"games", report.checked_games},
                                        {"divergent", report.divergent},
                                        {"lost", report.lost},
                                        {"doubled", report.doubled},
                                        {"seats_lost", report.seats_lost},
                                        {"refused", report.refused},
                                        {"errors", report.errors}});
}

}  // namespace frise::load
