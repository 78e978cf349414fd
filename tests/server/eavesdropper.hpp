// Reads what was sent to somebody, byte for byte, for what they may not know yet.
#pragma once

#include "tests/server/truth.hpp"

#include <boost/json.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace frise::test {

class Eavesdropper {
  public:
    // Both must outlive it.
    Eavesdropper(const Truth& truth, std::vector<std::string> tokens, bool telling_icons);

    // A message to somebody with these seats. Numbers of entries in it say which secrets are still kept.
    void hear(const std::string& text, SeatSet seats);
    // Anything else that left the server.
    void read(const std::string& text, const Secrets& secrets);

  private:
    void read_word(std::string_view word, const Secrets& secrets, const std::string& text) const;
    void read_number(std::int64_t number, const Secrets& secrets, const std::string& text) const;
    void read_icon(std::int64_t number, const Secrets& secrets, const std::string& text) const;
    void look_for_answers(const boost::json::value& value, SeatSet seats, const std::string& text) const;
    [[nodiscard]] bool is_own_answer(const boost::json::value& answer, SeatSet seats) const;

    const Truth& truth_;
    std::vector<std::string> tokens_;
    bool telling_icons_;
    std::map<std::string, CardNo, std::less<>> words_;
    std::map<std::string, CardNo, std::less<>> later_words_;
    std::map<Year, CardNo> years_;
    std::size_t number_ = 0;  // the last that was told
};

}  // namespace frise::test
