// Whether the sanitizers watch, which makes everything several times slower.
#pragma once

namespace frise::test {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

// So many random games in the plain build, a third of them where each costs several times as much: what the rules
// do is asked there, and here whether memory and numbers are used as they may be.
constexpr int at_ease(int games) { return sanitized ? (games + 2) / 3 : games; }

}  // namespace frise::test
