// Reading and writing outcomes.
#include "engine/codec/outcome_json.hpp"

#include <concepts>
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

template <class Kind>
void read(TableReader& reader, Outcome& outcome) {
    using Own = typename Kind::Outcome;
    auto& own = outcome.emplace<Own>();
    if constexpr (WithFields<Own>) {
        read_fields(reader, own);
    } else if constexpr (!std::same_as<Own, std::monostate>) {
        reader.read(Kind::outcome_field, own);
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
    with_kind(reader.game(), [&]<class Kind>(As<Kind> /*kind*/) { read<Kind>(reader, outcome); });
}

}  // namespace frise
