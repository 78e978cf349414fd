# frise_library and frise_executables: the two kinds of folder.

# One folder, one library of all its .cpp files; without any, headers only. GAMES names the folders that each game has
# for the same library: engine and games know each other through games/list.hpp, so they are one library.
function(frise_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "GAMES;LINKS")
    set(folders ".")
    foreach(folder IN LISTS arg_GAMES)
        list(APPEND folders ${PROJECT_SOURCE_DIR}/games/*/${folder})
    endforeach()
    list(TRANSFORM folders APPEND /*.cpp)
    file(GLOB sources CONFIGURE_DEPENDS ${folders})
    if(sources)
        add_library(${name} STATIC ${sources})
        target_link_libraries(${name} PUBLIC ${arg_LINKS})
        set_property(GLOBAL APPEND PROPERTY FRISE_LIBRARIES ${name})
    else()
        add_library(${name} INTERFACE)
        target_link_libraries(${name} INTERFACE ${arg_LINKS})
    endif()
endfunction()

# One executable for each .cpp file of the folder, named PREFIX_file; the names go to the variable `result`.
function(frise_executables prefix result)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "LINKS")
    file(GLOB sources CONFIGURE_DEPENDS *.cpp)
    set(names)
    foreach(source IN LISTS sources)
        cmake_path(GET source STEM stem)
        add_executable(${prefix}_${stem} ${source})
        target_link_libraries(${prefix}_${stem} PRIVATE ${arg_LINKS})
        list(APPEND names ${prefix}_${stem})
    endforeach()
    set(${result} ${names} PARENT_SCOPE)
endfunction()

# Reading headers is a third of compiling a library: those that most use are read once for all that are compiled in the
# same way, and those given after the name. clang-tidy does without, and so sees whether they are all named.
function(frise_headers name)
    if(CMAKE_CXX_CLANG_TIDY)
        return()
    endif()
    file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp CONTENT "")
    add_library(${name} STATIC ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    target_link_libraries(${name} PRIVATE Boost::json frise_core)
    target_precompile_headers(
        ${name} PRIVATE <boost/json.hpp> <algorithm> <array> <charconv> <functional> <map> <memory> <optional> <span>
        <sstream> <string> <string_view> <unordered_map> <utility> <variant> <vector> ${ARGN})
endfunction()

function(frise_use_headers headers)
    if(TARGET ${headers})
        foreach(name IN LISTS ARGN)
            target_precompile_headers(${name} REUSE_FROM ${headers})
        endforeach()
    endif()
endfunction()

# For parts that wait for people: to optimise them would only slow the build.
function(frise_unhurried name)
    set_target_properties(${name} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
    frise_unhurried_in_tests(${name})
endfunction()

# For parts that wait for sockets and files: optimising them takes two thirds of compiling them, and tests run as fast
# without.
function(frise_unhurried_in_tests name)
    if(CMAKE_BUILD_TYPE STREQUAL "Debug")
        target_compile_options(${name} PRIVATE -O0)
    endif()
endfunction()
