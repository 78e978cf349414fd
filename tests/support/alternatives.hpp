// Going over the types of a variant.
#pragma once

#include <cstddef>
#include <utility>
#include <variant>

namespace frise::test {

// Calls `visit` with each type, as its template argument, and its index.
template <class Variant, class Visit>
void each_alternative(Visit&& visit) {
    [&]<std::size_t... I>(std::index_sequence<I...> /*all*/) {
        (visit.template operator()<std::variant_alternative_t<I, Variant>>(I), ...);
    }
    (std::make_index_sequence<std::variant_size_v<Variant>>{});
}

}  // namespace frise::test
