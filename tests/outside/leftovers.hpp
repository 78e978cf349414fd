// Checks that a test leaves no program and no open file behind.
#pragma once

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <sys/wait.h>
#include <thread>

namespace frise::outside_test {

class NothingLeft : public testing::Test {
  protected:
    NothingLeft() : files_{open_files()} {}

    void TearDown() override {
        EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a child is left";
        EXPECT_EQ(errno, ECHILD);
        EXPECT_EQ(open_files(), files_) << "open files";
    }

  private:
    static std::ptrdiff_t open_files() {
        return std::distance(std::filesystem::directory_iterator{"/proc/self/fd"}, {});
    }

    std::ptrdiff_t files_;
};

// Killed ones may take a moment, and are zombies where nobody reaps orphans.
inline bool comes_to_its_end(const std::string& process) {
    for (int i = 0; i < 2000; ++i) {
        std::string number;
        std::string name;
        std::string state;
        if (!(std::ifstream{"/proc/" + process + "/stat"} >> number >> name >> state) || state == "Z") return true;
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    return false;
}

}  // namespace frise::outside_test
