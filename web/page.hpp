// The page for browsers, as web/pack.mjs packed it.
#pragma once

#include <string_view>

namespace frise {

std::string_view page_pack();

}  // namespace frise
