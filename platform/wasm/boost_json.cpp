// Boost.JSON, which Debian has compiled for its own machines only.
#include <boost/json/src.hpp>
