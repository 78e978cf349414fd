// An opponent that is a program. It is given what its seat may know, and nothing else.
#pragma once

#include "bots/reason.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/seen.hpp"
#include "engine/rules/view.hpp"

#include <cstdint>

namespace frise {

class Bot {
  public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    // Before the deal of another game.
    virtual void start_over(std::uint64_t /*seed*/) {}
    // Told of everything that happens, as its seat gets to see it.
    virtual void watch(const Seen& /*event*/) {}
    // One of the actions in `legal`, which is not empty.
    virtual Action choose(const View& view, const Legal& legal) = 0;
    // Why it chose what it chose last.
    [[nodiscard]] virtual Reason why() const { return {}; }
};

}  // namespace frise
