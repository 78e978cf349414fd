# frise_embed(TARGET HEADER NAME FILE [NAME FILE …]): a library with the bytes of each FILE, in read-only memory as they
# are. The HEADER declares, in namespace frise, `std::string_view NAME();` for each.
function(frise_embed target header)
    set(text "#include \"${header}\"\n")
    set(files)
    while(ARGN)
        list(POP_FRONT ARGN name file)
        list(APPEND files ${file})
        frise_embedded_bytes(text ${name} ${file})
        string(APPEND text "std::string_view frise::${name}() { return bytes_of_${name}(); }\n")
    endwhile()
    frise_embed_library(${target} "${text}" "${files}")
endfunction()

# frise_embed_list(TARGET HEADER NAME FILE…): the same for any number of files. The HEADER declares, in namespace frise
# or one within it, `std::span<const T> NAME();`, where T is a struct of two std::string_view: the name of a file,
# without the extension, and its bytes.
function(frise_embed_list target header name)
    set(text "#include \"${header}\"\n")
    string(REPLACE "::" "_" list ${name})
    set(rows)
    set(count 0)
    foreach(file IN LISTS ARGN)
        frise_embedded_bytes(text ${list}_${count} ${file})
        cmake_path(GET file STEM LAST_ONLY stem)
        string(APPEND rows "        {\"${stem}\", bytes_of_${list}_${count}()},\n")
        math(EXPR count "${count} + 1")
    endforeach()
    string(APPEND text "
decltype(frise::${name}()) frise::${name}() {
    static const decltype(frise::${name}())::value_type files[]{
${rows}    };
    return files;
}
")
    frise_embed_library(${target} "${text}" "${ARGN}")
endfunction()

# Appends the function bytes_of_NAME() to the source in the variable `result`.
function(frise_embedded_bytes result name file)
    set(section ".section .rodata")
    set(previous "\n    \".previous\\n\"")
    if(FRISE_WASM)
        # The assembler for it has other sections, and does not know the way back.
        set(section ".section .rodata.embedded_${name},\\\"\\\",@")
        set(previous)
    endif()
    string(APPEND ${result} "
asm(\"${section}\\n\"
    \".global embedded_${name}, embedded_${name}_end\\n\"
    \".type embedded_${name}, @object\\n\"
    \".type embedded_${name}_end, @object\\n\"
    \"embedded_${name}: .incbin \\\"${file}\\\"\\n\"
    \"embedded_${name}_end: .byte 0\\n\"
    \".size embedded_${name}, embedded_${name}_end - embedded_${name}\\n\"
    \".size embedded_${name}_end, 1\\n\"${previous});
extern \"C\" const char embedded_${name}[];
extern \"C\" const char embedded_${name}_end[];
static std::string_view bytes_of_${name}() {
    return {embedded_${name}, static_cast<std::size_t>(embedded_${name}_end - embedded_${name})};
}
")
    set(${result} "${${result}}" PARENT_SCOPE)
endfunction()

function(frise_embed_library target text files)
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}.cpp)
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
