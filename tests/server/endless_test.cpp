// Requests that never end: the server holds little of them, says no, and closes.
#include "tests/server/raw.hpp"
#include "tests/server/two_at_a_table.hpp"

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>
#include <unistd.h>

namespace frise::test {
namespace {

constexpr std::size_t megabyte = 1'000'000;
constexpr std::size_t far_too_much = 64 * megabyte;
// What lies in the sockets on the way, and what the server throws away after its answer.
constexpr std::size_t most_sent = 40 * megabyte;
constexpr std::size_t most_held = 24 * megabyte;

// Of this process, which has the server in it.
std::size_t memory_in_use() {
    std::ifstream statm{"/proc/self/statm"};
    std::size_t pages = 0;
    std::size_t resident = 0;
    statm >> pages >> resident;
    return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

struct Flood {
    std::size_t sent = 0;
    std::size_t held = 0;  // memory that the process took meanwhile
};

class Endless : public TwoAtATable {
  public:
    // Says it again and again, until there is an answer or the connection ends.
    static Flood flood(Raw& raw, std::string_view piece) {
        const std::size_t before = memory_in_use();
        Flood flood;
        boost::system::error_code ended;
        while (!ended && flood.sent < far_too_much && raw.socket().available(ended) == 0) {
            flood.sent += boost::asio::write(raw.socket(), boost::asio::buffer(piece), ended);
            const std::size_t now = memory_in_use();
            flood.held = std::max(flood.held, now - std::min(now, before));
        }
        return flood;
    }
    void is_refused(std::string_view beginning, std::string_view piece) {
        Raw raw{hall.port()};
        raw.say(beginning);
        const Flood flooded = flood(raw, piece);
        EXPECT_LT(flooded.sent, most_sent);
        EXPECT_LT(flooded.held, most_held);
        if (flooded.sent < far_too_much) {
            const std::string answer = raw.rest();
            EXPECT_NE(answer.find("HTTP/1.1 431 "), std::string::npos) << answer;
            EXPECT_NE(answer.find("Connection: close"), std::string::npos) << answer;
        }
        EXPECT_EQ(ask(hall.port(), {"GET", "/healthz", {}, {}, {}}).status, 200) << "others are served on";
    }

    const std::string chunked = "POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    const std::string letters = std::string(65'536, 'x');
};

TEST_F(Endless, request_lines_are_refused) { is_refused("GET /", letters); }

TEST_F(Endless, header_fields_are_refused) { is_refused("GET / HTTP/1.1\r\nX-Filler: ", letters); }

TEST_F(Endless, headers_are_refused_though_each_line_is_read_by_itself) {
    // The server reads 512 bytes at a time: each time a whole line, and the first letter of the next, which shows that
    // the line has ended.
    constexpr std::size_t read_at_once = 512;
    const auto filled = [](const std::string& line, const std::string& end) {
        return line + std::string(read_at_once - line.size() - end.size(), 'x') + end;
    };
    Raw raw{hall.port()};
    raw.say(filled("GET /", " HTTP/1.1\r\nX"));
    const Flood flooded = flood(raw, filled("-Filler: ", "\r\nX"));
    EXPECT_LT(flooded.sent, most_sent);
    EXPECT_LT(flooded.held, most_held);
    if (flooded.sent < far_too_much) EXPECT_NE(raw.rest().find("HTTP/1.1 431 "), std::string::npos);
}

TEST_F(Endless, chunk_extensions_are_refused) {
    is_refused(chunked + "5;", letters);
    is_refused(chunked + "5\r\nhello\r\n5;more=", letters);
    is_refused(chunked + "0;", letters);
    is_refused(chunked + std::string(60'000, '0'), letters);
}

TEST_F(Endless, trailers_are_refused) {
    is_refused(chunked + "0\r\nX-Trailer: ", letters);
    std::string lines;
    while (lines.size() < letters.size()) lines += "X-Trailer: some\r\n";
    is_refused(chunked + "0\r\n", lines);
}

TEST_F(Endless, requests_are_refused_after_others_on_the_same_connection) {
    Raw raw{hall.port()};
    raw.say("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + chunked + "5;");
    std::string heard;
    boost::asio::read_until(raw.socket(), boost::asio::dynamic_buffer(heard), "ok\n");
    const Flood flooded = flood(raw, letters);
    EXPECT_LT(flooded.sent, most_sent);
    EXPECT_LT(flooded.held, most_held);
    if (flooded.sent < far_too_much) EXPECT_NE((heard + raw.rest()).find("HTTP/1.1 431 "), std::string::npos);
}

TEST_F(Endless, messages_in_many_frames_are_not_held) {
    sit_down();
    Raw raw{hall.port()};
    ASSERT_TRUE(raw.upgrade(code));
    raw.say(frame(0x01, R"({"type":"hello","more":")"));
    std::string frames;
    while (frames.size() < letters.size()) frames += frame(0x00, std::string(1'000, 'x'));
    EXPECT_LT(flood(raw, frames).held, most_held);
    EXPECT_EQ(refusal(first->request({{"type", "chat"}, {"text", "still here"}})), "");
}

TEST_F(Endless, pings_are_not_held) {
    sit_down();
    Raw raw{hall.port()};
    ASSERT_TRUE(raw.upgrade(code));
    std::string frames;
    while (frames.size() < letters.size()) frames += frame(0x89, std::string(125, 'p'));
    const std::size_t before = memory_in_use();
    // Nobody reads the answers: the server reads no more once it cannot send them.
    raw.socket().non_blocking(true);
    boost::system::error_code full;
    for (std::size_t sent = 0; !full && sent < far_too_much;) {
        sent += boost::asio::write(raw.socket(), boost::asio::buffer(frames), full);
    }
    EXPECT_LT(memory_in_use(), before + most_held);
    EXPECT_EQ(refusal(first->request({{"type", "chat"}, {"text", "still here"}})), "");
}

TEST_F(Endless, bodies_in_many_small_parts_are_read) {
    const std::string body = R"({"name":"Ana"})";
    std::string parts;
    for (const char letter : body) parts += "1;note=" + std::string(5'000, 'x') + "\r\n" + letter + "\r\n";
    Raw raw{hall.port()};
    raw.say(chunked + parts + "0\r\nX-Trailer: " + std::string(5'000, 'x') + "\r\n\r\n");
    raw.socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send);
    EXPECT_NE(raw.rest().find("HTTP/1.1 201 "), std::string::npos);
}

TEST_F(Endless, long_request_lines_and_headers_are_read) {
    Raw raw{hall.port()};
    raw.say("GET /healthz?" + std::string(4'000, 'x') +
            " HTTP/1.1\r\nConnection: close\r\nX-Filler: " + std::string(4'000, 'x') + "\r\n\r\n");
    EXPECT_NE(raw.rest().find("HTTP/1.1 200 "), std::string::npos);
}

}  // namespace
}  // namespace frise::test
