// Reads the fields of one JSON object of a deck and notes everything that is wrong with them.
#pragma once

#include "deckkit/deck.hpp"
#include "deckkit/problem.hpp"

#include <boost/json.hpp>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::deckkit {

enum class Need : std::uint8_t { required, optional };

class Fields {
  public:
    Fields(const boost::json::object& object, Findings& findings, std::optional<std::size_t> card = {})
        : object_{object}, next_{object.begin()}, findings_{findings}, card_{card} {}

    std::string text(std::string_view field, Need need);
    std::vector<std::string> texts(std::string_view field);
    Translated translated(std::string_view field, Need need);
    // Nothing where it is missing or no whole number; what was wrong is noted.
    std::optional<std::int64_t> whole(std::string_view field, Need need);
    const boost::json::value* value(std::string_view field, Need need);

    // After all others were read.
    void note_unknown(std::initializer_list<std::string_view> known);
    void note(Flaw flaw, std::string_view field, Slots slots = {});
    // Whether an error was noted through this.
    [[nodiscard]] bool failed() const { return failed_; }

  private:
    // `part` is the language, or nothing.
    std::string checked(const boost::json::value& value, std::string_view field, std::string_view part = {});

    const boost::json::object& object_;
    boost::json::object::const_iterator next_;  // where the next field is, if the file has the usual order
    std::size_t found_ = 0;
    Findings& findings_;
    std::optional<std::size_t> card_;
    bool failed_ = false;
};

}  // namespace frise::deckkit
