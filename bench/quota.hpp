// A share of a processor for a program, as if it were on a smaller machine: a control group of the kernel, of either
// version, for which one has to be root.
#pragma once

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <string>
#include <sys/types.h>
#include <system_error>
#include <unistd.h>

namespace frise::bench {

class Quota {
  public:
    explicit Quota(double processors) {
        static int count = 0;
        constexpr int period_us = 10'000;
        const int quota_us = static_cast<int>(processors * period_us);
        std::error_code failed;
        const std::filesystem::path all = "/sys/fs/cgroup";
        const bool first_version = std::filesystem::exists(all / "cpu", failed);
        folder_ = all / (first_version ? "cpu" : "") / fmt::format("frise-bench-{}-{}", ::getpid(), ++count);
        std::filesystem::create_directory(folder_, failed);
        holds_ = !failed && (first_version ? put("cpu.cfs_period_us", period_us) && put("cpu.cfs_quota_us", quota_us)
                                           : put("cpu.max", fmt::format("{} {}", quota_us, period_us)));
    }
    Quota(const Quota&) = delete;
    Quota& operator=(const Quota&) = delete;
    // What was put in has ended.
    ~Quota() {
        std::error_code ignored;
        std::filesystem::remove(folder_, ignored);
    }

    // It could be made.
    [[nodiscard]] bool holds() const { return holds_; }
    bool add(pid_t program) const { return holds_ && put("cgroup.procs", program); }

  private:
    template <class Value>
    bool put(const char* name, const Value& value) const {
        std::ofstream file{folder_ / name};
        file << value << std::flush;
        return file.good();
    }

    std::filesystem::path folder_;
    bool holds_ = false;
};

}  // namespace frise::bench
