// The samples of all files here.
#include "tests/codec/event_samples.hpp"

namespace frise::codec_test {
namespace {

std::vector<Sample>& all() {
    static std::vector<Sample> list;
    return list;
}

}  // namespace

EventSamples::EventSamples(const std::vector<Sample>& list) { all().insert(all().end(), list.begin(), list.end()); }

const std::vector<Sample>& every_kind() { return all(); }

}  // namespace frise::codec_test
