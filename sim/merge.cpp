// Shards of one run put together again.
#include "cli/files.hpp"
#include "sim/paper.hpp"
#include "sim/report.hpp"
#include "sim/simulate.hpp"

#include <algorithm>
#include <set>

namespace frise::sim {
namespace {

// The command of the whole run.
std::string without_shard(std::string command) {
    constexpr std::string_view option = " --shard ";
    const std::size_t from = command.find(option);
    if (from == std::string::npos) return command;
    return command.erase(from, command.find(' ', from + option.size()) - from);
}

class Merger {
  public:
    explicit Merger(const cli::Desk& desk) : desk_{desk} {}

    // What is wrong with the file, if anything.
    std::optional<std::string> add(const std::string& file) {
        const auto text = cli::read_file(file);
        if (!text) {
            return desk_.words("sim.merge_unreadable", {word("file", file)});
        }
        boost::system::error_code error;
        const auto value = boost::json::parse(*text, error);
        auto report = error ? refuse(ErrorCode::bad_json, "it is not JSON") : read_report(value);
        if (!report) {
            return desk_.words("sim.merge_no_report", {word("file", file), word("message", report.error().message)});
        }
        return take(file, std::move(*report));
    }

    // With a word on the parts that are missing.
    Report sum() {
        Shard& shard = sum_.heading.shard;
        if (shards_.size() < shard.of) {
            sum_.stopped = true;
            desk_.remark(desk_.words(
                "sim.merge_parts", {word("n", std::to_string(shards_.size())), word("all", std::to_string(shard.of))}));
        }
        shard = {};
        sum_.heading.command = without_shard(sum_.heading.command);
        return std::move(sum_);
    }

  private:
    std::optional<std::string> take(const std::string& file, Report&& report) {
        const std::uint64_t number = report.heading.shard.number;
        if (shards_.empty()) {
            sum_ = std::move(report);
        } else if (!sum_.heading.same_run(report.heading)) {
            return desk_.words("sim.merge_other_run", {word("file", file)});
        } else if (shards_.contains(number)) {
            return desk_.words("sim.merge_twice", {word("file", file)});
        } else {
            sum_.tally += report.tally;
            sum_.stopped = sum_.stopped || report.stopped;
            sum_.seconds = std::max(sum_.seconds, report.seconds);
        }
        shards_.insert(number);
        return std::nullopt;
    }

    const cli::Desk& desk_;
    Report sum_;
    std::set<std::uint64_t> shards_;
};

}  // namespace

int merge(const SimulateOptions& options, const cli::Desk& desk) {
    if (options.merge.empty()) {
        return desk.refuse(desk.words("sim.merge_which"));
    }
    const Paper paper{options, desk};
    if (const auto problem = paper.problem()) return desk.refuse(*problem);
    Merger merger{desk};
    for (const std::string& file : options.merge) {
        if (const auto wrong = merger.add(file)) return desk.refuse(*wrong);
    }
    return paper.write(merger.sum());
}

}  // namespace frise::sim
