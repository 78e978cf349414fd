// What the rooms of the model wait for, and how it is answered.
#include "tests/table/model.hpp"

#include <algorithm>
#include <utility>

namespace frise::test {
namespace {

store::Trouble trouble(store::Trouble::Kind kind) { return {kind, "by chance"}; }

}  // namespace

void Model::run(Server& server, std::size_t nth) {
    const Errand errand = std::move(server.errands[nth]);
    server.errands.erase(server.errands.begin() + static_cast<std::ptrdiff_t>(nth));
    std::visit([&](const auto& each) { answer(server, each); }, errand);
}

// The answer takes its time: meanwhile others write, too.
void Model::answer(Server& server, const store::Append& append) {
    server.errands.emplace_back(Stored{keep(server, append)});
}

table::Room::Kept Model::keep(const Server& server, const store::Append& append) {
    const auto luck = sound_ ? 99U : dice_.below(100);
    using Kind = store::Trouble::Kind;
    if (luck < 4) return tl::unexpected{trouble(Kind::broken)};
    if (luck < 8) return tl::unexpected{trouble(Kind::unreachable)};
    const store::Appended appended = log_.append(append);
    if (appended == store::Appended::done) pass_news(server);
    // Stored, but the answer was lost: only a store beyond a network does that.
    if (luck < 12 && settings_.shared) return tl::unexpected{trouble(Kind::unreachable)};
    return appended;
}

void Model::answer(Server& server, const Stored& stored) {
    const bool cut_off = !stored.kept && stored.kept.error().kind == store::Trouble::Kind::unreachable;
    server.store_away = server.store_away || (cut_off && settings_.shared);
    server.room->stored(now(), stored.kept);
}

void Model::pass_news(const Server& from) {
    for (Server& other : servers_) {
        if (&other != &from) other.errands.emplace_back(Heard{log_.last()});
    }
}

void Model::answer(Server& server, const ReadAfter& read) {
    WasRead answer{std::optional{log_.after(read.number)}};
    if (!sound_ && dice_.below(10) == 0) answer.record = tl::unexpected{trouble(store::Trouble::Kind::unreachable)};
    server.errands.emplace_back(std::move(answer));
}

void Model::answer(Server& server, const WasRead& read) {
    server.store_away = !read.record;
    server.room->was_read(now(), read.record);
}

void Model::answer(Server& server, const Find& find) {
    if (!sound_ && dice_.below(20) == 0) return server.room->cards_found(now(), table::deny("busy", "by chance"));
    server.room->cards_found(now(), prepared_with(find.settings, 110).playset);
}

void Model::answer(Server& server, const Prepare& prepare) {
    if (!sound_ && dice_.below(10) == 0) return server.room->prepared(now(), table::deny("busy", "by chance"));
    server.room->prepared(now(), prepared_with(prepare.settings, 110));
}

void Model::answer(Server& server, const Rematch& /*rematch*/) {
    if (!sound_ && dice_.below(10) == 0) {
        return server.room->rematch_stored(now(), tl::unexpected{trouble(store::Trouble::Kind::broken)});
    }
    server.room->rematch_stored(now(), store::Appended::done);
}

void Model::answer(Server& server, const Meet& /*meet*/) { server.room->meet(now(), attendees(index_of(server))); }
void Model::answer(Server& server, const Heard& heard) { server.room->written_elsewhere(now(), heard.last); }

void Model::put(std::size_t server, store::Attendee attendee) {
    if (attendee.count == 0) {
        present_[server].erase(attendee.person);
        return;
    }
    if (attendee.arrival == 0) attendee.arrival = ++arrivals_;
    present_[server][attendee.person] = attendee;
}

std::vector<store::Attendee> Model::attendees(std::size_t server) const {
    std::vector<store::Attendee> all;
    for (std::size_t i = 0; i < present_.size(); ++i) {
        for (const auto& [person, attendee] : present_[i]) {
            all.push_back(attendee);
            all.back().elsewhere = i != server;
        }
    }
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.arrival < b.arrival; });
    return all;
}

}  // namespace frise::test
