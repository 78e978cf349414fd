// Reads the fields of a JSON object and remembers the first thing that was wrong with them.
#pragma once

#include "engine/core/result.hpp"

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace frise {

// A fraction is no whole number. What is beyond 64 bits is taken as the nearest bound: it is out of any range.
std::optional<std::int64_t> whole_number(const boost::json::value& value);

class Reader {
  public:
    // `what` names the object in messages.
    Reader(const boost::json::value& value, std::string what, ErrorCode code = ErrorCode::bad_request);

    [[nodiscard]] bool has(std::string_view field) const { return object_ != nullptr && object_->contains(field); }

    // Required fields. After an error they give an empty value.
    std::int64_t whole(std::string_view field);
    std::string text(std::string_view field);
    bool yes_no(std::string_view field);
    std::vector<std::int64_t> wholes(std::string_view field);
    const boost::json::value& value(std::string_view field);
    const boost::json::array& list(std::string_view field);

    std::optional<std::int64_t> whole_if_given(std::string_view field);
    std::optional<std::string> text_if_given(std::string_view field);
    std::optional<bool> yes_no_if_given(std::string_view field);

    // The names of all fields but these.
    [[nodiscard]] std::vector<std::string> others(std::span<const std::string_view> known) const;

    void fail(std::string message);
    // Takes over what another reader found wrong.
    void fail(const std::optional<Error>& error);
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }
    [[nodiscard]] const boost::json::object* object() const { return object_; }
    [[nodiscard]] const std::string& what() const { return what_; }

  private:
    void wrong_type(std::string_view field, std::string_view expected);

    const boost::json::object* object_;
    std::string what_;
    ErrorCode code_;
    std::optional<Error> error_;
};

}  // namespace frise
