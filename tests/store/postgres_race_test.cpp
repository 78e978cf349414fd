// Several servers that write to the same tables at once.
#include "tests/store/postgres.hpp"
#include "tests/support/sanitized.hpp"

#include <map>
#include <thread>

namespace frise::store_test {
namespace {

// A server that knows what it last read, and reads again when it was too late.
class Writer {
  public:
    Writer(const std::string& address, std::string name, Entries tables)
        : store_{joined(address)}, name_{std::move(name)}, tables_{std::move(tables)} {}

    void write(int rounds) {
        for (int i = 0; i < rounds; ++i) {
            std::vector<Append> batch;
            for (const auto& table : tables_) batch.push_back(next(table));
            take_in(batch, value(store_->append(batch)));
        }
    }

    // The numbers that were acknowledged to it, and what it wrote there.
    [[nodiscard]] const std::map<Number, std::string>& done(const std::string& table) { return done_[table]; }

  private:
    Append next(const std::string& table) {
        const Number known = known_[table];
        Append made{table, known, {name_ + std::to_string(++written_), name_ + std::to_string(++written_)}, {}};
        if (known == 0 || written_ % 7 == 0) made.summary = summary(table, static_cast<Time>(known));
        return made;
    }

    void take_in(const std::vector<Append>& batch, const Results& results) {
        ASSERT_EQ(results.size(), batch.size());
        for (std::size_t i = 0; i < batch.size(); ++i) {
            Number& known = known_[batch[i].table];
            if (results[i] == Appended::done) {
                for (const auto& entry : batch[i].entries) done_[batch[i].table][++known] = entry;
            } else {
                known = value(store_->load(batch[i].table, known))->last;
            }
        }
    }

    std::unique_ptr<Store> store_;
    std::string name_;
    Entries tables_;
    int written_ = 0;
    std::map<std::string, Number> known_;
    std::map<std::string, std::map<Number, std::string>> done_;
};

void race(Writer& one, Writer& other, int rounds) {
    std::thread beside{[&] { other.write(rounds); }};
    one.write(rounds);
    beside.join();
}

// The log is what both were told, each number once and none missing.
void expect_shared(Store& store, Writer& one, Writer& other, const std::string& table) {
    auto all = one.done(table);
    for (const auto& [number, text] : other.done(table)) {
        EXPECT_TRUE(all.emplace(number, text).second) << "both wrote number " << number;
    }
    const auto record = value(store.load(table));
    ASSERT_TRUE(record);
    ASSERT_EQ(record->last, all.size());
    for (const auto& [number, text] : all) EXPECT_EQ(record->entries[number - 1], text);
}

TEST(PostgresRace, one_of_two_writers_gets_each_number) {
    const FreshDatabase database;
    const Entries tables{"A", "B", "C"};
    Writer one{database.address(), "one", tables};
    Writer other{database.address(), "other", tables};
    race(one, other, test::at_ease(600));
    const auto store = joined(database.address());
    for (const auto& table : tables) {
        expect_shared(*store, one, other, table);
        EXPECT_GT(one.done(table).size(), 100);
        EXPECT_GT(other.done(table).size(), 100);
    }
}

TEST(PostgresRace, batches_in_opposite_order_do_not_wait_for_each_other_for_ever) {
    const FreshDatabase database;
    Entries tables;
    for (int i = 0; i < 60; ++i) tables.push_back("T" + std::to_string(i));
    {
        Writer one{database.address(), "one", tables};
        Writer other{database.address(), "other", {tables.rbegin(), tables.rend()}};
        race(one, other, test::at_ease(60));
        const auto store = joined(database.address());
        for (const auto& table : tables) expect_shared(*store, one, other, table);
    }
    // PostgreSQL counts when its sessions are over.
    EXPECT_EQ(database.execute("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"), "0");
}

TEST(PostgresRace, one_of_many_opens_a_table) {
    const FreshDatabase database;
    std::vector<std::unique_ptr<Store>> servers;
    for (int i = 0; i < 4; ++i) servers.push_back(joined(database.address()));
    for (int round = 0; round < 40; ++round) {
        // In batches that hold on to other new tables meanwhile.
        const std::string table = "T" + std::to_string(round);
        std::vector<Results> results(servers.size());
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < servers.size(); ++i) {
            threads.emplace_back([&, i] {
                const auto own = std::to_string(i);
                results[i] = value(
                    servers[i]->append(std::vector{opening("Z" + table + own), opening(table, {own}),
                                                   opening("A" + table + own), Append{table, 1, {own + own}, {}}}));
            });
        }
        for (auto& thread : threads) thread.join();
        const auto log = value(servers[0]->load(table))->entries;
        const auto winner = static_cast<std::size_t>(std::stoi(log.front()));
        EXPECT_EQ(results[winner], Results(4, Appended::done));
        EXPECT_EQ(log, (Entries{log.front(), log.front() + log.front()}));
        for (std::size_t i = 0; i < servers.size(); ++i) {
            if (i != winner) EXPECT_EQ(results[i][1], Appended::conflict);
            EXPECT_EQ(results[i][0], Appended::done);
            EXPECT_EQ(results[i][2], Appended::done);
        }
    }
}

TEST(PostgresRace, people_and_codes_may_be_written_at_once) {
    const FreshDatabase database;
    const auto one = joined(database.address());
    const auto other = joined(database.address());
    const auto write = [](Store& store) {
        for (int i = 0; i < 100; ++i) {
            const auto person = std::to_string(i % 3);
            expect_done(store.put_person({person, "Ada"}));
            expect_done(store.put_code(hash(i % 4), person, 10));
            expect_done(store.put_token(hash(i % 5), person));
            expect_done(store.put_own_deck(person, {"d" + std::to_string(i % 3), i, ""}, "d" + std::to_string(i % 2)));
        }
    };
    std::thread beside{[&] { write(*other); }};
    write(*one);
    beside.join();
    EXPECT_EQ(value(one->person("1")), (Person{"1", "Ada"}));
}

TEST(PostgresRace, a_transaction_that_clashed_is_done_again) {
    const FreshDatabase database;
    const auto store = joined(database.address());
    expect_done(store->put_person({"1", "Ada"}));
    database.execute(R"(CREATE SEQUENCE public.tries;
        CREATE OR REPLACE FUNCTION frise.put_code(new_hash bytea, whose text, until bigint) RETURNS void
        LANGUAGE plpgsql AS $$ BEGIN
            IF nextval('public.tries') < 4 THEN RAISE EXCEPTION 'clash' USING ERRCODE = '40P01'; END IF;
            INSERT INTO codes (person, hash, expires) VALUES (whose, new_hash, until);
        END $$)");
    expect_done(store->put_code(hash(1), "1", 10));
    EXPECT_EQ(value(store->take_code(hash(1), 0)), (Person{"1", "Ada"}));
}

}  // namespace
}  // namespace frise::store_test
