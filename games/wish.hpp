// Options by name, as somebody wrote them: what is left out takes its default.
#pragma once

#include "games/challenge/rules/board.hpp"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace frise {

using HandSizes = std::vector<std::int64_t>;  // by seat; a single number is for all

class OptionsWish {
  public:
    // As the kind of the option asks for.
    using Value = std::variant<std::int64_t, HandSizes, std::string, bool, BoardWish>;

    OptionsWish() = default;
    OptionsWish(std::initializer_list<std::pair<std::string_view, Value>> values) {
        for (const auto& [name, value] : values) set(name, value);
    }

    void set(std::string_view name, Value value) { values_.insert_or_assign(std::string{name}, std::move(value)); }
    // Nothing is wished for where there is no value.
    template <class T>
    void set(std::string_view name, const std::optional<T>& value) {
        if (value) set(name, Value{*value});
    }

    [[nodiscard]] bool has(std::string_view name) const { return values_.contains(name); }
    template <class T>
    [[nodiscard]] std::optional<T> get(std::string_view name) const {
        const auto found = values_.find(name);
        const T* value = found == values_.end() ? nullptr : std::get_if<T>(&found->second);
        return value == nullptr ? std::nullopt : std::optional{*value};
    }
    [[nodiscard]] const auto& values() const { return values_; }

    std::vector<std::string> unknown;  // names that no game has

  private:
    std::map<std::string, Value, std::less<>> values_;
};

}  // namespace frise
