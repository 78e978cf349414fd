// Who plays: people by their names, and opponents.
#pragma once

#include "cli/opponent.hpp"
#include "cli/wishes.hpp"
#include "wording/language.hpp"
#include "wording/message.hpp"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace frise::terminal {

struct Company {
    std::vector<std::string> names;  // of the people; one alone may be without
    std::vector<cli::Opponent> bots;
};

// As far as the options say it.
tl::expected<Company, Message> company_from(const cli::Wishes& wishes, Language language);

}  // namespace frise::terminal
