// The first entries of a table.
#include "table/opening.hpp"

#include "bots/bot_kind.hpp"
#include "engine/codec/reader.hpp"
#include "wording/letters.hpp"

#include <algorithm>

namespace frise::table {

namespace json = boost::json;

namespace {

std::vector<std::string> names_in(Reader& reader, std::string_view field) {
    std::vector<std::string> names;
    if (!reader.has(field)) return names;
    for (const json::value& each : reader.list(field)) {
        if (!each.is_string()) reader.fail("'" + std::string{field} + "' must be a list of strings");
        if (each.is_string()) names.emplace_back(each.get_string());
    }
    return names;
}

// Collects the entries that one request after the other leads to.
class Steps {
  public:
    Steps(LiveTable& table, const std::string& person, const Circumstances& now)
        : table_{table}, person_{person}, now_{now} {}

    void add(Entry entry) {
        entries_.push_back(entry);
        table_.evolve(entry);
    }
    Granted<void> ask(const Decidable& request) {
        auto decided = table_.decide({person_, {}}, request, now_);
        if (!decided) return tl::unexpected{decided.error()};
        for (Entry& entry : *decided) add(std::move(entry));
        return {};
    }
    std::vector<Entry> entries() { return std::move(entries_); }

  private:
    LiveTable& table_;
    const std::string& person_;
    const Circumstances& now_;
    std::vector<Entry> entries_;
};

}  // namespace

Result<OpeningWish> read_opening(const json::value& value) {
    Reader reader{value, "the request"};
    OpeningWish wish;
    wish.name = clean_name(reader.text("name"));
    wish.sit = reader.yes_no_if_given("sit").value_or(true);
    wish.people = names_in(reader, "people");
    wish.bots = names_in(reader, "bots");
    wish.start = reader.yes_no_if_given("start").value_or(false);
    if (wish.name.empty()) reader.fail("say a name");
    if (reader.error()) return tl::unexpected{*reader.error()};
    return wish;
}

Granted<std::vector<Entry>> open_table(LiveTable& table, const Prepared& prepared, const OpeningWish& wish,
                                       const std::string& person, const Circumstances& now) {
    table.bring(prepared.playset);
    Steps steps{table, person, now};
    steps.add({now.now, person, {}, Opened{prepared.settings, wish.name}});
    if (wish.sit) {
        if (auto done = steps.ask(request::Sit{.name = {wish.name}}); !done) return tl::unexpected{done.error()};
    }
    for (const std::string& each : wish.people) {
        auto done = steps.ask(request::Sit{.name = {each}, .also = {true}});
        if (!done) return tl::unexpected{done.error()};
    }
    const int seats = prepared.settings.terms.seats;
    const auto people = static_cast<int>(wish.people.size()) + (wish.sit ? 1 : 0);
    if (people + static_cast<int>(wish.bots.size()) > seats) return deny("full", "there are more players than seats");
    for (std::size_t i = 0; i < wish.bots.size(); ++i) {
        auto done = steps.ask(request::Bot{.seat = {people + static_cast<int>(i)}, .kind = {wish.bots[i]}});
        if (!done) return tl::unexpected{done.error()};
    }
    if (wish.start) {
        if (auto done = steps.ask(request::Start{.fill = {"regular"}}); !done) return tl::unexpected{done.error()};
    }
    return steps.entries();
}

std::vector<Entry> opening_again(const LiveTable& table, const std::string& person, Time now) {
    const Company& company = table.company();
    std::vector<Entry> entries;
    entries.push_back({now, person, {}, Opened{company.settings, table.name_of(person)}});
    for (std::size_t i = 0; i < company.chairs.size(); ++i) {
        const Chair& chair = company.chairs[i];
        const bool team = chair.people.size() > 1;
        for (const std::string& each : chair.people) {
            entries.push_back({now, person, {}, Sat{seat_at(i), each, team ? table.name_of(each) : chair.name}});
        }
        if (chair.people.empty() && !chair.bot.empty())
            entries.push_back({now, person, {}, BotSat{seat_at(i), chair.bot}});
    }
    return entries;
}

}  // namespace frise::table
