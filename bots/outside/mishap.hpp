// What went wrong with a bot outside.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace frise {

enum class MishapKind : std::uint8_t { died, stalled, nonsense, illegal };

constexpr std::string_view name(MishapKind kind) {
    switch (kind) {
        case MishapKind::died: return "died";
        case MishapKind::stalled: return "stalled";
        case MishapKind::nonsense: return "nonsense";
        case MishapKind::illegal: break;
    }
    return "illegal";
}

// All mishaps of one kind: how many turns they cost, and the first of them in one sentence.
struct Mishap {
    MishapKind kind = MishapKind::died;
    std::uint64_t count = 0;
    std::string message;

    bool operator==(const Mishap&) const = default;
};

using Mishaps = std::vector<Mishap>;  // at most one of a kind, in the order in which they first happened

}  // namespace frise
