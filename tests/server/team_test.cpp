// Several people on one seat: what they plan is theirs, and one of them answers for all.
#include "tests/server/two_at_a_table.hpp"

namespace frise::test {
namespace {

namespace json = boost::json;

// Ana and Cleo against Ben and Dan.
class Team : public TwoAtATable {
  public:
    json::object gather() {
        sit_down({{"game", "challenge"}, {"teams", true}});
        third = join(cleo);
        fourth = join(dan);
        third->request({{"type", "sit"}, {"seat", 0}, {"name", "Cleo"}});
        fourth->request({{"type", "sit"}, {"seat", 1}, {"name", "Dan"}});
        const json::object began = start();
        third->next("began");
        fourth->next("began");
        view = began.at("state").at("view");
        return began;
    }
    json::object answer(int seat, int wheel) const {
        json::object action{{"seat", seat}, {"type", "answer"}, {"wheels", {wheel, 2, 3, 4}}};
        if (view.at("trial").at("kind") == "right-date") action["sign"] = 1;
        return action;
    }

    Somebody dan = new_person(hall.port(), "Dan");
    std::unique_ptr<Client> third;
    std::unique_ptr<Client> fourth;
    json::value view;
};

TEST_F(Team, sits_together) {
    const json::object began = gather();
    EXPECT_EQ(began.at("table").at("seats").at(0).at("people"), (json::array{ana.person, cleo.person}));
    EXPECT_EQ(began.at("table").at("seats").at(0).at("name"), "Ana");
    EXPECT_EQ(began.at("table").at("people").at(dan.person), "Dan");
}

TEST_F(Team, shows_drafts_to_its_members_alone) {
    gather();
    auto onlooker = join(Client::Hello{});
    first->say({{"type", "draft"}, {"action", answer(0, 1)}});
    const json::object told = third->next("draft");
    EXPECT_EQ(told.at("by"), json::value(ana.person));
    EXPECT_EQ(told.at("action").at("wheels"), (json::array{1, 2, 3, 4}));
    first->settle();
    for (Client* other : {second.get(), fourth.get(), onlooker.get()}) {
        EXPECT_TRUE(of_type(other->settle(), "draft").empty());
    }
}

TEST_F(Team, drafts_for_its_own_seat_only) {
    gather();
    EXPECT_EQ(refusal(first->request({{"type", "draft"}, {"action", answer(1, 1)}})), "bad-request");
    EXPECT_EQ(refusal(first->request({{"type", "draft"}, {"action", 7}})), "bad-request");
    EXPECT_EQ(refusal(first->request({{"type", "draft"}})), "bad-request");
}

TEST_F(Team, answers_once) {
    gather();
    const json::object told = third->request({{"type", "act"}, {"action", answer(0, 1)}});
    EXPECT_EQ(told.at("events").at(0).at("wheels"), (json::array{1, 2, 3, 4}));
    EXPECT_EQ(first->next("update").at("events").at(0).at("wheels"), (json::array{1, 2, 3, 4})) << "the partner's too";
    EXPECT_FALSE(second->next("update").at("events").at(0).as_object().contains("wheels"));
    EXPECT_EQ(refusal(first->request({{"type", "act"}, {"action", answer(0, 2)}})), "not-your-turn");
    EXPECT_EQ(refusal(fourth->request({{"type", "act"}, {"action", answer(1, 3)}})), "");
}

TEST_F(Team, loses_a_member_without_losing_the_seat) {
    gather();
    EXPECT_EQ(refusal(first->request({{"type", "stand"}, {"seat", 0}})), "");
    const json::object alone = third->request({{"type", "stand"}, {"seat", 0}});
    EXPECT_EQ(refusal(alone), "begun");
    EXPECT_EQ(refusal(third->request({{"type", "act"}, {"action", answer(0, 1)}})), "");
}

TEST_F(Team, of_others_takes_nobody_in_who_plays) {
    gather();
    EXPECT_EQ(refusal(first->request({{"type", "sit"}, {"seat", 1}})), "seated");
    EXPECT_EQ(refusal(first->request({{"type", "sit"}, {"seat", 1}, {"also", true}})), "seated");
}

TEST_F(Team, is_one_person_on_one_side) {
    sit_down({{"game", "challenge"}, {"teams", true}});
    EXPECT_EQ(refusal(first->request({{"type", "sit"}, {"seat", 1}, {"also", true}})), "seated");
    EXPECT_EQ(refusal(first->request({{"type", "sit"}, {"seat", 1}})), "") << "to change sides is fine";
}

TEST_F(Team, is_for_challenge) {
    sit_down();
    auto other = join(cleo);
    EXPECT_EQ(refusal(other->request({{"type", "sit"}, {"seat", 1}, {"name", "Cleo"}})), "seat-taken");
}

TEST_F(Team, plays_again_under_the_same_names) {
    sit_down({{"game", "challenge"},
              {"teams", true},
              {"options", {{"board", {{"track", {"four-cards"}}, {"duels", json::array{}}}}}}});
    third = join(cleo);
    third->request({{"type", "sit"}, {"seat", 0}, {"name", "Cleo"}});
    view = start().at("state").at("view");
    while (!look(*first).at("view").at("over").as_bool()) {
        first->request({{"type", "act"}, {"action", answer(0, 5)}});
        second->request({{"type", "act"}, {"action", answer(1, 6)}});
    }
    const json::object told = first->request({{"type", "rematch"}});
    Client there{hall.port(), json::value_to<std::string>(told.at("table").at("rematch")), cleo};
    const json::object welcome = there.next("welcome");
    EXPECT_EQ(welcome.at("seats"), json::array{0});
    EXPECT_EQ(welcome.at("table").at("people").at(cleo.person), "Cleo");
    EXPECT_EQ(welcome.at("table").at("people").at(ana.person), "Ana");
}

}  // namespace
}  // namespace frise::test
