// What a view of challenge has in JSON, and boards.
#pragma once

#include "engine/codec/reader.hpp"
#include "engine/codec/table_reader.hpp"
#include "engine/codec/table_writer.hpp"
#include "engine/rules/view.hpp"

#include <array>
#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise {

struct ChallengeJson {
    using View = ChallengeView;
    static constexpr std::array<std::string_view, 6> fields{"positions", "trial", "answered",
                                                            "answer",    "duel",  "bounds"};

    static void write(const ChallengeView& game, boost::json::object& object, const TableWriter& writer);
    static ChallengeView read(TableReader& reader);
    static Positions read_outcome(const ChallengeView& game, TableReader& reader);
    // Reports an error if the view lacks what its users rely on.
    static void check(const frise::View& view, const ChallengeView& game, TableReader& reader);
};

// The board in the option `name`, if there is one. Fields that a board does not have go to `unknown`.
std::optional<BoardWish> read_board(Reader& options, std::string_view name, std::vector<std::string>& unknown);

}  // namespace frise
