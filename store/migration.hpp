// One step from a version of what a database keeps to the next: a numbered file of sqlite/ or postgres/.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace frise::store {

struct Migration {
    std::string_view name;
    std::string_view script;
};

// All of them, in order: number n, counted from 0, leads from version n to version n + 1.
using Migrations = std::span<const Migration>;

// What a program says that knows versions up to `known`. Both throw Failure.
[[noreturn]] void refuse_later(const std::string& database, std::size_t version, std::size_t known);
[[noreturn]] void refuse_earlier(const std::string& database, std::size_t version, std::size_t known);

}  // namespace frise::store
