// Ids out of titles.
#pragma once

#include "deckkit/deck.hpp"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace frise::deckkit {

inline constexpr std::size_t longest_slug = 60;

// "L’Œuvre au noir" becomes "l-oeuvre-au-noir". Numbers that look like the year are left out; 0 is no year.
std::string slug(std::string_view text, Year year = 0);

// Gives ids that are not given yet.
class Ids {
  public:
    // The title's slug. Where it is taken or empty, letters are added that come from the card's texts and not from its
    // place: in a file sorted by years, -2 and -3 would follow these.
    std::string of(const Card& card);
    // False if it is given already.
    bool take(const std::string& id) { return taken_.insert(id).second; }

  private:
    struct Trail {
        std::uint64_t hash;
        std::size_t length;
    };

    // Not by their hashes: a stranger can choose titles that all have the same.
    std::set<std::string> taken_;
    // Where the last card of a slug got its letters, so that a thousand equal cards do not all try the same ones.
    std::map<std::string, std::uint64_t> last_;
    std::map<std::uint64_t, Trail> trails_;
};

}  // namespace frise::deckkit
