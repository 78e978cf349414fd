// What an address says, as libpq reads it.
#include "store/postgres_address.hpp"

#include "store/failure.hpp"

#include <fmt/format.h>
#include <libpq-fe.h>
#include <map>
#include <memory>

namespace frise::store {
namespace {

// libpq's own words would repeat the address, and with it the password.
[[noreturn]] void refuse_address() {
    throw Failure{{Trouble::Kind::unreachable,
                   "the address of a database looks like postgres://user:password@host:5432/name; letters of a "
                   "password that mean something there are written as %40 for @, %2F for / and so on"}};
}

std::map<std::string, std::string> parts_of(const std::string& uri) {
    const bool known = uri.starts_with("postgres://") || uri.starts_with("postgresql://");
    char* complaint = nullptr;
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> parsed{
        known ? PQconninfoParse(uri.c_str(), &complaint) : nullptr, PQconninfoFree};
    PQfreemem(complaint);
    if (parsed == nullptr) refuse_address();
    std::map<std::string, std::string> parts;
    for (const auto* option = parsed.get(); option->keyword != nullptr; ++option) {
        if (option->val != nullptr && *option->val != '\0') parts[option->keyword] = option->val;
    }
    return parts;
}

}  // namespace

PostgresAddress::PostgresAddress(const std::string& uri) : uri_{uri} {
    auto parts = parts_of(uri);
    // A password with an @ or a slash is taken for a part of what follows it, and would be told with that.
    if (parts["host"].find('@') != std::string::npos) refuse_address();
    if (parts["port"].find_first_not_of("0123456789,") != std::string::npos) refuse_address();
    if (parts["host"].empty()) parts["host"] = parts["hostaddr"];
    name_ = fmt::format("postgres://{}{}{}/{}", parts["host"], parts["port"].empty() ? "" : ":", parts["port"],
                        parts["dbname"]);
}

}  // namespace frise::store
