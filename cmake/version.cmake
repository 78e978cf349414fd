# Writes OUTPUT, a C++ source with the VERSION of the project and the commit that is checked out in SOURCE.
set(commit unknown)
# Looked for first, or an unpacked release inside somebody's repository would report that one's commit.
if(EXISTS ${SOURCE}/.git)
    execute_process(
        COMMAND git -C ${SOURCE} rev-parse --short=12 HEAD
        RESULT_VARIABLE failed OUTPUT_VARIABLE answer ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT failed)
        set(commit ${answer})
    endif()
endif()
file(WRITE ${OUTPUT} "#include \"${HEADER}\"

namespace frise {
const std::string_view version = \"${VERSION}\";
const std::string_view commit = \"${commit}\";
} // namespace frise
")
