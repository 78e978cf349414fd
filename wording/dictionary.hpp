// All texts of all languages, read once.
#pragma once

#include "wording/fixed_spaces.hpp"

#include <boost/json/object.hpp>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace frise {

// The files of a language cannot be used; what() says which and why, in English, since nothing else is read yet.
struct BadWords : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Vocabulary {
    std::string code;
    std::vector<std::string> texts;  // by Text::place(); empty: English is taken
    FixedSpaces spaces;
    // Names that only this language has, of the areas `language.called_…` and `pictures`.
    std::map<std::string, std::string, std::less<>> own;
};

// English first, then the others of the program by code, then those that were added. Throws BadWords.
const std::vector<Vocabulary>& dictionary();

// The same, to add languages to before any text is read.
std::vector<Vocabulary>& growing_dictionary();

// Whether a language may have this text while others have not.
bool is_own_name(std::string_view name);

// Adds to a language what was read for it, or makes it. `origin` names the file in errors.
void add_texts(std::vector<Vocabulary>& all, const std::string& code, const boost::json::object& texts,
               const std::string& origin);

}  // namespace frise
