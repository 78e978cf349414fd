// Whether a room may write now. One thing at a time is under way with the store: an append, or reading what others
// wrote; and nothing while the store is away, or once the room was given up.
#pragma once

#include "store/tables.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace frise::table {

using store::Number;

class Writing {
  public:
    [[nodiscard]] bool free() const { return under_way_ == UnderWay::nothing && !away_ && !given_up_; }
    [[nodiscard]] bool under_way() const { return under_way_ != UnderWay::nothing; }
    [[nodiscard]] bool away() const { return away_; }
    [[nodiscard]] bool given_up() const { return given_up_; }

    void begin_storing() { under_way_ = UnderWay::storing; }
    void end_storing() { under_way_ = UnderWay::nothing; }

    // Also while the store is away: that is how it is found again.
    [[nodiscard]] bool may_read() const { return !under_way() && !given_up_; }
    void begin_reading() {
        under_way_ = UnderWay::reading;
        known_before_ = elsewhere_;
        missed_ = false;
    }
    void end_reading() { under_way_ = UnderWay::nothing; }

    // The store cannot be reached, or it can again. False: that is known.
    bool lose() { return !std::exchange(away_, true); }
    bool find() { return std::exchange(away_, false); }
    void give_up() { given_up_ = true; }

    // Another server wrote up to this number.
    void hear_of(Number last) { elsewhere_ = std::max(elsewhere_, last); }
    // There may be more than was told of.
    void miss() { missed_ = true; }
    // Whether there is more to read than a table that knows up to this number has.
    [[nodiscard]] bool behind(Number last) const { return missed_ || elsewhere_ > last; }
    // The same after reading: only what was heard of since. A number that the store does not have is not looked for
    // again.
    [[nodiscard]] bool behind_still(Number last) const {
        return missed_ || (elsewhere_ > known_before_ && elsewhere_ > last);
    }

  private:
    enum class UnderWay : std::uint8_t { nothing, storing, reading };

    UnderWay under_way_ = UnderWay::nothing;
    bool away_ = false;
    bool given_up_ = false;
    bool missed_ = false;
    Number elsewhere_ = 0;     // the last number that another server told of
    Number known_before_ = 0;  // the same when reading began
};

}  // namespace frise::table
