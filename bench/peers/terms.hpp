// What all play with.
#pragma once

namespace frise::bench {

inline constexpr auto peer_deck = "inventions";
inline constexpr int peer_hand = 12;  // games that last

}  // namespace frise::bench
