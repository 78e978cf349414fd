// One game at the terminal, from the deal or from where it was saved, to its end.
#pragma once

#include "bots/bot.hpp"
#include "bots/lore.hpp"
#include "bots/outside/outside_bot.hpp"
#include "engine/rules/game.hpp"
#include "engine/rules/log.hpp"
#include "terminal/captions.hpp"
#include "terminal/counsel.hpp"
#include "terminal/saved_game.hpp"
#include "terminal/stage.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace frise::terminal {

class Match {
  public:
    // A new game: all but its events.
    Match(Console& console, const deckkit::Deck& deck, const SavedGame& fresh);
    // A saved one; its log must have been checked by replay(), which gave the game.
    Match(Console& console, const deckkit::Deck& deck, SavedGame saved, Game game);

    // After every action from now on.
    void save_in(std::filesystem::path file) { file_ = std::move(file); }
    // Until the game is over, or the people leave.
    void play();

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const SavedGame& record() const { return record_; }

  private:
    struct Outside {
        const OutsideBot* bot;
        std::int64_t seconds;
        std::size_t mishaps_told = 0;
    };

    void make_bots(const Lore& lore);
    std::unique_ptr<Bot> start(const cli::Program& program, Seat seat, std::uint64_t seed);
    Action choose(Bot& bot, Seat seat, const View& view, const Legal& legal);
    void tell_mishaps(Seat seat, Outside& outside) const;
    void introduce() const;
    void tell_result() const;
    void deal();
    // Nothing: the person leaves.
    std::optional<Action> next_action(Seat seat);
    std::optional<Action> ask_in_secret(Seat seat);
    void act(Seat seat, const Action& action);
    void take_in(const Events& events, const View& before);
    void save();
    void leave() const;
    [[nodiscard]] Seat next_seat() const;

    Console& console_;
    SavedGame record_;
    Game game_;
    Seeded chance_;
    Captions captions_;
    Stage stage_;
    Counsel counsel_;
    std::string deck_title_;
    std::vector<Face> faces_;
    std::vector<std::unique_ptr<Bot>> bots_;  // by seat; none for a person
    std::map<Seat, Outside> outside_;         // those of them that are other programs
    std::optional<std::filesystem::path> file_;
    bool saved_ = true;
};

}  // namespace frise::terminal
