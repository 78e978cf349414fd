// A bot that is another program. docs/bots.md says how to write one.
#pragma once

#include "bots/bot.hpp"
#include "bots/chance_bot.hpp"
#include "bots/outside/mishap.hpp"
#include "bots/outside/process.hpp"
#include "engine/codec/card_names.hpp"

#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frise {

// Whatever the program does, the game goes on: a turn without a legal answer is played by chance, and counted. Nonsense
// costs that turn; a program that leaves or does not answer in time is not started again.
class OutsideBot final : public Bot {
  public:
    // Refers to `faces`, which must outlive it. The program starts now: starting is part of its time for the first
    // answer.
    OutsideBot(std::string command, std::chrono::milliseconds limit, const std::vector<Face>& faces);

    void start_over(std::uint64_t seed) override;
    void watch(const Seen& event) override;
    Action choose(const View& view, const Legal& legal) override;
    // Nothing for its own actions, which words() tells about.
    [[nodiscard]] Reason why() const override { return by_chance_ ? chance_.why() : Reason{}; }

    // What the program said about its last action, if anything: one cleaned sentence.
    [[nodiscard]] const std::string& words() const { return words_; }
    [[nodiscard]] const std::string& command() const { return command_; }
    [[nodiscard]] bool alive() const { return process_.alive(); }

    [[nodiscard]] const Mishaps& mishaps() const { return mishaps_; }
    [[nodiscard]] Mishaps take_mishaps() { return std::exchange(mishaps_, {}); }

  private:
    // None after a mishap.
    std::optional<Action> asked(const View& view, const Legal& legal);
    void note(Process::Failure failure);
    void note(MishapKind kind, std::string message);

    std::string command_;
    std::chrono::milliseconds limit_;
    const std::vector<Face>& faces_;
    CardNames names_;
    Process process_;
    ChanceBot chance_;
    boost::json::array events_;  // not told yet
    std::string words_;
    bool by_chance_ = false;
    Mishaps mishaps_;
};

}  // namespace frise
