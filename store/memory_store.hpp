// A store that forgets everything at the end: for tests, and for playing without a trace.
#pragma once

#include "store/store.hpp"

#include <memory>

namespace frise::store {

std::unique_ptr<Store> make_memory_store();

}  // namespace frise::store
