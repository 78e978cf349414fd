// Somebody at the desk: what they are told, and a folder of their own.
#pragma once

#include "cli/desk.hpp"
#include "cli/files.hpp"
#include "tests/support/languages.hpp"

#include <boost/algorithm/string/replace.hpp>
#include <filesystem>
#include <gmock/gmock.h>
#include <sstream>
#include <string>
#include <unistd.h>

namespace frise::cli::test {

class Sitting : public testing::Test {
  protected:
    void SetUp() override {
        const auto* info = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = std::filesystem::temp_directory_path() /
                  ("frise-desk-" + std::string{info->name()} + "-" + std::to_string(getpid()));
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    [[nodiscard]] Desk desk(Language language = english) {
        out_.str("");
        err_.str("");
        return {out_, err_, utf8(), language};
    }
    // With plain spaces, which can be compared.
    [[nodiscard]] std::string out() const { return boost::algorithm::replace_all_copy(out_.str(), "\u00A0", " "); }
    [[nodiscard]] std::string err() const { return boost::algorithm::replace_all_copy(err_.str(), "\u00A0", " "); }

    [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }
    std::string file(const std::string& name, const std::string& content) const {
        EXPECT_TRUE(cli::replace_file(path(name), content));
        return path(name);
    }
    [[nodiscard]] std::string content(const std::string& name) const {
        return cli::read_file(path(name)).value_or("(no such file)");
    }

  private:
    static cli::Environment utf8() {
        cli::Environment environment;
        environment.lang = "C.UTF-8";
        return environment;
    }

    std::filesystem::path folder_;
    std::ostringstream out_;
    std::ostringstream err_;
};

}  // namespace frise::cli::test
