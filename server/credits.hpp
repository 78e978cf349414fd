// Credits: so many at once, and so many more each second.
#pragma once

#include "store/time.hpp"

#include <algorithm>

namespace frise::server {

class Credits {
  public:
    Credits(double per_second, double most) : per_second_{per_second}, most_{most}, left_{most} {}

    double left(store::Time now) {
        left_ = std::min(most_, left_ + per_second_ * static_cast<double>(std::max<store::Time>(now - at_, 0)) / 1000);
        at_ = now;
        return left_;
    }
    // Without a rate there is no limit.
    bool spend(store::Time now) {
        if (per_second_ <= 0) return true;
        if (left(now) < 1) return false;
        left_ -= 1;
        return true;
    }

  private:
    double per_second_;
    double most_;
    double left_;
    store::Time at_ = 0;
};

}  // namespace frise::server
