// A promise that was not kept. Thrown, so that one check serves RapidCheck and plain loops alike.
#pragma once

#include <stdexcept>
#include <string>

namespace frise::test {

class Broken : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

inline void promise(bool kept, const char* what) {
    if (!kept) throw Broken{what};
}

}  // namespace frise::test
