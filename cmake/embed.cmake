# frise_embed(TARGET HEADER NAME FILE [NAME FILE …]): a library with the bytes of each FILE, in read-only memory as they
# are. The HEADER declares, in namespace frise, `std::string_view NAME();` for each.
function(frise_embed target header)
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}.cpp)
    set(text "#include \"${header}\"\n")
    set(files)
    while(ARGN)
        list(POP_FRONT ARGN name file)
        list(APPEND files ${file})
        string(APPEND text "
asm(\".section .rodata\\n\"
    \"embedded_${name}: .incbin \\\"${file}\\\"\\n\"
    \"embedded_${name}_end: .byte 0\\n\"
    \".global embedded_${name}, embedded_${name}_end\\n\"
    \".previous\\n\");
extern \"C\" const char embedded_${name}[];
extern \"C\" const char embedded_${name}_end[];
std::string_view frise::${name}() {
    return {embedded_${name}, static_cast<std::size_t>(embedded_${name}_end - embedded_${name})};
}
")
    endwhile()
    file(CONFIGURE OUTPUT ${source} CONTENT "${text}" @ONLY)
    # Where nothing is compiled, nothing need be packed.
    if(NOT CMAKE_CXX_CLANG_TIDY)
        set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS "${files}")
    endif()
    add_library(${target} STATIC ${source})
    set_property(GLOBAL APPEND PROPERTY FRISE_LIBRARIES ${target})
    # An optimiser that works while linking loses the assembler's part; tidying generated code helps nobody.
    set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF UNITY_BUILD OFF CXX_CLANG_TIDY "")
endfunction()
