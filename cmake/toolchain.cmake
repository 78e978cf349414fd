# Compiler settings for all targets: includes, warnings, sanitizers, link-time optimisation, ccache.

# GCC 12 destroys some temporaries of a co_await twice: the server it makes crashes.
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "Frise is built with clang++; this is ${CMAKE_CXX_COMPILER_ID} (${CMAKE_CXX_COMPILER}).")
endif()

# Directory-wide and not per target, so that no new target can forget them. Libraries from outside are
# imported targets, whose headers count as system headers.
include_directories(${PROJECT_SOURCE_DIR})

add_compile_options(
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor
    -Woverloaded-virtual -Wcast-align -Wcast-qual -Wdouble-promotion -Wextra-semi -Wformat=2 -Wundef -Wunused
    # {.hands = …} is meant to leave the rest at its default.
    -Wno-missing-field-initializers -Wreserved-identifier)
if(NOT FRISE_WASM)
    # Everywhere, or headers read in advance for one part would not fit another.
    add_compile_options(-pthread)
    add_link_options(-pthread)
endif()

# A static library need not wait for those it uses.
set(CMAKE_OPTIMIZE_DEPENDENCIES ON)

if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

if(FRISE_SANITIZE)
    add_compile_options(-fsanitize=${FRISE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${FRISE_SANITIZE})
    if(FRISE_SANITIZE MATCHES "undefined")
        # They double the compile time, and the address sanitizer notices most of what they look for.
        add_compile_options(-fno-sanitize=null,alignment,object-size,vptr)
        # With it Clang 14 makes nothing of coroutines ("Cannot represent a difference across sections").
        add_compile_options(-fno-sanitize=function)
    endif()
endif()

if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT FRISE_WASM)
    include(CheckIPOSupported)
    check_ipo_supported(RESULT ipo LANGUAGES CXX OUTPUT ipo_error)
    if(ipo)
        set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
    endif()
endif()

find_program(CCACHE ccache)
if(CMAKE_CXX_CLANG_TIDY)
    # It finds what a compiler finds: the rest would be made for nothing.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${PROJECT_SOURCE_DIR}/cmake/read_includes)
    set(CMAKE_CXX_CREATE_STATIC_LIBRARY "${CMAKE_COMMAND} -E touch <TARGET>")
    set(CMAKE_CXX_LINK_EXECUTABLE "${CMAKE_COMMAND} -E touch <TARGET>")
elseif(CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    # What its manual asks for where headers are precompiled.
    set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()
add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
if(NOT FRISE_WASM)
    add_link_options(-fuse-ld=lld -Wl,--as-needed)
endif()

if(CMAKE_CXX_CLANG_TIDY)
    # The settings' hash is part of the command line, so that changing them tidies everything again.
    file(GLOB settings CONFIGURE_DEPENDS .clang-tidy */.clang-tidy)
    set(hashes)
    foreach(file IN LISTS settings)
        file(MD5 ${file} hash)
        string(APPEND hashes ${hash})
    endforeach()
    list(APPEND CMAKE_CXX_CLANG_TIDY --extra-arg=-DFRISE_TIDY_SETTINGS=${hashes})
    set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${settings})
endif()
