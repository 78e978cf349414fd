// Many calls at random: every backend answers as the one in memory does.
#include "store/memory_store.hpp"
#include "tests/store/contract.hpp"
#include "tests/support/sanitized.hpp"

#include <cstdint>
#include <random>

namespace frise::store_test {
namespace {

using store::Attendee;

// Of few things, so that calls meet.
class Chooser {
  public:
    explicit Chooser(std::uint32_t seed) : random_{seed} {}

    int below(int bound) { return static_cast<int>(random_() % static_cast<std::uint32_t>(bound)); }
    bool often() { return below(4) != 0; }
    std::string code() { return std::string(1, static_cast<char>('A' + below(6))); }
    std::string person() { return std::to_string(below(4)); }
    Hash secret() { return hash(below(5)); }
    Standing standing() { return static_cast<Standing>(below(4)); }

    TableSummary summary() {
        TableSummary made{"", standing(), often(), below(10), {}, std::to_string(below(1000))};
        for (int i = below(4); i > 0; --i) made.people.push_back(person());
        return made;
    }

    std::vector<Append> batch(Store& known) {
        std::vector<Append> made(static_cast<std::size_t>(below(5)));
        for (auto& one : made) {
            one.table = code();
            const auto table = value(known.load(one.table, 0));
            one.expected = often() && table ? table->last : static_cast<Number>(below(5));
            for (int i = below(3); i > 0; --i) one.entries.push_back(std::to_string(below(1000)));
            if (often()) one.summary = summary();
        }
        return made;
    }

    TableQuery query() {
        TableQuery made{.most = static_cast<std::size_t>(below(8))};
        if (!often()) made.standing = standing();
        if (!often()) made.listed = often();
        if (!often()) made.person = person();
        if (!often()) made.changed_before = below(10);
        if (!often()) made.after = store::ListPlace{below(10), code()};
        return made;
    }

  private:
    std::mt19937 random_;
};

class Twins {
  public:
    Twins(Store& one, Store& other, std::uint32_t seed) : one_{one}, other_{other}, choose_{seed} {}

    void call() {
        switch (choose_.below(12)) {
            case 0:
            case 1:
            case 2: return append();
            case 3: return load();
            case 4: return list();
            case 5: return put_person();
            case 6: return token();
            case 7: return put_code();
            case 8: return take_code();
            case 9: return own_deck();
            case 10: return remove();
            default: return deck();
        }
    }

  private:
    void append() {
        const auto batch = choose_.batch(other_);
        EXPECT_EQ(value(one_.append(batch)), value(other_.append(batch)));
    }
    void remove() {
        std::vector<Removal> batch(static_cast<std::size_t>(choose_.below(4)));
        for (auto& one : batch) {
            one.table = choose_.code();
            const auto table = value(other_.load(one.table, 0));
            one.expected = choose_.often() && table ? table->last : static_cast<Number>(choose_.below(5));
        }
        const Attendee guest{.person = choose_.person(), .count = choose_.below(2)};
        const auto where = choose_.code();
        for (auto* store : {&one_, &other_}) expect_done(store->put_attendee(where, guest));
        EXPECT_EQ(value(one_.remove(batch)), value(other_.remove(batch)));
        for (auto* store : {&one_, &other_}) expect_done(store->put_attendee(where, {guest.person, 0}));
        EXPECT_EQ(value(one_.loose_decks()), value(other_.loose_decks()));
        const auto deck = choose_.code();
        for (auto* store : {&one_, &other_}) expect_done(store->drop_deck(deck));
    }
    void load() {
        const auto code = choose_.code();
        const auto after = static_cast<Number>(choose_.below(10));
        EXPECT_EQ(value(one_.load(code, after)), value(other_.load(code, after)));
    }
    void list() {
        const auto query = choose_.query();
        EXPECT_EQ(value(one_.list(query)), value(other_.list(query)));
    }
    void put_person() {
        const Person person{choose_.person(), std::to_string(choose_.below(100))};
        expect_done(one_.put_person(person));
        expect_done(other_.put_person(person));
    }
    void token() {
        const auto token = choose_.secret();
        EXPECT_EQ(value(one_.person_with_token(token)), value(other_.person_with_token(token)));
        const auto person = choose_.person();
        const bool put = choose_.often();
        for (auto* store : {&one_, &other_}) {
            expect_done(put ? store->put_token(token, person) : store->drop_token(token));
        }
    }
    void put_code() {
        const auto code = choose_.secret();
        const auto person = choose_.person();
        const auto expires = choose_.below(10);
        expect_done(one_.put_code(code, person, expires));
        expect_done(other_.put_code(code, person, expires));
    }
    void take_code() {
        const auto code = choose_.secret();
        const auto now = choose_.below(10);
        EXPECT_EQ(value(one_.take_code(code, now)), value(other_.take_code(code, now)));
    }
    void deck() {
        const auto name = choose_.code();
        EXPECT_EQ(value(one_.deck(name)), value(other_.deck(name)));
        const auto text = std::to_string(choose_.below(1000));
        if (choose_.often()) return;
        expect_done(one_.put_deck(name, text));
        expect_done(other_.put_deck(name, text));
    }
    void own_deck() {
        const auto person = choose_.person();
        EXPECT_EQ(value(one_.own_decks(person)), value(other_.own_decks(person)));
        const auto prefix = choose_.often() ? choose_.code() : "";
        EXPECT_EQ(value(one_.deck_starting(prefix)), value(other_.deck_starting(prefix)));
        const OwnDeck deck{choose_.code(), choose_.below(10), std::to_string(choose_.below(1000))};
        const auto instead = choose_.code();
        const bool put = choose_.often();
        for (auto* store : {&one_, &other_}) {
            expect_done(put ? store->put_own_deck(person, deck, instead) : store->drop_own_deck(person, instead));
        }
    }

    Store& one_;
    Store& other_;
    Chooser choose_;
};

TEST_P(Contract, every_backend_answers_as_memory_does) {
    const auto memory = store::make_memory_store();
    for (std::uint32_t round = 0; round < 5 && !HasFailure(); ++round) {
        Twins twins{store(), *memory, round};
        for (int i = 0; i < test::at_ease(300) && !HasFailure(); ++i) twins.call();
        if (GetParam().lasts) reopen();
    }
}

}  // namespace
}  // namespace frise::store_test
