// Lists of numbers.
#include "sim/tally_json.hpp"

#include "engine/codec/reader.hpp"

#include <algorithm>

namespace frise::sim {

namespace json = boost::json;

namespace {

using Numbers = std::vector<Count>;

json::array write_rows(const std::vector<Numbers>& rows) { return json::value_from(rows).as_array(); }

json::array write_histogram(const Histogram& histogram) {
    json::array rows;
    for (const auto& [value, count] : histogram) rows.push_back(json::array{value, count});
    return rows;
}

template <class T, class Row>
json::array write_each(const std::vector<T>& items, Row row) {
    std::vector<Numbers> rows;
    for (const T& item : items) rows.push_back(row(item));
    return write_rows(rows);
}

Numbers row_of(const Wins& wins) { return {wins.games, wins.parts}; }

Numbers row_of(const EntrantTally& e) {
    Numbers row{e.wins.games, e.wins.parts,   e.placements.placed, e.placements.missed,
                e.contests,   e.contests_won, e.discards};
    row.insert(row.end(), e.mishaps.begin(), e.mishaps.end());
    return row;
}

Numbers row_of(const CardTally& card) {
    Numbers row{card.held, card.kept};
    for (const auto& [placed, missed] : card.placements) row.insert(row.end(), {placed, missed});
    return row;
}

Numbers row_of(const DuelTally& duel) {
    return {duel.winner.games, duel.winner.parts, duel.leader.games, duel.leader.parts};
}

json::array write_mishaps(const std::vector<EntrantTally>& entrants) {
    json::array messages;
    for (const EntrantTally& entrant : entrants) messages.emplace_back(entrant.mishap);
    return messages;
}

// Rows of so many numbers each, none negative.
std::vector<Numbers> read_rows(Reader& reader, std::string_view field, std::size_t columns) {
    std::vector<Numbers> rows;
    for (const json::value& value : reader.list(field)) {
        Numbers& row = rows.emplace_back();
        if (const auto* list = value.if_array()) {
            for (const json::value& number : *list) {
                const std::int64_t count = whole_number(number).value_or(-1);
                if (count < 0) reader.fail("in the tally every one of " + std::string{field} + " must count from 0");
                row.push_back(static_cast<Count>(std::max<std::int64_t>(count, 0)));
            }
        }
        if (row.size() != columns) reader.fail("in the tally " + std::string{field} + " has a row of another length");
        row.resize(columns);
    }
    return rows;
}

// As many rows as the run has seats, entrants, pairs or cards.
std::vector<Numbers> read_rows(Reader& reader, std::string_view field, std::size_t columns, std::size_t count) {
    auto rows = read_rows(reader, field, columns);
    if (rows.size() != count) reader.fail("the tally and the plan differ in the number of " + std::string{field});
    rows.resize(count, Numbers(columns));
    return rows;
}

Histogram read_histogram(Reader& reader, std::string_view field) {
    Histogram histogram;
    for (const json::value& row : reader.list(field)) {
        const auto* pair = row.if_array();
        const auto value = pair != nullptr && pair->size() == 2 ? whole_number((*pair)[0]) : std::nullopt;
        const auto count = value ? whole_number((*pair)[1]) : std::nullopt;
        if (!count || *count < 0) reader.fail("in the tally " + std::string{field} + " must be pairs of numbers");
        histogram[value.value_or(0)] += static_cast<Count>(std::max<std::int64_t>(count.value_or(0), 0));
    }
    return histogram;
}

std::vector<std::string> read_mishaps(Reader& reader, std::size_t count) {
    std::vector<std::string> messages;
    for (const json::value& value : reader.list("mishaps")) {
        const auto* text = value.if_string();
        if (text == nullptr) reader.fail("in the tally every one of mishaps must be a text");
        messages.emplace_back(text == nullptr ? std::string{} : std::string{*text});
    }
    if (messages.size() != count) reader.fail("the tally and the plan differ in the number of mishaps");
    messages.resize(count);
    return messages;
}

Wins wins_from(const Numbers& row, std::size_t at = 0) { return {row[at], row[at + 1]}; }

}  // namespace

json::object write_tally(const Tally& tally) {
    const auto row = [](const auto& item) { return row_of(item); };
    return {{"games", tally.games},
            {"moves", tally.moves},
            {"seats", write_each(tally.seats, row)},
            {"entrants", write_each(tally.entrants, row)},
            {"mishaps", write_mishaps(tally.entrants)},
            {"pairs", write_each(tally.pairs, row)},
            {"cards", write_each(tally.cards, row)},
            {"duels", write_each(tally.duels, row)},
            {"lengths", write_histogram(tally.lengths)},
            {"turns", write_histogram(tally.turns)},
            {"rounds", write_histogram(tally.rounds)},
            {"scores", write_histogram(tally.scores)},
            {"ranks", json::value_from(tally.ranks)}};
}

Result<Tally> read_tally(const json::value& value, const Tally& empty) {
    Reader reader{value, "the tally of a report"};
    Tally tally = empty;
    const auto count = [&](std::string_view field) {
        const std::int64_t number = reader.whole(field);
        if (number < 0) reader.fail("in the tally " + std::string{field} + " must not be negative");
        return static_cast<Count>(std::max<std::int64_t>(number, 0));
    };
    tally.games = count("games");
    tally.moves = count("moves");
    const std::size_t entrants = empty.entrants.size();
    const auto seats = read_rows(reader, "seats", 2, empty.seats.size());
    for (std::size_t i = 0; i < tally.seats.size(); ++i) tally.seats[i] = wins_from(seats[i]);
    const auto pairs = read_rows(reader, "pairs", 2, empty.pairs.size());
    for (std::size_t i = 0; i < tally.pairs.size(); ++i) tally.pairs[i] = wins_from(pairs[i]);
    const auto rows = read_rows(reader, "entrants", 11, entrants);
    const auto mishaps = read_mishaps(reader, entrants);
    for (std::size_t i = 0; i < entrants; ++i) {
        const Numbers& row = rows[i];
        tally.entrants[i] = {wins_from(row), {row[2], row[3]}, row[4], row[5], row[6], {}, {}};
        std::copy_n(row.begin() + 7, 4, tally.entrants[i].mishaps.begin());
        tally.entrants[i].mishap = mishaps[i];
    }
    const auto cards = read_rows(reader, "cards", 2 + 2 * entrants, empty.cards.size());
    for (std::size_t i = 0; i < tally.cards.size(); ++i) {
        tally.cards[i].held = cards[i][0];
        tally.cards[i].kept = cards[i][1];
        for (std::size_t e = 0; e < entrants; ++e) {
            tally.cards[i].placements[e] = {cards[i][2 + 2 * e], cards[i][3 + 2 * e]};
        }
    }
    for (const Numbers& row : read_rows(reader, "duels", 4)) {
        tally.duels.push_back({wins_from(row), wins_from(row, 2)});
    }
    tally.lengths = read_histogram(reader, "lengths");
    tally.turns = read_histogram(reader, "turns");
    tally.rounds = read_histogram(reader, "rounds");
    tally.scores = read_histogram(reader, "scores");
    const auto ranks = reader.wholes("ranks");
    if (ranks.size() != tally.ranks.size()) reader.fail("in the tally there must be eight ranks");
    for (std::size_t i = 0; i < std::min(ranks.size(), tally.ranks.size()); ++i) {
        if (ranks[i] < 0) reader.fail("in the tally every one of ranks must count from 0");
        tally.ranks[i] = static_cast<Count>(std::max<std::int64_t>(ranks[i], 0));
    }
    if (reader.error()) return tl::unexpected{*reader.error()};
    return tally;
}

}  // namespace frise::sim
