// A value that many hold and nobody changes: a copy is as cheap as a pointer.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>

namespace frise {

template <class T>
class Shared {
  public:
    Shared() : value_{empty_value()} {}
    // Implicit both ways, so that it reads as the value that it stands for.
    Shared(T value) : value_{std::make_shared<const T>(std::move(value))} {}
    operator const T&() const { return *value_; }

    // A move is a copy: the source keeps its value.
    Shared(const Shared&) = default;
    Shared& operator=(const Shared&) = default;
    ~Shared() = default;

    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }

    // Where T is a list.
    [[nodiscard]] auto begin() const { return value_->begin(); }
    [[nodiscard]] auto end() const { return value_->end(); }
    [[nodiscard]] std::size_t size() const { return value_->size(); }
    [[nodiscard]] bool empty() const { return value_->empty(); }
    const auto& operator[](std::size_t index) const { return (*value_)[index]; }

    friend bool operator==(const Shared& a, const Shared& b) { return a.value_ == b.value_ || *a == *b; }

  private:
    static const std::shared_ptr<const T>& empty_value() {
        static const auto value = std::make_shared<const T>();
        return value;
    }

    std::shared_ptr<const T> value_;  // never null
};

}  // namespace frise
