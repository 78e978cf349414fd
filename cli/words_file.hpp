// Languages from files outside the program, for people who translate.
#pragma once

#include "wording/dictionary.hpp"

#include <string>
#include <vector>

namespace frise::cli {

// Adds the languages of a file CODE.json with whole names, or of a folder with CODE/AREA.json. Throws BadWords.
void add_words_from(std::vector<Vocabulary>& all, const std::string& path);

// Adds those that the variable FRISE_WORDS names, if any, to the languages of the program, before any text is read.
// Throws BadWords.
void add_words_of_environment();

}  // namespace frise::cli
