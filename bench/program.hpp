// What benchmarks with options have in common: reading them, and the last line.
#pragma once

#include <boost/json.hpp>
#include <charconv>
#include <cstdio>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace frise::bench {

// What follows its name goes there.
struct Option {
    std::string_view name;
    std::variant<int*, double*, std::string*> place;
};

inline bool put_value(std::string* place, const std::string& value) {
    *place = value;
    return true;
}

template <class Number>
bool put_value(Number* place, const std::string& value) {
    const char* end = value.data() + value.size();
    const auto [rest, failed] = std::from_chars(value.data(), end, *place);
    return failed == std::errc{} && rest == end;
}

// False: there is something else, or a number is none.
inline bool read_options(const std::vector<std::string>& arguments, const std::vector<Option>& options) {
    if (arguments.size() % 2 != 0) return false;
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        bool known = false;
        for (const Option& option : options) {
            if (option.name != arguments[i]) continue;
            known = std::visit([&](auto* place) { return put_value(place, arguments[i + 1]); }, option.place);
        }
        if (!known) return false;
    }
    return true;
}

// For whoever watches: each line as soon as it is there.
inline void print_by_line() { std::setvbuf(stdout, nullptr, _IOLBF, 0); }

// All figures again, for programs; what the benchmark ends with.
inline int finish(boost::json::object result, bool fine) {
    result["fine"] = fine;
    fmt::print("{}\n", boost::json::serialize(result));
    return fine ? 0 : 1;
}

}  // namespace frise::bench
