// Talking to programs of all manners.
#include "bots/outside/process.hpp"

#include "tests/outside/leftovers.hpp"

#include <memory>

namespace frise::outside_test {
namespace {

using std::chrono::milliseconds;
using Failure = Process::Failure;

constexpr milliseconds long_enough{60'000};
constexpr milliseconds soon{50};

class OutsideProcess : public NothingLeft {
  protected:
    static std::string answer(Process& process, std::string_view line = "hello") {
        return process.ask(line, long_enough).value_or("nothing");
    }
    static std::string failure(Process& process, milliseconds limit = long_enough, std::string_view line = "hello") {
        const auto result = process.ask(line, limit);
        if (result) return "answered";
        switch (result.error()) {
            case Failure::died: return "died";
            case Failure::stalled: return "stalled";
            case Failure::too_long: break;
        }
        return "too long";
    }
};

TEST_F(OutsideProcess, answers_line_by_line) {
    Process echo{"cat"};
    EXPECT_EQ(answer(echo, "one"), "one");
    EXPECT_EQ(answer(echo, "two"), "two");
    EXPECT_EQ(answer(echo, ""), "");
    EXPECT_TRUE(echo.alive());
    EXPECT_EQ(echo.ending(), "");
}

TEST_F(OutsideProcess, hears_what_needs_no_answer) {
    Process listener{"read -r first; read -r second; echo \"$first, $second\""};
    EXPECT_TRUE(listener.tell("one", long_enough));
    EXPECT_EQ(answer(listener, "two"), "one, two");
}

TEST_F(OutsideProcess, may_end_lines_as_on_other_systems_and_write_them_in_pieces) {
    Process process{"read -r line; printf one; printf ' two\\r\\n'; cat"};
    EXPECT_EQ(answer(process), "one two");
}

TEST_F(OutsideProcess, may_write_while_a_long_question_is_still_coming) {
    Process echo{"cat"};
    const std::string question(Process::longest_line, 'x');
    EXPECT_EQ(answer(echo, question), question);
}

TEST_F(OutsideProcess, that_dies_at_once_says_how) {
    Process process{"exit 3"};
    EXPECT_EQ(failure(process), "died");
    EXPECT_EQ(process.ending(), "it left with exit code 3");
    EXPECT_FALSE(process.alive());
    EXPECT_EQ(failure(process), "died");
    EXPECT_EQ(process.ending(), "it left with exit code 3");
}

TEST_F(OutsideProcess, that_kills_itself_says_how) {
    Process process{"kill -TERM $$"};
    EXPECT_EQ(failure(process), "died");
    EXPECT_EQ(process.ending(), "it was ended by signal 15");
}

TEST_F(OutsideProcess, that_is_not_found_is_dead) {
    Process process{"exec 2>&-; /no/such/program"};
    EXPECT_EQ(failure(process), "died");
    EXPECT_EQ(process.ending(), "it left with exit code 127");
}

TEST_F(OutsideProcess, that_answers_and_leaves_has_answered) {
    Process process{"echo one"};
    EXPECT_EQ(answer(process), "one");
    EXPECT_EQ(failure(process), "died");
}

TEST_F(OutsideProcess, that_never_answers_is_ended) {
    Process process{"sleep 60"};
    EXPECT_EQ(failure(process, soon), "stalled");
    EXPECT_FALSE(process.alive());
    EXPECT_EQ(process.ending(), "it did not answer in time");
}

TEST_F(OutsideProcess, that_never_reads_is_ended_too) {
    const std::string question(std::size_t{8} << 20U, 'x');
    Process asked{"sleep 60"};
    EXPECT_EQ(failure(asked, soon, question), "stalled");
    Process told{"sleep 60"};
    EXPECT_EQ(told.tell(question, soon), tl::unexpected{Failure::stalled});
}

// It answers the first question only when it hears the second.
TEST_F(OutsideProcess, that_answers_late_does_not_answer_the_next_question) {
    Process process{"read -r first; read -r second; echo \"$first\"; echo \"$second\"; sleep 60"};
    EXPECT_EQ(failure(process, soon, "first"), "stalled");
    EXPECT_EQ(failure(process, long_enough, "second"), "died");
}

TEST_F(OutsideProcess, that_closes_its_input_may_stall) {
    Process process{"exec 0<&-; sleep 60"};
    EXPECT_EQ(failure(process, soon), "stalled");
}

TEST_F(OutsideProcess, that_closes_its_output_is_dead) {
    Process process{"exec 0<&- 1>&-; sleep 60"};
    EXPECT_EQ(failure(process), "died");
    EXPECT_EQ(process.ending(), "it closed its output");
}

TEST_F(OutsideProcess, that_writes_a_megabyte_without_an_end_is_ended) {
    Process process{"head -c 1048577 /dev/zero | tr '\\0' x; sleep 60"};
    EXPECT_EQ(failure(process), "too long");
    EXPECT_EQ(failure(process), "died");
    EXPECT_EQ(process.ending(), "it wrote too long a line");
}

TEST_F(OutsideProcess, that_writes_without_end_fills_no_memory) {
    Process process{"yes"};
    const std::string question(std::size_t{8} << 20U, 'x');
    EXPECT_EQ(failure(process, soon, question), "stalled");
}

TEST_F(OutsideProcess, is_gone_with_all_that_it_started) {
    for (const char* command : {
             "echo $$; sleep 60",
             "sleep 60 & echo $!; wait",
             "sleep 60 & echo $!",
             "trap '' TERM HUP; echo $$; while :; do sleep 60; done",
         }) {
        auto process = std::make_unique<Process>(command);
        const std::string number = answer(*process);
        process.reset();
        EXPECT_TRUE(comes_to_its_end(number)) << command << ": " << number;
    }
}

TEST_F(OutsideProcess, may_leave_by_itself_at_the_end_of_its_input) {
    auto process = std::make_unique<Process>("echo $$; cat >/dev/null");
    const std::string number = answer(*process);
    process.reset();
    EXPECT_TRUE(comes_to_its_end(number));
}

TEST_F(OutsideProcess, does_not_hold_on_to_the_talk_with_another) {
    Process first{"echo one"};
    Process second{"cat"};
    EXPECT_EQ(answer(first), "one");
    EXPECT_EQ(failure(first), "died");
    EXPECT_EQ(answer(second, "two"), "two");
}

}  // namespace
}  // namespace frise::outside_test
