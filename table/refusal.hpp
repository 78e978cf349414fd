// Why the server does not do what a client asks: a code for programs, a sentence for people.
#pragma once

#include "engine/core/result.hpp"

#include <string>
#include <tl/expected.hpp>

namespace frise::table {

struct Refusal {
    std::string code;
    std::string message;
    std::uint64_t counted = 0;  // of a duplicate: the number under which it counted
};

template <class T>
using Granted = tl::expected<T, Refusal>;

inline tl::unexpected<Refusal> deny(std::string code, std::string message) {
    return tl::unexpected<Refusal>{Refusal{std::move(code), std::move(message)}};
}

inline tl::unexpected<Refusal> deny(const Error& error) { return deny(std::string{name(error.code)}, error.message); }

}  // namespace frise::table
