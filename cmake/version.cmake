# Writes OUTPUT, a C++ source with the VERSION of the project and the commit that is checked out in SOURCE; a commit that
# was changed since has a + behind it. What is there already and says the same stays untouched.
set(commit "unknown commit")
# Looked for first, or an unpacked release inside somebody's repository would report that one's commit.
if(EXISTS ${SOURCE}/.git)
    set(ENV{TZ} UTC)
    execute_process(
        COMMAND git -C ${SOURCE} describe --always --abbrev=12 --exclude=* --dirty=+
        RESULT_VARIABLE unnamed OUTPUT_VARIABLE name ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    execute_process(
        COMMAND git -C ${SOURCE} log -1 --format=%cd --date=format-local:%Y-%m-%d
        RESULT_VARIABLE undated OUTPUT_VARIABLE date ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT unnamed AND NOT undated)
        set(commit "${name}, ${date}")
    endif()
endif()
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT "#include \"${HEADER}\"

namespace frise {
const std::string_view version = \"${VERSION}\";
const std::string_view commit = \"${commit}\";
} // namespace frise
")
