// A list of up to so many things, all of it in place: it is copied and forgotten like a number.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <type_traits>

namespace frise {

// Whoever adds to it knows that there is room.
template <class T, std::size_t Most>
class Few {
    static_assert(std::is_trivially_copyable_v<T> && Most <= UINT8_MAX);

  public:
    using value_type = T;
    using iterator = T*;
    using const_iterator = const T*;

    constexpr Few() = default;
    constexpr Few(std::initializer_list<T> items) { assign(items.begin(), items.end()); }
    template <std::input_iterator It>
    constexpr Few(It first, It last) {
        assign(first, last);
    }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr T* data() { return items_.data(); }
    [[nodiscard]] constexpr const T* data() const { return items_.data(); }
    [[nodiscard]] constexpr T* begin() { return data(); }
    [[nodiscard]] constexpr const T* begin() const { return data(); }
    [[nodiscard]] constexpr T* end() { return data() + size_; }
    [[nodiscard]] constexpr const T* end() const { return data() + size_; }
    constexpr T& operator[](std::size_t index) { return items_[index]; }
    constexpr const T& operator[](std::size_t index) const { return items_[index]; }
    [[nodiscard]] constexpr const T& front() const { return items_[0]; }
    [[nodiscard]] constexpr const T& back() const { return items_[size_ - 1U]; }

    constexpr void clear() { size_ = 0; }
    constexpr void push_back(const T& item) { items_[size_++] = item; }
    template <std::input_iterator It>
    constexpr void assign(It first, It last) {
        clear();
        for (; first != last; ++first) push_back(*first);
    }
    constexpr void assign(std::size_t count, const T& item) {
        clear();
        while (size_ < count) push_back(item);
    }
    constexpr void insert(const T* before, const T& item) {
        const auto at = before - begin();
        push_back(item);
        std::rotate(begin() + at, end() - 1, end());
    }
    constexpr void erase(const T* gone) {
        std::copy(gone + 1, static_cast<const T*>(end()), begin() + (gone - begin()));
        --size_;
    }

    friend constexpr bool operator==(const Few& a, const Few& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

  private:
    std::array<T, Most> items_{};
    std::uint8_t size_ = 0;
};

}  // namespace frise
