// An opponent that is a program. It is given what its seat may know, and nothing else.
#pragma once

#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/seen.hpp"
#include "engine/rules/view.hpp"

namespace frise {

class Bot {
  public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    // Told of everything that happens, as its seat gets to see it.
    virtual void watch(const Seen& /*event*/) {}
    // One of the actions in `legal`, which is not empty.
    virtual Action choose(const View& view, const Legal& legal) = 0;
};

}  // namespace frise
