// A list of things that are counted is a table: a row for each, of all its numbers in order.
#include "sim/tally_json.hpp"

#include "engine/codec/reader.hpp"

#include <algorithm>
#include <type_traits>

namespace frise::sim {

namespace json = boost::json;

namespace {

using Numbers = std::vector<Count>;

template <class T>
constexpr bool is_table = false;
template <class T>
constexpr bool is_table<std::vector<T>> = true;

// Only in the reports of games that count it: those of format 1 that were written before there was such a game lack it.
template <class AField>
constexpr bool may_be_missing = false;
template <class T, class Member>
constexpr bool may_be_missing<FieldIfAny<T, Member>> = true;

template <class T, class Visit>
void for_each_number(T& item, const Visit& visit) {
    if constexpr (std::is_same_v<std::remove_const_t<T>, Count>) {
        visit(item);
    } else if constexpr (WithFields<std::remove_const_t<T>>) {
        for_each_field<std::remove_const_t<T>>([&](const auto& field) { for_each_number(item.*field.member, visit); });
    } else {
        for (auto& each : item) for_each_number(each, visit);
    }
}

template <class T>
Numbers row_of(const T& item) {
    Numbers row;
    for_each_number(item, [&](Count number) { row.push_back(number); });
    return row;
}

template <class T>
json::array write(const std::vector<T>& table) {
    json::array rows;
    for (const T& item : table) rows.push_back(json::value_from(row_of(item)));
    return rows;
}

json::array write(const Histogram& histogram) { return write_histogram(histogram); }

template <std::size_t Size>
json::array write(const std::array<Count, Size>& counts) {
    return json::value_from(counts).as_array();
}

json::array write_mishaps(const std::vector<EntrantTally>& entrants) {
    json::array messages;
    for (const EntrantTally& entrant : entrants) messages.emplace_back(entrant.mishap);
    return messages;
}

Count read_count(Reader& reader, std::string_view field, std::optional<std::int64_t> number) {
    if (!number || *number < 0) reader.fail("in the tally " + std::string{field} + " must count from 0");
    return static_cast<Count>(std::max<std::int64_t>(number.value_or(0), 0));
}

// A row for each item, of as many numbers as `blank` has.
template <class T>
std::vector<T> read_table(Reader& reader, std::string_view field, const T& blank) {
    std::vector<T> table;
    const std::size_t columns = row_of(blank).size();
    for (const json::value& value : reader.list(field)) {
        const json::array* row = value.if_array();
        T& item = table.emplace_back(blank);
        if (row == nullptr || row->size() != columns) {
            reader.fail("in the tally " + std::string{field} + " has a row of another length");
            continue;
        }
        const json::value* next = row->begin();
        for_each_number(item, [&](Count& number) { number = read_count(reader, field, whole_number(*next++)); });
    }
    return table;
}

// As many rows as the run has seats, entrants, pairs or cards: as many as there are in `table` already.
template <class T>
void read_all_of(Reader& reader, std::string_view field, std::vector<T>& table) {
    auto read = read_table(reader, field, table.empty() ? T{} : table.front());
    if (read.size() != table.size()) {
        reader.fail("the tally and the plan differ in the number of " + std::string{field});
    } else {
        table = std::move(read);
    }
}

template <class T>
void read(Reader& reader, std::string_view field, std::vector<T>& table) {
    table = read_table(reader, field, T{});
}

void read(Reader& reader, std::string_view field, Histogram& histogram) {
    for (const json::value& row : reader.list(field)) {
        const auto* pair = row.if_array();
        const auto value = pair != nullptr && pair->size() == 2 ? whole_number((*pair)[0]) : std::nullopt;
        if (!value) reader.fail("in the tally " + std::string{field} + " must be pairs of numbers");
        if (value) histogram[*value] += read_count(reader, field, whole_number((*pair)[1]));
    }
}

template <std::size_t Size>
void read(Reader& reader, std::string_view field, std::array<Count, Size>& counts) {
    const auto numbers = reader.wholes(field);
    if (numbers.size() != Size) {
        reader.fail("in the tally " + std::string{field} + " must be " + std::to_string(Size) + " numbers");
        return;
    }
    for (std::size_t i = 0; i < Size; ++i) counts[i] = read_count(reader, field, numbers[i]);
}

void read_mishaps(Reader& reader, std::vector<EntrantTally>& entrants) {
    const json::array& messages = reader.list("mishaps");
    if (messages.size() != entrants.size()) {
        reader.fail("the tally and the plan differ in the number of mishaps");
        return;
    }
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        const auto* text = messages[i].if_string();
        if (text == nullptr) reader.fail("in the tally every one of mishaps must be a text");
        if (text != nullptr) entrants[i].mishap = *text;
    }
}

// Calls `visit` with each kind's own tally and each of its fields.
template <class ATally, class Visit>
void for_each_own(ATally& tally, const Visit& visit) {
    for_each(GameSims{}, [&]<class Sim>(As<Sim> /*kind*/) {
        using Own = typename Sim::Tally;
        for_each_field<Own>([&](const auto& field) { visit(std::get<Own>(tally.own).*field.member, field); });
    });
}

// The order of format 1: the games' own tables stand before the histograms, what else they count after them.
template <bool Tables>
void write_own(json::object& object, const Tally& tally) {
    for_each_own(tally, [&]<class Member, class AField>(const Member& counted, const AField& field) {
        if constexpr (is_table<Member> == Tables) {
            if (!may_be_missing<AField> || counted != Member{}) object[field.name] = write(counted);
        }
    });
}

}  // namespace

json::array write_histogram(const Histogram& histogram) {
    json::array rows;
    for (const auto& [value, count] : histogram) rows.push_back(json::array{value, count});
    return rows;
}

json::object write_tally(const Tally& tally) {
    json::object object{{"games", tally.games},
                        {"moves", tally.moves},
                        {"seats", write(tally.seats)},
                        {"entrants", write(tally.entrants)},
                        {"mishaps", write_mishaps(tally.entrants)},
                        {"pairs", write(tally.pairs)},
                        {"cards", write(tally.cards)}};
    write_own<true>(object, tally);
    object["lengths"] = write(tally.lengths);
    object["turns"] = write(tally.turns);
    object["rounds"] = write(tally.rounds);
    write_own<false>(object, tally);
    return object;
}

Result<Tally> read_tally(const json::value& value, const Tally& empty) {
    Reader reader{value, "the tally of a report"};
    Tally tally = empty;
    tally.games = read_count(reader, "games", reader.whole("games"));
    tally.moves = read_count(reader, "moves", reader.whole("moves"));
    read_all_of(reader, "seats", tally.seats);
    read_all_of(reader, "pairs", tally.pairs);
    read_all_of(reader, "entrants", tally.entrants);
    read_mishaps(reader, tally.entrants);
    read_all_of(reader, "cards", tally.cards);
    read(reader, "lengths", tally.lengths);
    read(reader, "turns", tally.turns);
    read(reader, "rounds", tally.rounds);
    for_each_own(tally, [&]<class Member, class AField>(Member& counted, const AField& field) {
        if (!may_be_missing<AField> || reader.has(field.name)) read(reader, field.name, counted);
    });
    if (reader.error()) return tl::unexpected{*reader.error()};
    return tally;
}

}  // namespace frise::sim
