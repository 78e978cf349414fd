// Cards by the ids that people and programs know them by. Knows no years.
#pragma once

#include "engine/core/card.hpp"

#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace frise {

class CardNames {
  public:
    // Empty: a client has no deck, and adds each card when it first hears of it.
    CardNames() = default;
    // Refers to faces that must outlive it.
    explicit CardNames(const std::vector<Face>& faces) {
        ids_.reserve(faces.size());
        numbers_.reserve(faces.size());
        for (const Face& face : faces) add(face.id);
    }
    CardNames(const CardNames&) = delete;
    CardNames& operator=(const CardNames&) = delete;
    CardNames(CardNames&&) = default;
    CardNames& operator=(CardNames&&) = default;
    ~CardNames() = default;

    [[nodiscard]] std::size_t size() const { return ids_.size(); }
    [[nodiscard]] const std::string& id(CardNo card) const { return *ids_[index(card)]; }
    [[nodiscard]] CardNo number(std::string_view id) const {
        const auto it = numbers_.find(id);
        return it == numbers_.end() ? no_such_card : it->second;
    }
    // The number of the card with this id; a new card gets the next number.
    CardNo learn(std::string_view id) {
        const CardNo known = number(id);
        return known == no_such_card ? add(learnt_.emplace_back(id)) : known;
    }

  private:
    CardNo add(const std::string& id) {
        const CardNo card = card_at(ids_.size());
        ids_.push_back(&id);
        numbers_.emplace(id, card);
        return card;
    }

    std::deque<std::string> learnt_;  // a deque: they do not move when it grows
    std::vector<const std::string*> ids_;
    std::unordered_map<std::string_view, CardNo> numbers_;
};

}  // namespace frise
