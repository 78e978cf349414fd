// What a game ends with, beside its winners: fields of its own, a list with a name, or nothing.
#pragma once

#include "engine/codec/table_reader.hpp"
#include "engine/codec/table_writer.hpp"
#include "engine/rules/event.hpp"

#include <boost/json.hpp>

namespace frise {

void put_alternative(const TableWriter& writer, boost::json::object& into, const Outcome& outcome);
void read_alternative(TableReader& reader, Outcome& outcome);

}  // namespace frise
