// What the compiler and Boost call and Debian's libraries lack. Without exceptions whoever throws ends the module; its
// one thread ends with it.
#include <boost/throw_exception.hpp>
#include <cstddef>
#include <exception>

namespace boost {

BOOST_NORETURN void throw_exception(const std::exception& /*error*/) { __builtin_trap(); }
BOOST_NORETURN void throw_exception(const std::exception& /*error*/, const source_location& /*place*/) {
    __builtin_trap();
}

}  // namespace boost

// By the names that the compiler calls them.
extern "C" {
[[noreturn]] void* new_exception(std::size_t size) __asm__("__cxa_allocate_exception");
void* new_exception(std::size_t /*size*/) { __builtin_trap(); }
[[noreturn]] void throw_it(void* thrown, void* type, void (*destroy)(void*)) __asm__("__cxa_throw");
void throw_it(void* /*thrown*/, void* /*type*/, void (* /*destroy*/)(void*)) { __builtin_trap(); }
int at_thread_end(void (*destroy)(void*), void* object, void* module) __asm__("__cxa_thread_atexit");
int at_thread_end(void (* /*destroy*/)(void*), void* /*object*/, void* /*module*/) { return 0; }
}
