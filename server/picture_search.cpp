// Comparing words with names, with what they are called in English, and with the cards that show them.
#include "server/picture_search.hpp"

#include "deckkit/deck_json.hpp"
#include "deckkit/illustration.hpp"
#include "deckkit/import/encoding.hpp"
#include "deckkit/import/folded.hpp"
#include "deckkit/shelf.hpp"
#include "wording/dictionary.hpp"
#include "wording/text.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace frise::server {
namespace {

using Words = std::vector<std::string>;

constexpr std::size_t longest = 100;   // bytes that are looked at
constexpr std::size_t least_part = 3;  // letters that may stand for a longer word

struct Picture {
    std::string_view name;
    Words parts;   // of its name
    Words titles;  // words of cards that show it, in all languages
};

Words words_in(std::string_view text) {
    const std::string plain = deckkit::folded(text);
    const auto found = deckkit::words_of(plain);
    return {found.begin(), found.end()};
}

// Drawings of the shelf's cards stand for more than their names say.
std::map<std::string, Words, std::less<>> titles_by_picture() {
    std::map<std::string, Words, std::less<>> titles;
    for (const std::string_view id : deckkit::shelf_ids()) {
        for (const deckkit::Card& card : deckkit::read_deck(*deckkit::shelf_json(id)).deck.cards) {
            Words& words = titles[card.illustration];
            for (const std::string& title : card.title.texts) {
                for (std::string& word : words_in(title)) {
                    if (word.size() > least_part) words.push_back(std::move(word));
                }
            }
        }
    }
    return titles;
}

class Album {
  public:
    Album() {
        const auto titles = titles_by_picture();
        for (const std::string_view name : deckkit::illustration_names()) {
            const auto shown = titles.find(name);
            if (shown != titles.end()) shown_.push_back(name);
            pictures_.push_back({name, words_in(name), shown == titles.end() ? Words{} : shown->second});
        }
    }

    [[nodiscard]] const std::vector<Picture>& pictures() const { return pictures_; }

    // From all over the alphabet.
    [[nodiscard]] std::vector<std::string_view> some(std::size_t most) const {
        std::vector<std::string_view> names;
        const std::size_t step = std::max<std::size_t>(1, shown_.size() / std::max<std::size_t>(1, most));
        for (std::size_t i = 0; i < shown_.size() && names.size() < most; i += step) names.push_back(shown_[i]);
        return names;
    }

  private:
    std::vector<std::string_view> shown_;  // by cards of the shelf
    std::vector<Picture> pictures_;
};

const Album& album() {
    static const Album all;
    return all;
}

// What a word of another language may be called in the names of pictures, as the language's pictures.json has it.
std::vector<std::string_view> in_english(std::string_view word, Language language) {
    const auto& own = dictionary()[index(language)].own;
    std::vector<std::string_view> endings{""};
    for (const std::string_view ending : deckkit::words_of(frise::words(language, "language.plural_endings"))) {
        endings.push_back(ending);
    }
    for (const std::string_view ending : endings) {
        if (!word.ends_with(ending)) continue;
        const auto it = own.find("pictures." + std::string{word.substr(0, word.size() - ending.size())});
        if (it != own.end()) return deckkit::words_of(it->second);
    }
    return {};
}

// 3: the same word; 2: but for its ending; 1: it begins like this.
int likeness(std::string_view word, std::string_view part) {
    if (word == part) return 3;
    const auto [shorter, longer] = std::minmax(word, part, [](auto a, auto b) { return a.size() < b.size(); });
    if (shorter.size() < least_part || !longer.starts_with(shorter)) return 0;
    if (longer.size() - shorter.size() <= 2) return 2;
    return longer == part ? 1 : 0;
}

int best_likeness(std::string_view word, const Words& parts) {
    int best = 0;
    for (const std::string& part : parts) best = std::max(best, likeness(word, part));
    return best;
}

// How well a picture suits one typed word.
int score(const Picture& picture, std::string_view word, const std::vector<std::string_view>& english) {
    // A name that says nothing else suits better.
    const int plain = picture.parts.size() == 1 ? 3 : 0;
    int best = 0;
    if (const int like = best_likeness(word, picture.parts); like > 0) best = 10 * like + plain;
    for (std::size_t i = 0; i < english.size(); ++i) {
        const int like = best_likeness(english[i], picture.parts);
        if (like == 3) best = std::max(best, 28 - 2 * static_cast<int>(std::min<std::size_t>(i, 5)) + plain);
    }
    if (const int like = best_likeness(word, picture.titles); like > 0) best = std::max(best, 9 * like);
    return best;
}

}  // namespace

std::vector<std::string_view> pictures_for(std::string_view words, Language language, std::size_t most) {
    const Words typed = words_in(deckkit::first_bytes(words, longest));
    if (typed.empty()) return album().some(most);
    std::vector<std::pair<int, std::string_view>> found;
    std::vector<std::vector<std::string_view>> english;
    for (const std::string& word : typed) english.push_back(in_english(word, language));
    for (const Picture& picture : album().pictures()) {
        int sum = 0;
        for (std::size_t i = 0; i < typed.size(); ++i) sum += score(picture, typed[i], english[i]);
        if (sum > 0) found.emplace_back(-sum, picture.name);
    }
    std::sort(found.begin(), found.end());
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < std::min(most, found.size()); ++i) names.push_back(found[i].second);
    return names;
}

}  // namespace frise::server
