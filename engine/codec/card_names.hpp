// Cards by the ids that people and programs know them by. Knows no years.
#pragma once

#include "engine/core/card.hpp"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace frise {

// Refers to faces that must outlive it.
class CardNames {
  public:
    explicit CardNames(const std::vector<Face>& faces) : faces_{&faces} {
        numbers_.reserve(faces.size());
        for (std::size_t i = 0; i < faces.size(); ++i) numbers_.emplace(faces[i].id, card_at(i));
    }

    [[nodiscard]] const std::string& id(CardNo card) const { return (*faces_)[index(card)].id; }
    [[nodiscard]] CardNo number(std::string_view id) const {
        const auto it = numbers_.find(id);
        return it == numbers_.end() ? no_such_card : it->second;
    }

  private:
    const std::vector<Face>* faces_;
    std::unordered_map<std::string_view, CardNo> numbers_;
};

}  // namespace frise
