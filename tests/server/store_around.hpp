// A store in memory with something around it: tests override what they want to see or to hinder.
#pragma once

#include "store/memory_store.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace frise::test {

class StoreAround : public store::Store {
  public:
    store::Stored<void> ping() override { return real_->ping(); }
    store::Stored<std::vector<store::Appended>> append(std::span<const store::Append> appends) override {
        return real_->append(appends);
    }
    store::Stored<std::optional<store::TableRecord>> load(std::string_view table, store::Number after) override {
        return real_->load(table, after);
    }
    store::Stored<std::vector<store::TableSummary>> list(const store::TableQuery& query) override {
        return real_->list(query);
    }
    store::Stored<std::vector<store::Removed>> remove(std::span<const store::Removal> removals) override {
        return real_->remove(removals);
    }
    store::Stored<void> put_person(const store::Person& person) override { return real_->put_person(person); }
    store::Stored<std::optional<store::Person>> person(std::string_view id) override { return real_->person(id); }
    store::Stored<void> put_token(const store::Hash& token, std::string_view person) override {
        return real_->put_token(token, person);
    }
    store::Stored<std::optional<store::Person>> person_with_token(const store::Hash& token) override {
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
        return real_->put_deck(hash, text);
    }
    store::Stored<std::optional<std::string>> deck(std::string_view hash) override { return real_->deck(hash); }
    store::Stored<std::optional<std::string>> deck_starting(std::string_view prefix) override {
        return real_->deck_starting(prefix);
    }
    store::Stored<std::vector<std::string>> loose_decks() override { return real_->loose_decks(); }
    store::Stored<void> drop_deck(std::string_view hash) override { return real_->drop_deck(hash); }
    store::Stored<void> put_own_deck(std::string_view person, const store::OwnDeck& deck,
                                     std::string_view instead) override {
        return real_->put_own_deck(person, deck, instead);
    }
    store::Stored<void> drop_own_deck(std::string_view person, std::string_view hash) override {
        return real_->drop_own_deck(person, hash);
    }
    store::Stored<std::vector<store::OwnDeck>> own_decks(std::string_view person) override {
        return real_->own_decks(person);
    }
    store::Stored<void> put_attendee(std::string_view table, const store::Attendee& attendee) override {
        return real_->put_attendee(table, attendee);
    }

  private:
    std::unique_ptr<store::Store> real_ = store::make_memory_store();
};

}  // namespace frise::test
