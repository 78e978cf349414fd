// A game for watching again.
#include "engine/codec/event_json.hpp"
#include "engine/codec/view_json.hpp"
#include "engine/rules/seen.hpp"
#include "table/card_news.hpp"
#include "table/telling.hpp"

#include <algorithm>

namespace frise::table {

namespace json = boost::json;

namespace {

class Replay {
  public:
    Replay(const LiveTable& table, Viewer viewer, bool all_seeing)
        : playset_{*table.playset()},
          viewer_{viewer},
          all_seeing_{all_seeing},
          setup_{table.game()->recorded_setup()} {}

    void add(Number number, const Entry& entry) {
        if (const auto* began = std::get_if<Began>(&entry.what)) {
            game_.emplace(setup_);
            follow(began->events);
            json::object step = written(number, entry, began->events);
            step["view"] = write_view(game_->view(viewer_), playset_.names);
            steps_.push_back(std::move(step));
        } else if (const auto* acted = std::get_if<Acted>(&entry.what); acted != nullptr && game_) {
            follow(acted->events);
            json::object step = written(number, entry, acted->events);
            step["seat"] = acted->seat.number;
            if (acted->actor != Actor::person) step["actor"] = name(acted->actor);
            steps_.push_back(std::move(step));
        }
    }
    json::array take_steps() { return std::move(steps_); }
    [[nodiscard]] const Cards& brought() const { return brought_; }

  private:
    void follow(const Events& events) {
        for (const Event& event : events) {
            game_->evolve(event);
            brought_by(event, viewer_, brought_);
        }
    }
    json::object written(Number number, const Entry& entry, const Events& events) const {
        json::array list;
        for (const Event& event : events) {
            list.push_back(all_seeing_ ? write_event(event, playset_.names)
                                       : write_seen(seen(event, viewer_), playset_.names));
        }
        return {{"n", number},
                {"at", entry.at},
                {"events", std::move(list)},
                {"to_act", write_seats(game_->to_act())},
                {"over", game_->over()}};
    }

    const Playset& playset_;
    Viewer viewer_;
    bool all_seeing_;
    Setup setup_;
    std::optional<Game> game_;
    json::array steps_;
    Cards brought_;
};

}  // namespace

std::string replay_text(const LiveTable& table, const std::vector<Entry>& entries, Viewer viewer, bool all_seeing,
                        Language language) {
    const Playset& playset = *table.playset();
    Replay replay{table, viewer, all_seeing};
    for (std::size_t i = 0; i < entries.size(); ++i) replay.add(i + 1, entries[i]);
    Cards cards = replay.brought();
    std::sort(cards.begin(), cards.end(),
              [&](CardNo a, CardNo b) { return playset.names.id(a) < playset.names.id(b); });
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    json::object faces;
    json::object told;
    json::object years;
    for (const CardNo card : cards) {
        const std::string& id = playset.names.id(card);
        faces[id] = json::parse(playset.faces_in(language)[index(card)]);
        if (table.was_turned(card)) told[id] = json::parse(playset.facts_in(language)[index(card)]);
        if (all_seeing) years[id] = playset.deck.year(card);
    }
    Attendance nobody;
    json::object object{{"table", write_table(table, nobody)},
                        {"over", table.game()->over()},
                        {"steps", replay.take_steps()},
                        {"cards", std::move(faces)},
                        {"facts", std::move(told)}};
    if (all_seeing) object["years"] = std::move(years);
    return json::serialize(object);
}

}  // namespace frise::table
