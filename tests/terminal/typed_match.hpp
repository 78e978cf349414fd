// A match whose people are played by programs that type what a person would.
#pragma once

#include "terminal/match.hpp"
#include "tests/support/languages.hpp"
#include "tests/terminal/sample_deck.hpp"
#include "tests/terminal/typist.hpp"

#include <functional>
#include <istream>
#include <memory>
#include <sstream>
#include <string>

namespace frise::terminal::test {

struct MatchWish {
    GameId game = GameId::classic;
    int people = 1;
    int bots = 2;
    Language language = english;
    std::uint64_t seed = 1;
    OptionsWish options = {};
    BotKind kind = {};
};

class TypedMatch {
  public:
    explicit TypedMatch(const MatchWish& wish, Style style = {});
    // Goes on with a saved game.
    TypedMatch(SavedGame saved, Style style = {});

    // Called each time before something is typed.
    void on_question(std::function<void(TypedMatch&)> look) { look_ = std::move(look); }
    // Typed before every action.
    void ask_first(std::vector<std::string> asks) { asks_ = std::move(asks); }
    // The input ends after so many lines.
    void stop_after(int lines) { lines_left_ = lines; }
    void play() { match_->play(); }

    [[nodiscard]] Match& match() { return *match_; }
    [[nodiscard]] std::string output() const { return out_.str(); }
    // What was not asked for before.
    [[nodiscard]] std::string new_output() {
        const std::string all = out_.str();
        return all.substr(std::exchange(seen_, all.size()));
    }
    [[nodiscard]] const deckkit::Deck& deck() const { return deck_; }
    [[nodiscard]] int lines_typed() const { return typed_; }

  private:
    void make_people();
    std::optional<std::string> next_line();
    [[nodiscard]] std::string choose();

    deckkit::Deck deck_ = sample_deck();
    std::ostringstream out_;
    Typist typist_;
    std::istream in_;
    Console console_;
    std::unique_ptr<Match> match_;
    std::vector<std::unique_ptr<Bot>> people_;
    std::function<void(TypedMatch&)> look_;
    std::vector<std::string> asks_;
    std::size_t next_ask_ = 0;
    std::size_t seen_ = 0;
    int lines_left_ = 3000;
    int typed_ = 0;
};

// What a person types for an action.
std::string typed(const Action& action, const View& view, const Legal& legal, Language language);

}  // namespace frise::terminal::test
