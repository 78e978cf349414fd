// From the options to the end of the game.
#include "terminal/play.hpp"

#include "cli/complaint.hpp"
#include "cli/deck_choice.hpp"
#include "cli/files.hpp"
#include "cli/plan.hpp"
#include "cli/wishes.hpp"
#include "terminal/cast.hpp"
#include "terminal/company.hpp"
#include "terminal/match.hpp"
#include "terminal/opening.hpp"
#include "terminal/saved_game.hpp"
#include "wording/letters.hpp"

#include <random>

namespace frise::terminal {
namespace {

constexpr int wrong_arguments = 2;

std::uint64_t fresh_seed() {
    std::random_device device;
    return static_cast<std::uint64_t>(device()) << 32U | device();
}

// An existing file that is no saved game was hardly meant.
std::optional<Message> check_save(const std::optional<std::string>& save) {
    if (!save) return std::nullopt;
    std::error_code failed;
    if (!std::filesystem::exists(*save, failed)) return std::nullopt;
    const auto content = cli::read_file(*save);
    if (content && read_saved_game(*content)) return std::nullopt;
    return Message{"terminal.not_ours", {word("file", *save)}};
}

class PlayCommand {
  public:
    PlayCommand(const cli::PlayOptions& options, const cli::Environment& environment, Streams streams)
        : options_{options},
          environment_{environment},
          streams_{streams},
          language_{cli::language_for(options.lang, environment)},
          console_{streams.in, streams.out, style()} {}

    int run() {
        if (options_.lang && !language_with(*options_.lang)) {
            return refuse({"terminal.not_one_of",
                           {word("option", "--lang"), word("value", *options_.lang), word("values", "fr, en")}});
        }
        if (const auto wrong = check_save(options_.save)) return refuse(*wrong);
        return options_.resume ? resume() : begin();
    }

  private:
    [[nodiscard]] Style style() const {
        const bool controls = cli::has_controls(environment_);
        return {cli::has_utf8(environment_), controls && !options_.no_color && !environment_.no_color, controls};
    }

    int refuse(const Message& message) {
        cli::complain(streams_.err, environment_, language_, "frise play",
                      filled(language_, message.text, message.slots));
        return wrong_arguments;
    }

    int resume() {
        if (const auto option = cli::beside_resume(options_)) {
            return refuse({"terminal.resume_alone", {word("option", *option)}});
        }
        const auto content = cli::read_file(*options_.resume);
        if (!content) return refuse({"terminal.file_unreadable", {word("file", *options_.resume)}});
        auto saved = read_saved_game(*content);
        if (!saved) return refuse({"terminal.file_not_a_game", {word("file", *options_.resume)}});
        auto game = replay(saved->log);
        if (!game) return refuse({"terminal.file_not_a_game", {word("file", *options_.resume)}});
        if (options_.lang) saved->language = language_;
        if (!may_start_programs(*saved)) return goodbye(Voice{console_, saved->language});
        const deckkit::Deck deck = cli::deck_again(saved->decks);
        Match match{console_, deck, std::move(*saved), std::move(*game)};
        match.save_in(options_.save.value_or(*options_.resume));
        match.play();
        return 0;
    }

    // The file may come from somebody else, and so may the commands in it.
    bool may_start_programs(const SavedGame& saved) {
        const Voice voice{console_, saved.language};
        for (const Player& player : saved.cast) {
            const auto* program = player.bot ? std::get_if<cli::Program>(&*player.bot) : nullptr;
            if (program == nullptr) continue;
            voice.say("terminal.program_in_file", {word("player", player.name)});
            console_.say("  " + cleaned(program->command), Ink::strong, 2);
            const auto typed = voice.ask("terminal.ask_start_program");
            if (!typed || !(typed->empty() || voice.means(*typed, "terminal.word_yes"))) return false;
        }
        return true;
    }

    int begin() {
        auto wishes = cli::understand(options_);
        if (!wishes) return refuse(wishes.error());
        const Voice voice{console_, language_};
        const bool asks = !wishes->game || !wishes->says_who_plays();
        if (asks) {
            voice.say("terminal.welcome", {}, Ink::strong);
            console_.blank();
        }
        const auto game = wishes->game ? wishes->game : ask_game(voice);
        if (!game) return goodbye(voice);
        if (!wishes->game && wishes->decks.empty() && !ask_decks(voice, wishes->decks)) return goodbye(voice);
        return wishes->says_who_plays() ? seat(*wishes, *game) : ask_and_seat(*wishes, *game, voice);
    }

    int ask_and_seat(const cli::Wishes& wishes, GameId game, const Voice& voice) {
        const auto company = ask_company(voice, game);
        if (!company) return goodbye(voice);
        return start(wishes, game, *company);
    }

    int seat(const cli::Wishes& wishes, GameId game) {
        const auto company = company_from(wishes, language_);
        if (!company) return refuse(company.error());
        return start(wishes, game, *company);
    }

    int start(const cli::Wishes& wishes, GameId game, const Company& company) {
        const int seats = static_cast<int>(company.names.size() + company.bots.size());
        const std::uint64_t seed = wishes.seed ? *wishes.seed : fresh_seed();
        const auto chosen = cli::choose_deck(wishes, language_);
        if (!chosen) return refuse(chosen.error());
        const auto setup = cli::plan(wishes, game, seats, chosen->deck, language_, seed);
        if (!setup) return refuse(setup.error());
        Match match{console_,
                    chosen->deck,
                    {language_, make_cast(company.names, company.bots), Log{*setup, {}}, chosen->stamps}};
        if (options_.save) match.save_in(*options_.save);
        match.play();
        return 0;
    }

    int goodbye(const Voice& voice) {
        voice.say("terminal.goodbye");
        return 0;
    }

    const cli::PlayOptions& options_;
    const cli::Environment& environment_;
    Streams streams_;
    Language language_;
    Console console_;
};

}  // namespace

int play(const cli::PlayOptions& options, const cli::Environment& environment, Streams streams) {
    return PlayCommand{options, environment, streams}.run();
}

}  // namespace frise::terminal
