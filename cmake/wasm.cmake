# Toolchain: clang and Debian's libraries for WebAssembly (wasi-libc, libc++). No threads, files or sockets; a throw ends
# the module.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_AR llvm-ar)
set(CMAKE_RANLIB llvm-ranlib)
set(FRISE_WASM ON)

set(CMAKE_CXX_FLAGS_INIT
    "--sysroot=/usr -isystem /usr/include/wasm32-wasi/c++/v1 -isystem /usr/include/wasm32-wasi -fignore-exceptions -ffunction-sections -fdata-sections")
# Without those for compiling: with -O clang would call wasm-opt by itself, if it is there.
set(CMAKE_CXX_LINK_EXECUTABLE
    "<CMAKE_CXX_COMPILER> --target=wasm32-wasi --sysroot=/usr <LINK_FLAGS> <OBJECTS> -o <TARGET> <LINK_LIBRARIES> -lc++ -lc++abi")
