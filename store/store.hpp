// Where a server keeps everything. What is behind it must keep the contract in tests/store.
#pragma once

#include "store/attendance.hpp"
#include "store/decks.hpp"
#include "store/news.hpp"
#include "store/people.hpp"
#include "store/tables.hpp"

#include <functional>
#include <memory>

namespace frise::store {

// Its parts are for those who need no more of it. All texts are UTF-8 without NUL; a question with any other finds
// nothing. Not for several threads at once. After trouble nothing of that call is kept, unless it is `unreachable`.
class Store : public Tables, public People, public Decks, public Attendance {
  public:
    // Whether it can be reached and written right now.
    virtual Stored<void> ping() = 0;

    // Calls `heard` on a thread of its own for all that other servers do from now on; nothing where no other can. It
    // may outlive the store.
    // NOLINTNEXTLINE(performance-unnecessary-value-param): others keep it
    virtual std::unique_ptr<Listening> listen(std::function<void(const News&)> /*heard*/) { return nullptr; }
};

}  // namespace frise::store
