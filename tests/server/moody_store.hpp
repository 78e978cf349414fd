// A store in memory that refuses, or takes its time, when a test tells it to.
#pragma once

#include "store/memory_store.hpp"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>

namespace frise::test {

// The test keeps this; the store has the other end.
class Mood {
  public:
    void refuse(bool refusing) { set(refusing_, refusing); }
    // What is to be stored waits until it is let go.
    void hold(bool holding) { set(holding_, holding); }

    // On the store's thread: whether it may go on.
    bool allows() {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [this] { return !holding_; });
        return !refusing_;
    }

  private:
    void set(bool& which, bool value) {
        const std::scoped_lock lock{mutex_};
        which = value;
        changed_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    bool refusing_ = false;
    bool holding_ = false;
};

class MoodyStore final : public store::Store {
  public:
    explicit MoodyStore(std::shared_ptr<Mood> mood) : mood_{std::move(mood)} {}

    store::Stored<std::vector<store::Appended>> append(std::span<const store::Append> appends) override {
        if (!mood_->allows()) return tl::unexpected{full()};
        return real_->append(appends);
    }
    store::Stored<std::optional<store::TableRecord>> load(std::string_view table, store::Number after) override {
        return real_->load(table, after);
    }
    store::Stored<std::vector<store::TableSummary>> list(const store::TableQuery& query) override {
        return real_->list(query);
    }
    store::Stored<void> put_person(const store::Person& person) override {
        if (!mood_->allows()) return tl::unexpected{full()};
        return real_->put_person(person);
    }
    store::Stored<std::optional<store::Person>> person(std::string_view id) override {
        if (!mood_->allows()) return tl::unexpected{full()};
        return real_->person(id);
    }
    store::Stored<void> put_token(const store::Hash& token, std::string_view person) override {
        return real_->put_token(token, person);
    }
    store::Stored<std::optional<store::Person>> person_with_token(const store::Hash& token) override {
        if (!mood_->allows()) return tl::unexpected{full()};
        return real_->person_with_token(token);
    }
    store::Stored<void> drop_token(const store::Hash& token) override { return real_->drop_token(token); }
    store::Stored<void> put_code(const store::Hash& code, std::string_view person, store::Time expires) override {
        return real_->put_code(code, person, expires);
    }
    store::Stored<std::optional<store::Person>> take_code(const store::Hash& code, store::Time now) override {
        return real_->take_code(code, now);
    }
    store::Stored<void> put_deck(std::string_view hash, std::string_view text) override {
        if (!mood_->allows()) return tl::unexpected{full()};
        return real_->put_deck(hash, text);
    }
    store::Stored<std::optional<std::string>> deck(std::string_view hash) override { return real_->deck(hash); }

  private:
    static store::Trouble full() { return {store::Trouble::Kind::full, "no room left"}; }

    std::unique_ptr<store::Store> real_ = store::make_memory_store();
    std::shared_ptr<Mood> mood_;
};

}  // namespace frise::test
