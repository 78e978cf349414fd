// A store in memory that refuses, or takes its time, when a test tells it to.
#pragma once

#include "tests/server/store_around.hpp"

#include <atomic>
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
    bool allows_to_try() {
        ++tries_;
        return allows();
    }
    bool allows_to_load() {
        ++loads_;
        return allows();
    }
    // How often a table was taken from the shelf.
    [[nodiscard]] int loads() const { return loads_; }
    // How often it was asked whether it can be written.
    [[nodiscard]] int tries() const { return tries_; }

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
    std::atomic<int> loads_ = 0;
    std::atomic<int> tries_ = 0;
};

class MoodyStore final : public StoreAround {
  public:
    explicit MoodyStore(std::shared_ptr<Mood> mood) : mood_{std::move(mood)} {}

    store::Stored<void> ping() override {
        if (!mood_->allows_to_try()) return tl::unexpected{full()};
        return StoreAround::ping();
    }
    store::Stored<std::vector<store::Appended>> append(std::span<const store::Append> appends) override {
        if (!mood_->allows()) return tl::unexpected{full()};
        return StoreAround::append(appends);
    }
    store::Stored<std::optional<store::TableRecord>> load(std::string_view table, store::Number after) override {
        if (!mood_->allows_to_load()) return tl::unexpected{full()};
        return StoreAround::load(table, after);
    }
    store::Stored<void> put_person(const store::Person& person) override {
        if (!mood_->allows()) return tl::unexpected{full()};
        return StoreAround::put_person(person);
    }
    store::Stored<std::optional<store::Person>> person(std::string_view id) override {
        if (!mood_->allows()) return tl::unexpected{full()};
        return StoreAround::person(id);
    }
    store::Stored<std::optional<store::Person>> person_with_token(const store::Hash& token) override {
        if (!mood_->allows()) return tl::unexpected{full()};
        return StoreAround::person_with_token(token);
    }

  private:
    static store::Trouble full() { return {store::Trouble::Kind::full, "no room left"}; }

    std::shared_ptr<Mood> mood_;
};

}  // namespace frise::test
