// Remembering requests, and finding them again.
#include "table/counted.hpp"

#include <algorithm>
#include <utility>

namespace frise::table {

std::vector<Counted::OwnPtr>::const_iterator Counted::of(std::string_view person) const {
    return std::find_if(people_.begin(), people_.end(), [&](const OwnPtr& each) { return each->person == person; });
}

std::optional<Number> Counted::find(std::string_view person, std::string_view id) const {
    const auto own = of(person);
    if (own == people_.end()) return std::nullopt;
    const auto& requests = (*own)->requests;
    const auto latest =
        std::find_if(requests.rbegin(), requests.rend(), [&](const Request& each) { return each.id == id; });
    if (latest == requests.rend()) return std::nullopt;
    return latest->number;
}

void Counted::add(std::string_view person, std::string_view id, Number number,
                  const std::function<bool(const std::string& person)>& sits) {
    const auto before = of(person);
    auto own = std::make_shared<Own>();
    own->person = person;
    if (before != people_.end()) {
        const auto& requests = (*before)->requests;
        own->requests.reserve(std::min(requests.size() + 1, most_each));
        own->requests.assign(requests.begin() + (requests.size() == most_each ? 1 : 0), requests.end());
        people_.erase(before);
    }
    own->requests.push_back({std::string{id}, number});
    if (people_.size() == most_people) {
        const auto stranger =
            std::find_if(people_.begin(), people_.end(), [&](const OwnPtr& each) { return !sits(each->person); });
        people_.erase(stranger == people_.end() ? people_.begin() : stranger);
    }
    people_.push_back(std::move(own));
}

}  // namespace frise::table
