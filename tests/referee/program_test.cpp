// `frise referee` over pipes: one answer to a line, whichever way the lines come.
#ifdef FRISE_BINARY

#include "tests/referee/program.hpp"

#include "tests/referee/session.hpp"

#include <memory>
#include <sstream>
#include <vector>

namespace frise::referee_test {
namespace {

namespace json = boost::json;

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in{text};
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::string code(const std::string& line) { return Session::code_of(json::parse(line).as_object()); }

TEST(Program, answers_each_line_before_it_waits_for_the_next) {
    Program program;
    for (const std::string& request :
         {tiny, tiny_won, std::string{"nonsense"}, tiny_lost, std::string{"{'op':'view'}"}}) {
        program.write(quoted(request) + "\n");
        const std::string answer = program.line();
        EXPECT_EQ(code(answer), request == "nonsense" ? "bad-json" : "fine") << answer;
    }
    EXPECT_EQ(program.exit_code(), 0);
}

TEST(Program, answers_a_thousand_requests_sent_at_once) {
    Session session;
    std::string requests;
    std::vector<std::string> expected;
    const std::vector<std::string> all{
        tiny, "{'op':'legal','seat':0}", tiny_won, "", "{'op':'view','seat':1}", tiny_lost, "{'op':'log'}", "{"};
    for (std::size_t i = 0; i < 1000; ++i) {
        const std::string request = quoted(all[i % all.size()]);
        requests += request + "\n";
        expected.push_back(json::serialize(session.say(request)));
    }
    Program program;
    EXPECT_EQ(lines_of(program.all(requests)), expected);
    EXPECT_EQ(program.exit_code(), 0);
}

TEST(Program, takes_a_line_that_comes_in_pieces) {
    Program program;
    for (const char letter : quoted(tiny) + "\n") program.write({&letter, 1});
    EXPECT_EQ(code(program.line()), "fine");
}

TEST(Program, takes_any_end_of_line) {
    const std::string request = quoted(tiny);
    for (const auto& [input, answers] : std::vector<std::pair<std::string, std::size_t>>{
             {"", 0},
             {"\n", 1},
             {"\n\n\n", 3},
             {"\r\n", 1},
             {request, 1},
             {request + "\r\n" + request + "\r\n", 2},
             {request + "\n" + request, 2},
             {std::string{"\0\n\0\n", 4}, 2},
         }) {
        Program program;
        EXPECT_EQ(lines_of(program.all(input)).size(), answers) << input;
        EXPECT_EQ(program.exit_code(), 0);
    }
}

TEST(Program, outlives_a_line_of_megabytes) {
    Program program;
    const std::string brackets(std::size_t{4} << 20U, '[');
    const auto answers = lines_of(program.all(quoted(tiny) + "\n" + brackets + "\n" + quoted(tiny_won)));
    ASSERT_EQ(answers.size(), 3U);
    EXPECT_EQ(code(answers[1]), "bad-json");
    EXPECT_EQ(code(answers[2]), "fine");
}

TEST(Program, ends_when_nobody_reads_its_answers) {
    auto program = std::make_unique<Program>();
    program->write(quoted(tiny) + "\n");
    EXPECT_EQ(code(program->line()), "fine");
    program.reset();  // waits for it
}

}  // namespace
}  // namespace frise::referee_test

#endif
