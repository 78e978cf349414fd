// Requests under the ids that people give them: what comes twice counts once, and nobody's id stands in the way of
// somebody else's.
#include "table/counted.hpp"

#include "tests/table/small_room.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <functional>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>

namespace frise::test {
namespace {

namespace json = boost::json;
using table::Counted;

bool nobody_sits(const std::string& /*person*/) { return false; }

TEST(Counts, once_for_each_person_and_id) {
    Counted counted;
    counted.add("ana", "1", 5, nobody_sits);
    counted.add("ben", "2", 6, nobody_sits);
    EXPECT_EQ(counted.find("ana", "1"), 5U);
    EXPECT_EQ(counted.find("ben", "2"), 6U);
    EXPECT_EQ(counted.find("ana", "2"), std::nullopt);
    EXPECT_EQ(counted.find("ben", "1"), std::nullopt);
    EXPECT_EQ(counted.find("cleo", "1"), std::nullopt);
    // What both are called together says nothing.
    EXPECT_EQ(counted.find("an", "a1"), std::nullopt);
    EXPECT_EQ(counted.find("ana1", ""), std::nullopt);
}

TEST(Counts, the_same_in_copies_until_they_go_on) {
    Counted before;
    before.add("ana", "1", 1, nobody_sits);
    Counted after = before;
    after.add("ana", "2", 2, nobody_sits);
    EXPECT_EQ(before.find("ana", "2"), std::nullopt);
    EXPECT_EQ(after.find("ana", "1"), 1U);
    EXPECT_EQ(after.find("ana", "2"), 2U);
}

TEST(Counts, the_latest_of_each_however_much_others_say) {
    Counted counted;
    for (store::Number i = 1; i <= Counted::most_each; ++i) counted.add("ana", std::to_string(i), i, nobody_sits);
    for (store::Number i = 1; i <= 1'000; ++i) counted.add("ben", std::to_string(i), 100 + i, nobody_sits);
    EXPECT_EQ(counted.find("ana", "1"), 1U);
    EXPECT_EQ(counted.find("ben", std::to_string(1'000 - Counted::most_each)), std::nullopt) << "not without end";
    EXPECT_EQ(counted.find("ben", std::to_string(1'001 - Counted::most_each)), 1'101 - Counted::most_each);
    counted.add("ana", "one more", 2'000, nobody_sits);
    EXPECT_EQ(counted.find("ana", "1"), std::nullopt);
    EXPECT_EQ(counted.find("ana", "2"), 2U);
}

TEST(Counts, what_those_who_sit_said_however_many_come_by) {
    const auto ana_sits = [](const std::string& person) { return person == "ana"; };
    Counted counted;
    counted.add("ana", "1", 1, ana_sits);
    for (store::Number i = 0; i < 3 * Counted::most_people; ++i) {
        counted.add("visitor " + std::to_string(i), "1", 10 + i, ana_sits);
    }
    EXPECT_EQ(counted.find("ana", "1"), 1U);
    EXPECT_EQ(counted.find("visitor 0", "1"), std::nullopt) << "not without end";
    EXPECT_EQ(counted.find("visitor " + std::to_string(3 * Counted::most_people - 1), "1"),
              9 + 3 * Counted::most_people);
}

// Finds texts with a given hash, which for the library's hash is a matter of calculating backwards.
class SameHash {
  public:
    // An id under which `other` says something that has the same hash as what `person` says under `id`.
    static std::optional<std::string> id_for(const std::string& other, const std::string& person,
                                             const std::string& id) {
        constexpr std::hash<std::string_view> hash;
        const std::uint64_t wanted = hash(person) * 31 + hash(id) - hash(other) * 31;
        for (int attempt = 0; attempt < 1'000'000; ++attempt) {
            std::string text = std::to_string(10'000'000 + attempt);
            const std::uint64_t last = unmixed(last_word_for(text, wanted));
            text.resize(length);
            std::memcpy(text.data() + word, &last, word);
            const bool readable = std::all_of(text.begin(), text.end(),
                                              [](char c) { return c > ' ' && c < '\x7F' && c != '"' && c != '\\'; });
            if (readable && hash(text) == wanted) return text;
        }
        return std::nullopt;
    }

  private:
    static constexpr std::size_t word = 8;
    static constexpr std::size_t length = 2 * word;
    static constexpr std::uint64_t seed = 0xc70f6907UL;
    static constexpr std::uint64_t factor = 0xc6a4a7935bd1e995UL;
    static constexpr unsigned half = 47;

    static std::uint64_t stirred(std::uint64_t value) { return value ^ (value >> half); }
    static std::uint64_t mixed(std::uint64_t value) { return stirred(value * factor) * factor; }
    static std::uint64_t divided(std::uint64_t value) {
        std::uint64_t inverse = factor;  // Newton's way doubles the digits that are right
        for (int i = 0; i < 6; ++i) inverse *= 2 - factor * inverse;
        return value * inverse;
    }
    static std::uint64_t unmixed(std::uint64_t value) { return divided(stirred(divided(value))); }
    static std::uint64_t last_word_for(const std::string& first, std::uint64_t wanted) {
        std::uint64_t data = 0;
        std::memcpy(&data, first.data(), word);
        const std::uint64_t begun = ((seed ^ (length * factor)) ^ mixed(data)) * factor;
        return divided(stirred(divided(stirred(wanted)))) ^ begun;
    }
};

TEST(Counts, ids_apart_that_have_the_same_hash) {
    const auto id = SameHash::id_for("mallory", "ana", "a.1");
    if (!id) GTEST_SKIP() << "another library, with another hash";
    Counted counted;
    counted.add("mallory", *id, 1, nobody_sits);
    EXPECT_EQ(counted.find("ana", "a.1"), std::nullopt);
    const auto own = SameHash::id_for("ana", "ana", "a.1");
    ASSERT_TRUE(own);
    counted.add("ana", *own, 2, nobody_sits);
    EXPECT_EQ(counted.find("ana", "a.1"), std::nullopt);
    EXPECT_EQ(counted.find("ana", *own), 2U);
}

// Ana and ben play.
struct Repeated : testing::Test {
    Repeated() { room.begin(); }

    // The code of the refusal, or the type of what came of it.
    std::string answer(Visitor& visitor, const json::object& request) {
        const json::object said = room.ask(visitor, request);
        return json::value_to<std::string>(said.at(said.contains("code") ? "code" : "type"));
    }
    // The move of whoever is to act, under an id.
    [[nodiscard]] json::object move(std::string_view id) const {
        json::object act = room.move();
        act["id"] = id;
        return act;
    }

    SmallRoom room;
};

TEST_F(Repeated, the_same_id_of_two_people_counts_for_both) {
    const json::object own = move("1");
    EXPECT_EQ(answer(*room.ana, own), "update");
    EXPECT_EQ(answer(*room.ben, move("1")), "update");
    EXPECT_EQ(answer(*room.ana, own), "duplicate");
}

TEST_F(Repeated, nobody_can_take_the_move_of_somebody_else) {
    const auto id = SameHash::id_for("ben", "ana", "a.1");
    if (!id) GTEST_SKIP() << "another library, with another hash";
    EXPECT_EQ(answer(*room.ben, chat(*id)), "chat");
    EXPECT_EQ(answer(*room.ana, move("a.1")), "update");
}

TEST_F(Repeated, a_move_counts_once_however_much_others_say) {
    const json::object act = move("a.1");
    const json::object update = room.ask(*room.ana, act);
    EXPECT_EQ(update.at("type"), "update");
    Visitor& cleo = *room.come("cleo");
    for (std::size_t i = 0; i < 2 * Counted::most_each; ++i) {
        EXPECT_EQ(answer(*room.ben, chat(std::to_string(i))), "chat");
        EXPECT_EQ(answer(cleo, chat(std::to_string(i))), "chat");
    }
    const json::object again = room.ask(*room.ana, act);
    EXPECT_EQ(again.at("code"), "duplicate");
    EXPECT_EQ(again.at("counted"), update.at("n"));
}

}  // namespace
}  // namespace frise::test
