# Writes OUTPUT, a C++ source that defines the string_view NAME with the bytes of the file INPUT.
# Single characters, because compilers limit the length of a string literal.
file(READ ${INPUT} bytes HEX)
string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
file(WRITE ${OUTPUT} "#include \"${HEADER}\"

// NOLINTBEGIN
namespace frise {
namespace {
constexpr char bytes[] = {${bytes}'\\0'};
}
const std::string_view ${NAME}{bytes, sizeof bytes - 1};
} // namespace frise
// NOLINTEND
")
