// Input that is made up line by line, at the moment it is asked for.
#pragma once

#include <functional>
#include <optional>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

namespace frise::terminal::test {

class Typist final : public std::streambuf {
  public:
    using NextLine = std::function<std::optional<std::string>()>;  // nothing: end of input

    explicit Typist(NextLine next) : next_{std::move(next)} {}

  protected:
    int_type underflow() override {
        const auto line = next_();
        if (!line) return traits_type::eof();
        typed_ = *line + "\n";
        setg(typed_.data(), typed_.data(), typed_.data() + typed_.size());
        return traits_type::to_int_type(typed_.front());
    }

  private:
    NextLine next_;
    std::string typed_;
};

inline std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

}  // namespace frise::terminal::test
