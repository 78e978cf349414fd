// Reading and writing actions.
#include "engine/codec/action_json.hpp"

#include "engine/codec/reader.hpp"
#include "engine/codec/table_reader.hpp"
#include "engine/codec/table_writer.hpp"

#include <algorithm>
#include <concepts>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace frise {

namespace json = boost::json;

namespace {

// Beyond this many, actions are described by their ranges.
constexpr std::uint64_t most_listed = 100'000;

class ActionReader : public Reader {
  public:
    ActionReader(const json::value& value, const CardNames* names) : Reader{value, "the action"}, names_{names} {}

    // A number that is too large for its type becomes the nearest that fits: the rules refuse it.
    void read(std::string_view field, int& into) {
        using Limits = std::numeric_limits<int>;
        into = static_cast<int>(std::clamp<std::int64_t>(whole(field), Limits::min(), Limits::max()));
    }
    void read(std::string_view field, Year& into) { into = whole(field); }
    void read(std::string_view field, CardNo& into) {
        const std::string id = text(field);
        into = names_ == nullptr ? no_such_card : names_->number(id);
    }
    template <std::size_t Most>
    void read(std::string_view field, Few<int, Most>& into) {
        using Limits = std::numeric_limits<int>;
        for (const std::int64_t each : wholes(field)) {
            if (into.size() == Most) break;
            into.push_back(static_cast<int>(std::clamp<std::int64_t>(each, Limits::min(), Limits::max())));
        }
    }

    // Numbers first: where several fields are wrong, it is a number that is reported.
    template <class A>
    A read_as() {
        A action{};
        for_each_field<A>([&](const auto& field) {
            if constexpr (std::integral<std::remove_cvref_t<decltype(action.*field.member)>>) {
                fields::read(*this, field, action);
            }
        });
        for_each_field<A>([&](const auto& field) {
            if constexpr (!std::integral<std::remove_cvref_t<decltype(action.*field.member)>>) {
                fields::read(*this, field, action);
            }
        });
        return action;
    }

  private:
    const CardNames* names_;
};

std::vector<std::string_view> action_types() {
    std::vector<std::string_view> types;
    for_each(AllKinds::Actions{}, [&]<class A>(As<A> /*action*/) {
        if (std::find(types.begin(), types.end(), A::type) == types.end()) types.push_back(A::type);
    });
    return types;
}

// The game's own action of this type. If it has none, that of another game, which the rules then refuse.
Action read_for(GameId game, std::string_view type, ActionReader& reader) {
    std::optional<Action> found;
    const auto try_as = [&]<class A>(As<A> /*action*/) {
        if (!found && A::type == type) found = reader.read_as<A>();
    };
    with_kind(game, [&]<class Kind>(As<Kind> /*kind*/) { for_each(typename Kind::Actions{}, try_as); });
    for_each(AllKinds::Actions{}, try_as);
    return *found;
}

// Without a game the caller answers no-game, so any form will do: the first whose fields are all there, or the last.
Action read_for_no_game(std::string_view type, ActionReader& reader) {
    Action (*read)(ActionReader&) = nullptr;
    bool fits = false;
    for_each(AllKinds::Actions{}, [&]<class A>(As<A> /*action*/) {
        if (A::type != type || fits) return;
        fits = has_fields<A>(reader);
        read = [](ActionReader& from) -> Action { return from.read_as<A>(); };
    });
    return read(reader);
}

class Ranges {
  public:
    Ranges(json::object& object, const TableWriter& writer) : object_{object}, writer_{writer} {}

    template <class List>
    void list(std::string_view field, const List& all) {
        writer_.put(object_, field, all);
    }
    void range(std::string_view field, std::int64_t least, std::int64_t most) {
        object_[field] = json::array{least, most};
    }
    // Several with the same range.
    void equal_ranges(std::string_view field, std::size_t count, int least, int most) {
        object_[field] = json::array(count, json::array{least, most});
    }

  private:
    json::object& object_;
    const TableWriter& writer_;
};

template <class C>
json::object write_range(Seat seat, const C& choice, const TableWriter& writer) {
    json::object object{{"seat", seat.number}, {"type", decltype(choice.at(0))::type}};
    Ranges ranges{object, writer};
    choice.describe(ranges);
    return object;
}

}  // namespace

Result<ActionRequest> read_action(const json::value& value, const CardNames* names, std::optional<GameId> game) {
    ActionReader reader{value, names};
    ActionRequest request;
    request.seat = reader.whole("seat");
    const std::string type = reader.text("type");
    const auto types = action_types();
    if (!reader.error() && std::find(types.begin(), types.end(), type) == types.end()) {
        reader.fail("there is no action '" + type + "': the types are " + listed(types));
    }
    if (!reader.error()) request.action = game ? read_for(*game, type, reader) : read_for_no_game(type, reader);
    if (reader.error()) return tl::unexpected{*reader.error()};
    return request;
}

json::object write_action(Seat seat, const Action& action, const CardNames& names) {
    return std::visit(
        [&]<class A>(const A& a) {
            json::object object{{"seat", seat.number}, {"type", A::type}};
            TableWriter{names}.put_fields(object, a);
            return object;
        },
        action);
}

json::array write_legal(Seat seat, const Legal& legal, const CardNames& names) {
    json::array list;
    const TableWriter writer{names};
    const auto add = [&]<class C>(const C& choice) {
        if constexpr (!SingleChoice<C>) {
            if constexpr (C::listing != Listing::always) {
                if (C::listing == Listing::never || choice.count() > most_listed) {
                    list.push_back(write_range(seat, choice, writer));
                    return;
                }
            }
            const std::uint64_t actions = choice.count();
            for (std::uint64_t n = 0; n < actions; ++n) list.push_back(write_action(seat, choice.at(n), names));
        } else {
            list.push_back(write_action(seat, choice, names));
        }
    };
    for (const Choice& choice : legal.choices()) std::visit(add, choice);
    return list;
}

}  // namespace frise
