// What PostgreSQL's errors mean for a store.
#pragma once

#include "store/trouble.hpp"

#include <string>
#include <string_view>

namespace frise::store {

// Of a SQLSTATE; without one the server did not answer at all.
Trouble::Kind postgres_trouble(std::string_view state);

std::string postgres_sentence(Trouble::Kind kind, const std::string& database, const std::string& reason);

}  // namespace frise::store
