// What stands in for a store that cannot be reached: it answers every question with that.
#pragma once

#include "store/store.hpp"

#include <utility>

namespace frise::store {

class AbsentStore final : public Store {
  public:
    explicit AbsentStore(std::string why) : trouble_{Trouble::Kind::unreachable, std::move(why)} {}

    Stored<void> ping() override { return sorry(); }
    Stored<std::vector<Appended>> append(std::span<const Append> /*appends*/) override { return sorry(); }
    Stored<std::optional<TableRecord>> load(std::string_view /*table*/, Number /*after*/) override { return sorry(); }
    Stored<std::vector<TableSummary>> list(const TableQuery& /*query*/) override { return sorry(); }
    Stored<std::vector<Removed>> remove(std::span<const Removal> /*removals*/) override { return sorry(); }
    Stored<void> put_person(const Person& /*person*/) override { return sorry(); }
    Stored<std::optional<Person>> person(std::string_view /*id*/) override { return sorry(); }
    Stored<void> put_token(const Hash& /*token*/, std::string_view /*person*/) override { return sorry(); }
    Stored<std::optional<Person>> person_with_token(const Hash& /*token*/) override { return sorry(); }
    Stored<void> drop_token(const Hash& /*token*/) override { return sorry(); }
    Stored<void> put_code(const Hash& /*code*/, std::string_view /*person*/, Time /*expires*/) override {
        return sorry();
    }
    Stored<std::optional<Person>> take_code(const Hash& /*code*/, Time /*now*/) override { return sorry(); }
    Stored<void> put_deck(std::string_view /*hash*/, std::string_view /*text*/) override { return sorry(); }
    Stored<std::optional<std::string>> deck(std::string_view /*hash*/) override { return sorry(); }
    Stored<std::optional<std::string>> deck_starting(std::string_view /*prefix*/) override { return sorry(); }
    Stored<std::vector<std::string>> loose_decks() override { return sorry(); }
    Stored<void> drop_deck(std::string_view /*hash*/) override { return sorry(); }
    Stored<void> put_own_deck(std::string_view /*person*/, const OwnDeck& /*deck*/,
                              std::string_view /*instead*/) override {
        return sorry();
    }
    Stored<void> drop_own_deck(std::string_view /*person*/, std::string_view /*hash*/) override { return sorry(); }
    Stored<std::vector<OwnDeck>> own_decks(std::string_view /*person*/) override { return sorry(); }
    Stored<void> put_attendee(std::string_view /*table*/, const Attendee& /*attendee*/) override { return sorry(); }
    Stored<std::vector<Attendee>> attendees(std::string_view /*table*/) override { return sorry(); }
    Stored<Crowds> elsewhere(std::span<const std::string> /*tables*/) override { return sorry(); }

  private:
    [[nodiscard]] tl::unexpected<Trouble> sorry() const { return tl::unexpected{trouble_}; }

    Trouble trouble_;
};

}  // namespace frise::store
