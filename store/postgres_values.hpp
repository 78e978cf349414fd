// What goes to PostgreSQL with a statement, in its binary form: nothing has to be quoted.
#pragma once

#include "store/hash.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace frise::store {

// Those that are too large for PostgreSQL become the largest it has: no log gets as far.
std::int64_t whole(std::uint64_t number);

class PostgresValues {
  public:
    using Type = unsigned int;  // PostgreSQL's number for it

    template <class... Values>
    explicit PostgresValues(const Values&... values) {
        (add(values), ...);
    }

    // As the next parameter: $1, $2 and so on.
    void add(std::int64_t number);
    void add(std::uint64_t number) { add(whole(number)); }
    void add(std::string_view text);
    void add(const Hash& hash);
    void add(const std::vector<std::int64_t>& numbers);
    void add(const std::vector<std::string_view>& texts);

    [[nodiscard]] const std::vector<Type>& types() const { return types_; }
    [[nodiscard]] const std::vector<std::string>& bytes() const { return bytes_; }

  private:
    std::vector<Type> types_;
    std::vector<std::string> bytes_;
};

// A list of texts as PostgreSQL would write it, for lists within lists.
std::string postgres_list(const std::vector<std::string>& texts);

// Back from the binary form.
std::int64_t number_from(std::string_view bytes);
std::vector<std::string> texts_from(std::string_view bytes);

}  // namespace frise::store
