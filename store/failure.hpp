// Trouble as an exception, for what is behind a store.
#pragma once

#include "store/trouble.hpp"

#include <exception>
#include <tl/expected.hpp>
#include <type_traits>

namespace frise::store {

// Thrown by databases, and caught where a store is entered.
struct Failure {
    Trouble trouble;
};

template <class Work>
auto attempt(const Work& work) -> Stored<std::invoke_result_t<Work>> {
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
            work();
            return {};
        } else {
            return work();
        }
    } catch (const Failure& failure) {
        return tl::unexpected{failure.trouble};
    } catch (const std::exception& error) {
        return tl::unexpected{Trouble{Trouble::Kind::broken, error.what()}};
    }
}

}  // namespace frise::store
