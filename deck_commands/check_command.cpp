// Reporting the flaws of decks.
#include "deck_commands/check_command.hpp"

#include "deckkit/check.hpp"
#include "deckkit/load.hpp"
#include "deckkit/shelf.hpp"

#include <boost/json.hpp>

namespace frise::deck_commands {

namespace json = boost::json;

namespace {

using deckkit::Problem;
using deckkit::Severity;

std::string line_of(const cli::Desk& desk, const std::string& file, const Problem& problem) {
    const bool error = severity(problem.flaw) == Severity::error;
    const std::string kind = desk.words(error ? Text{"deck_commands.error"} : Text{"deck_commands.warning"});
    std::string text = file + ":" + (problem.line == 0 ? "" : std::to_string(problem.line) + ":") + " " + kind + ": ";
    if (!problem.card_id.empty()) text += problem.card_id + ": ";
    return text + explain(problem, desk.language()) + " [" + std::string{name(problem.flaw)} + "]";
}

json::object as_json(const Problem& problem) {
    json::object messages;
    for (const Language language : all_languages()) messages[code(language)] = explain(problem, language);
    json::object object{{"severity", severity(problem.flaw) == Severity::error ? "error" : "warning"},
                        {"code", name(problem.flaw)},
                        {"message", std::move(messages)}};
    if (problem.line > 0) object["line"] = problem.line;
    if (problem.card) object["card"] = *problem.card + 1;
    if (!problem.card_id.empty()) object["id"] = problem.card_id;
    if (!problem.field.empty()) object["field"] = problem.field;
    return object;
}

class Report {
  public:
    Report(const CheckOptions& options, const cli::Desk& desk) : options_{options}, desk_{desk} {}

    // False if there is no such file.
    bool add(const std::string& name) {
        const auto shelved = deckkit::shelf_json(name);
        const auto bytes =
            shelved ? tl::expected<std::string, deckkit::LoadError>{*shelved} : deckkit::read_bytes(name);
        if (!bytes) {
            desk_.refuse(explain(bytes.error(), desk_.language()));
            return false;
        }
        const deckkit::Checked checked = deckkit::check(*bytes);
        const auto errors = count(checked.problems, Severity::error);
        const auto warnings = count(checked.problems, Severity::warning);
        if (errors > 0 || (options_.strict && warnings > 0)) ++bad_;
        options_.json ? note(name, checked, errors, warnings) : tell(name, checked, errors, warnings);
        return true;
    }

    int finish() const {
        if (options_.json) desk_.write(json::serialize(json::object{{"decks", decks_}}) + "\n");
        return bad_ == 0 ? cli::fine : cli::found_errors;
    }

  private:
    void tell(const std::string& name, const deckkit::Checked& checked, std::size_t errors, std::size_t warnings) {
        for (const Problem& problem : checked.problems) desk_.say(line_of(desk_, name, problem));
        const Slots slots{word("name", name), number("cards", static_cast<std::int64_t>(checked.deck.cards.size())),
                          number("errors", static_cast<std::int64_t>(errors)),
                          number("warnings", static_cast<std::int64_t>(warnings))};
        if (errors == 0 && warnings == 0) {
            desk_.tell("deck_commands.check_fine", slots);
            return;
        }
        desk_.tell("deck_commands.check_sum", slots);
    }

    void note(const std::string& name, const deckkit::Checked& checked, std::size_t errors, std::size_t warnings) {
        json::array problems;
        for (const Problem& problem : checked.problems) problems.push_back(as_json(problem));
        decks_.push_back(json::object{{"file", name},
                                      {"cards", checked.deck.cards.size()},
                                      {"errors", errors},
                                      {"warnings", warnings},
                                      {"problems", std::move(problems)}});
    }

    const CheckOptions& options_;
    const cli::Desk& desk_;
    json::array decks_;
    int bad_ = 0;
};

}  // namespace

int check_decks(const CheckOptions& options, const cli::Desk& desk) {
    Report report{options, desk};
    std::vector<std::string> names = options.decks;
    if (names.empty()) {
        for (const std::string_view id : deckkit::shelf_ids()) names.emplace_back(id);
    }
    for (const std::string& name : names) {
        if (!report.add(name)) return cli::wrong_arguments;
    }
    return report.finish();
}

}  // namespace frise::deck_commands
