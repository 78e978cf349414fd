// Lists of up to so many things, kept in place.
#include "engine/core/few.hpp"

#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <type_traits>
#include <vector>

namespace frise {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Short = Few<int, 4>;

static_assert(std::is_trivially_copyable_v<Action> && std::is_trivially_copyable_v<Choice>,
              "what is chosen at every move is copied like a number");

TEST(Few, is_filled_up_to_its_size) {
    Short list;
    EXPECT_THAT(list, IsEmpty());
    for (int i = 1; i <= 4; ++i) list.push_back(i);
    EXPECT_THAT(list, ElementsAre(1, 2, 3, 4));
    EXPECT_EQ(list.front(), 1);
    EXPECT_EQ(list.back(), 4);
    list.clear();
    EXPECT_THAT(list, IsEmpty());
}

TEST(Few, takes_over_other_lists) {
    const std::vector<int> from{5, 6};
    Short list(from.begin(), from.end());
    EXPECT_THAT(list, ElementsAre(5, 6));
    list.assign(3, 7);
    EXPECT_THAT(list, ElementsAre(7, 7, 7));
}

TEST(Few, items_go_in_and_out_anywhere) {
    Short list{1, 3};
    list.insert(list.begin() + 1, 2);
    EXPECT_THAT(list, ElementsAre(1, 2, 3));
    list.insert(list.end(), 4);
    EXPECT_THAT(list, ElementsAre(1, 2, 3, 4));
    list.erase(list.begin());
    list.erase(list.begin() + 2);
    EXPECT_THAT(list, ElementsAre(2, 3));
}

TEST(Few, is_equal_where_the_items_are) {
    Short list{1, 2};
    list.erase(list.begin() + 1);
    EXPECT_EQ(list, Short{1}) << "what was taken out is forgotten";
    EXPECT_FALSE(list == (Short{1, 2}));
}

}  // namespace
}  // namespace frise
