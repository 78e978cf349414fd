# The libraries from outside, for WebAssembly: their headers by themselves, since most of /usr/include belongs to the C
# library of this machine.
set(headers ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${headers})
foreach(library boost fmt tl)
    file(CREATE_LINK /usr/include/${library} ${headers}/${library} SYMBOLIC)
endforeach()

add_library(frise_outside_headers INTERFACE)
target_compile_options(frise_outside_headers INTERFACE "SHELL:-idirafter ${headers}")
target_compile_definitions(
    frise_outside_headers
    INTERFACE BOOST_ALL_NO_LIB BOOST_NO_EXCEPTIONS BOOST_EXCEPTION_DISABLE BOOST_SYSTEM_DISABLE_THREADS FMT_HEADER_ONLY)
add_library(Boost::headers ALIAS frise_outside_headers)
add_library(tl::expected ALIAS frise_outside_headers)
add_library(fmt::fmt ALIAS frise_outside_headers)

# platform/wasm has the sources of Boost.JSON.
add_library(frise_boost_json INTERFACE)
target_link_libraries(frise_boost_json INTERFACE frise_outside_headers frise_platform)
add_library(Boost::json ALIAS frise_boost_json)
