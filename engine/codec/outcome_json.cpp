// Reading and writing outcomes.
#include "engine/codec/outcome_json.hpp"

#include <tuple>
#include <variant>

namespace frise {
namespace {

template <class Kind>
void put(const TableWriter& writer, boost::json::object& into, const typename Kind::Outcome& outcome) {
    if constexpr (WithFields<typename Kind::Outcome>) {
        writer.put_fields(into, outcome);
    } else if constexpr (!std::same_as<typename Kind::Outcome, std::monostate>) {
        writer.put(into, Kind::outcome_field, outcome);
    }
}

// True if there is one of this kind.
template <class Kind>
bool read(TableReader& reader, Outcome& outcome) {
    using Own = typename Kind::Outcome;
    if constexpr (WithFields<Own>) {
        if (!reader.has(std::get<0>(Own::fields()).name)) return false;
        Own own;
        read_fields(reader, own);
        outcome = own;
        return true;
    } else if constexpr (!std::same_as<Own, std::monostate>) {
        if (!reader.has(Kind::outcome_field)) return false;
        Own own;
        reader.read(Kind::outcome_field, own);
        outcome = own;
        return true;
    } else {
        return false;
    }
}

}  // namespace

void put_alternative(const TableWriter& writer, boost::json::object& into, const Outcome& outcome) {
    bool done = false;
    for_each(Kinds{}, [&]<class Kind>(As<Kind> /*kind*/) {
        const auto* own = std::get_if<typename Kind::Outcome>(&outcome);
        if (own == nullptr || done) return;
        put<Kind>(writer, into, *own);
        done = true;
    });
}

void read_alternative(TableReader& reader, Outcome& outcome) {
    bool done = false;
    for_each(Kinds{}, [&]<class Kind>(As<Kind> /*kind*/) { done = done || read<Kind>(reader, outcome); });
}

}  // namespace frise
