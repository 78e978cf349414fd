// There are no threads: all is one part.
#include "platform/parts.hpp"

namespace frise {

std::size_t parts_for(std::size_t /*items*/) { return 1; }

void in_parts(std::size_t count, std::size_t parts, const Work& work) {
    for (std::size_t part = 0; part < parts; ++part) work(part, count * part / parts, count * (part + 1) / parts);
}

}  // namespace frise
