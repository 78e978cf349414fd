// Tallies added up, written and read.
#include "sim/tally.hpp"

#include "sim/tally_json.hpp"
#include "tests/sim/runs.hpp"

#include <gtest/gtest.h>

namespace frise::sim::test {
namespace {

namespace json = boost::json;

Tally sum(Tally one, const Tally& other) { return one += other; }

Tally tally_with(GameId game, std::uint64_t seed) {
    Plan plan = plan_for(game, some_seats(game), {Strength::child, Strength::expert}, 12);
    plan.seed = seed;
    Tally tally = tally_of(plan);
    tally.entrants[0].mishaps = {seed, 0, 1, 2};
    tally.entrants[0].mishap = seed % 2 == 0 ? "" : "no answer " + std::to_string(seed);
    return tally;
}

Tally empty_like(const Tally& tally) { return {tally.seats.size(), tally.entrants.size(), tally.cards.size()}; }

TEST(Tallies, add_up_to_the_same_in_any_order) {
    for (const GameId game : all_games) {
        const Tally a = tally_with(game, 1);
        const Tally b = tally_with(game, 2);
        const Tally c = tally_with(game, 3);
        EXPECT_EQ(sum(a, b), sum(b, a)) << name(game);
        EXPECT_EQ(sum(sum(a, b), c), sum(a, sum(b, c))) << name(game);
        EXPECT_EQ(sum(sum(c, a), b), sum(a, sum(b, c))) << name(game);
        EXPECT_EQ(sum(a, Tally{}), a) << name(game);
        EXPECT_EQ(sum(Tally{}, a), a) << name(game);
    }
}

TEST(Tallies, are_read_as_they_were_written) {
    for (const GameId game : all_games) {
        const Tally tally = tally_with(game, 7);
        const std::string text = json::serialize(write_tally(tally));
        const auto again = read_tally(json::parse(text), empty_like(tally));
        ASSERT_TRUE(again) << name(game) << ": " << again.error().message;
        EXPECT_EQ(*again, tally) << name(game);
    }
}

// A tally in which something else stands somewhere.
class HostileTally : public testing::Test {
  protected:
    void expect_refused(const json::value& value, const std::string& what) const {
        const auto tally = read_tally(value, empty_like(tally_));
        EXPECT_FALSE(tally) << what;
        if (!tally) EXPECT_FALSE(tally.error().message.empty()) << what;
    }
    // Every number and text at any depth.
    template <class Change>
    void change_each(const json::value& value, const std::string& pointer, const Change& change) const {
        if (const auto* object = value.if_object()) {
            for (const auto& [key, inner] : *object) change_each(inner, pointer + "/" + std::string{key}, change);
        } else if (const auto* array = value.if_array()) {
            // The first and the last of a long list stand for all of it.
            for (std::size_t i = 0; i < array->size(); i += std::max<std::size_t>(1, array->size() - 1)) {
                change_each((*array)[i], pointer + "/" + std::to_string(i), change);
            }
            change(pointer);
        } else {
            change(pointer);
        }
    }

    const Tally tally_ = tally_with(GameId::challenge, 1);
    const json::value fine_ = write_tally(tally_);
};

TEST_F(HostileTally, a_missing_field_is_refused) {
    for (const auto& [key, value] : fine_.as_object()) {
        json::value changed = fine_;
        changed.as_object().erase(key);
        expect_refused(changed, key);
    }
}

TEST_F(HostileTally, another_type_anywhere_is_refused) {
    for (const json::value& other : {json::value(nullptr), json::value(true), json::value(0.5), json::value("x"),
                                     json::value(json::object{}), json::value(json::array{nullptr})}) {
        change_each(fine_, "", [&](const std::string& pointer) {
            if (pointer.starts_with("/mishaps/") && other.is_string()) return;
            json::value changed = fine_;
            changed.at_pointer(pointer) = other;
            expect_refused(changed, pointer + " " + json::serialize(other));
        });
    }
}

TEST_F(HostileTally, a_negative_count_is_refused) {
    change_each(fine_, "", [&](const std::string& pointer) {
        json::value changed = fine_;
        json::value& number = changed.at_pointer(pointer);
        // What a histogram counts may be negative.
        const bool counted =
            pointer.ends_with("/0") && (pointer.starts_with("/lengths") || pointer.starts_with("/turns") ||
                                        pointer.starts_with("/rounds") || pointer.starts_with("/scores"));
        if (!number.is_number() || counted) return;
        number = -1;
        expect_refused(changed, pointer);
    });
}

TEST_F(HostileTally, a_list_or_row_of_another_length_is_refused) {
    change_each(fine_, "", [&](const std::string& pointer) {
        json::value longer = fine_;
        json::value shorter = fine_;
        auto* list = longer.at_pointer(pointer).if_array();
        if (list == nullptr) return;
        const bool any_length = pointer == "/lengths" || pointer == "/turns" || pointer == "/rounds" ||
                                pointer == "/scores" || pointer == "/duels";
        if (any_length) return;
        list->push_back(list->empty() ? json::value(0) : json::value(list->front()));
        expect_refused(longer, pointer + " longer");
        shorter.at_pointer(pointer).as_array().pop_back();
        expect_refused(shorter, pointer + " shorter");
    });
}

TEST_F(HostileTally, other_numbers_of_seats_entrants_or_cards_are_refused) {
    for (const auto& [seats, entrants, cards] :
         {std::array{1, 0, 0}, std::array{0, 1, 0}, std::array{0, 0, 1}, std::array{-1, 0, 0}, std::array{0, 0, -1}}) {
        const Tally other{tally_.seats.size() + static_cast<std::size_t>(seats),
                          tally_.entrants.size() + static_cast<std::size_t>(entrants),
                          tally_.cards.size() + static_cast<std::size_t>(cards)};
        EXPECT_FALSE(read_tally(fine_, other));
    }
}

TEST_F(HostileTally, what_is_no_object_is_refused) {
    for (const char* text : {"null", "[]", "1", "\"tally\"", "{}"}) expect_refused(json::parse(text), text);
}

}  // namespace
}  // namespace frise::sim::test
