// The games as data: who can play them and which options they have.
#pragma once

#include <boost/json.hpp>

namespace frise {

// {"games":[{"id","kind","seats":{"least","most"},"teams","options":[{"name","kind",…},…]},…]}, in the order in which
// people are shown them. An option has `least`, `most`, `choices` and `default` where it has such.
boost::json::object write_descriptors();

}  // namespace frise
