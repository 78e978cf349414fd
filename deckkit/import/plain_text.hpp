// The words of a flashcard without what only a browser or Anki understands.
#pragma once

#include <string>
#include <string_view>

namespace frise::deckkit {

// Without tags, with entities as letters, without [sound:…], and with what clozes hide: {{c1::Paris::city}} is Paris.
std::string plain_text(std::string_view html);

}  // namespace frise::deckkit
