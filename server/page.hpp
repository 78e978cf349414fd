// What a browser loads: the page with its parts, and the illustrations of cards.
#pragma once

#include "server/http.hpp"

#include <optional>

namespace frise::server {

// Nothing if the path names no part of the page.
std::optional<HttpResponse> page_answer(const HttpCall& call);

}  // namespace frise::server
