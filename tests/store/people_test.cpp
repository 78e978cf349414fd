// People, their devices and codes.
#include "tests/store/contract.hpp"

namespace frise::store_test {
namespace {

const Person ada{"1", "Ada"};
const Person bo{"2", "Bo"};

TEST_P(PeopleContract, a_person_is_found_by_id) {
    EXPECT_EQ(person("1"), std::nullopt);
    expect_done(store().put_person(ada));
    EXPECT_EQ(person("1"), ada);
    EXPECT_EQ(person("Ada"), std::nullopt);
}

TEST_P(PeopleContract, a_person_takes_the_place_of_the_one_with_that_id) {
    expect_done(store().put_person(ada));
    expect_done(store().put_token(hash(1), "1"));
    expect_done(store().put_person({"1", "Countess"}));
    EXPECT_EQ(person("1"), (Person{"1", "Countess"}));
    EXPECT_EQ(value(store().person_with_token(hash(1))), (Person{"1", "Countess"}));
}

TEST_P(PeopleContract, a_token_finds_its_person) {
    expect_done(store().put_person(ada));
    expect_done(store().put_person(bo));
    expect_done(store().put_token(hash(1), "1"));
    expect_done(store().put_token(hash(2), "1"));
    expect_done(store().put_token(hash(3), "2"));
    EXPECT_EQ(value(store().person_with_token(hash(1))), ada);
    EXPECT_EQ(value(store().person_with_token(hash(2))), ada);
    EXPECT_EQ(value(store().person_with_token(hash(3))), bo);
    EXPECT_EQ(value(store().person_with_token(hash(4))), std::nullopt);
    EXPECT_EQ(value(store().person_with_token(hash(256))), std::nullopt);
}

TEST_P(PeopleContract, a_token_moves_to_another_person) {
    expect_done(store().put_person(ada));
    expect_done(store().put_person(bo));
    expect_done(store().put_token(hash(1), "1"));
    expect_done(store().put_token(hash(1), "2"));
    EXPECT_EQ(value(store().person_with_token(hash(1))), bo);
}

TEST_P(PeopleContract, a_dropped_token_finds_nobody) {
    expect_done(store().put_person(ada));
    expect_done(store().put_token(hash(1), "1"));
    expect_done(store().put_token(hash(2), "1"));
    expect_done(store().drop_token(hash(1)));
    expect_done(store().drop_token(hash(1)));
    EXPECT_EQ(value(store().person_with_token(hash(1))), std::nullopt);
    EXPECT_EQ(value(store().person_with_token(hash(2))), ada);
}

TEST_P(PeopleContract, a_token_of_nobody_finds_nobody_yet) {
    expect_done(store().put_token(hash(1), "1"));
    EXPECT_EQ(value(store().person_with_token(hash(1))), std::nullopt);
    expect_done(store().put_person(ada));
    EXPECT_EQ(value(store().person_with_token(hash(1))), ada);
}

TEST_P(PeopleContract, a_code_works_once) {
    expect_done(store().put_person(ada));
    expect_done(store().put_code(hash(1), "1", 10));
    EXPECT_EQ(value(store().take_code(hash(2), 5)), std::nullopt);
    EXPECT_EQ(value(store().take_code(hash(1), 5)), ada);
    EXPECT_EQ(value(store().take_code(hash(1), 5)), std::nullopt);
}

TEST_P(PeopleContract, a_code_works_before_it_expires) {
    expect_done(store().put_person(ada));
    expect_done(store().put_code(hash(1), "1", 10));
    EXPECT_EQ(value(store().take_code(hash(1), 11)), std::nullopt);
    EXPECT_EQ(value(store().take_code(hash(1), 10)), std::nullopt);
    EXPECT_EQ(value(store().take_code(hash(1), 9)), ada);
}

TEST_P(PeopleContract, the_newest_code_of_a_person_works) {
    expect_done(store().put_person(ada));
    expect_done(store().put_person(bo));
    expect_done(store().put_code(hash(1), "1", 10));
    expect_done(store().put_code(hash(2), "2", 10));
    expect_done(store().put_code(hash(3), "1", 5));
    EXPECT_EQ(value(store().take_code(hash(1), 0)), std::nullopt);
    EXPECT_EQ(value(store().take_code(hash(2), 0)), bo);
    EXPECT_EQ(value(store().take_code(hash(3), 0)), ada);
}

TEST_P(PeopleContract, the_same_code_again_has_its_new_time) {
    expect_done(store().put_person(ada));
    expect_done(store().put_code(hash(1), "1", 10));
    expect_done(store().put_code(hash(1), "1", 20));
    EXPECT_EQ(value(store().take_code(hash(1), 15)), ada);
}

TEST_P(PeopleContract, a_code_moves_to_another_person) {
    expect_done(store().put_person(ada));
    expect_done(store().put_person(bo));
    expect_done(store().put_code(hash(1), "1", 10));
    expect_done(store().put_code(hash(2), "2", 10));
    expect_done(store().put_code(hash(1), "2", 10));
    EXPECT_EQ(value(store().take_code(hash(2), 0)), std::nullopt);
    EXPECT_EQ(value(store().take_code(hash(1), 0)), bo);
    EXPECT_EQ(value(store().take_code(hash(1), 0)), std::nullopt);
}

TEST_P(PeopleContract, a_code_of_nobody_is_spent_all_the_same) {
    expect_done(store().put_code(hash(1), "1", 10));
    EXPECT_EQ(value(store().take_code(hash(1), 0)), std::nullopt);
    expect_done(store().put_person(ada));
    EXPECT_EQ(value(store().take_code(hash(1), 0)), std::nullopt);
}

}  // namespace
}  // namespace frise::store_test
