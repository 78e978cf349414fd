// Deciding, storing and then showing; and keeping up with others who write to the same table.
#include "table/message_text.hpp"
#include "table/room.hpp"

#include <algorithm>
#include <iterator>

namespace frise::table {
namespace {

constexpr Time summary_every = 600'000;

// A deal is told with the table as it is now, so entries that followed it cannot be told one by one.
bool can_be_told(const std::vector<Told>& list) {
    return list.size() == 1 || std::none_of(list.begin(), list.end(), [](const Told& told) {
               return std::holds_alternative<Began>(told.entry.what);
           });
}

}  // namespace

void Room::enqueue(Waiting request) {
    waiting_.push_back(std::move(request));
    work();
}

void Room::work() {
    while (writing_.free() && !waiting_.empty()) {
        Batch batch{table_, std::exchange(waiting_, {})};
        batch.decide(now_, luck_);
        waiting_ = std::move(batch.left);
        if (batch.told.empty()) {
            finish(batch);
            continue;
        }
        const bool with_summary = now_.day - summary_at_ > summary_every;
        effects_.append = batch.append(now_.day, with_summary);
        if (effects_.append->summary) summary_at_ = now_.day;
        writing_.begin_storing();
        storing_ = std::move(batch);
    }
    while (auto next = choosing_.next()) consider(std::move(*next));
}

// Answers what is not stored.
void Room::finish(Batch& batch) {
    for (const Batch::Reply& each : batch.replies) refuse(each.asker, each.refusal);
    settings_answered(batch.decided);
    for (Batch::Again& each : batch.again) consider(Later{std::move(each.asker), std::move(each.asked)});
}

void Room::stored(const Now& now, const Kept& kept) {
    now_ = now;
    if (!storing_) return;
    writing_.end_storing();
    Batch batch = *std::exchange(storing_, std::nullopt);
    if (kept && *kept == store::Appended::done) {
        table_ = std::move(batch.table);
        effects_.actions += static_cast<int>(std::count_if(batch.told.begin(), batch.told.end(), [](const Told& told) {
            return std::holds_alternative<Acted>(told.entry.what);
        }));
        publish(batch.told);
        finish(batch);
    } else if (kept) {  // another server was quicker
        put_back(std::move(batch.decided));
        return catch_up();
    } else if (settings_.shared && kept.error().kind == store::Trouble::Kind::unreachable) {
        // Nobody knows whether it was stored until the store can be reached again.
        put_back(std::move(batch.decided));
        return store_away(now);
    } else {
        for (const Waiting& each : batch.decided) {
            if (!each.dropped)
                refuse(each.asker, {"not-stored", "the server could not keep this: nothing has changed"});
        }
        finish(batch);
        plan();
        if (wake_at_) wake_at_ = std::max(*wake_at_, now_.steady + try_again_after);
    }
    if (writing_.behind(table_.last())) return catch_up();  // somebody else wrote meanwhile
    work();
}

// Decides again about those that are still worth it, before all others. Not the moves of bots and of the clock, which
// are planned again.
void Room::put_back(std::vector<Waiting> decided) {
    std::erase_if(decided, [](const Waiting& each) { return !each.asker.guest; });
    for (Waiting& each : decided) each.dropped = false;
    waiting_.insert(waiting_.begin(), std::make_move_iterator(decided.begin()), std::make_move_iterator(decided.end()));
}

void Room::settings_answered(std::span<const Waiting> decided) {
    const bool settings = std::any_of(decided.begin(), decided.end(), [](const Waiting& each) {
        return std::holds_alternative<NewSettings>(each.what);
    });
    if (settings) choosing_.answered();
}

void Room::written_elsewhere(const Now& now, Number last) {
    writing_.hear_of(last);
    if (last > table_.last()) catch_up(now);
}

void Room::news_lost(const Now& now) {
    now_ = now;
    writing_.miss();
    for (const GuestPtr& guest : who_.guests()) announce(guest->person);
    catch_up();
}

void Room::store_away(const Now& now) {
    now_ = now;
    if (writing_.lose()) send_to_all(text_of(message::Hold{true}));
    plan();  // also when that was known: for the next try
}

void Room::catch_up(const Now& now) {
    now_ = now;
    catch_up();
}

// An append that is under way is refused if another server wrote before it, and then catches up.
void Room::catch_up() {
    if (!writing_.may_read()) return;
    writing_.begin_reading();
    effects_.read_after = table_.last();
}

void Room::was_read(const Now& now, store::Stored<std::optional<store::TableRecord>> record) {
    now_ = now;
    if (!record && record.error().kind == store::Trouble::Kind::unreachable) {
        writing_.end_reading();
        return store_away(now);
    }
    if (!record) return give_up({GivenUp::Why::broken, record.error().message});
    if (!*record) return give_up({GivenUp::Why::gone, {}});  // old, and removed from the store
    reviving_.emplace(table_, std::move((*record)->entries));
    revive();
}

void Room::cards_found(const Now& now, Granted<PlaysetPtr> playset) {
    now_ = now;
    if (!reviving_) return;
    if (!playset) {
        const bool busy = playset.error().code == "busy";
        return give_up({busy ? GivenUp::Why::busy : GivenUp::Why::broken, playset.error().message});
    }
    reviving_->bring(std::move(*playset));
    revive();
}

void Room::revive() {
    const auto all = reviving_->read();
    if (!all) return give_up({GivenUp::Why::broken, all.error().message});
    if (!*all) {
        effects_.find = Effects::FindCards{table_.code(), reviving_->wanted()};
        return;
    }
    Revival revived = *std::exchange(reviving_, std::nullopt);
    writing_.end_reading();
    if (writing_.find()) send_to_all(text_of(message::Hold{false}));
    take_over(revived.take_table(), revived.take_told());
    if (writing_.behind_still(table_.last())) return catch_up();
    work();
    if (!writing_.under_way()) plan();
}

// Clients that connect again get the table as the store has it.
void Room::give_up(GivenUp why) {
    reviving_.reset();
    writing_.end_reading();
    writing_.give_up();
    effects_.given_up = std::move(why);
    dismiss_all(now_, "restart");
}

void Room::take_over(LiveTable table, std::vector<Told> told) {
    // A request that was stored although the store did not say so is answered by its entry.
    const auto answered = std::stable_partition(waiting_.begin(), waiting_.end(), [&](const Waiting& each) {
        const auto& [guest, id] = each.asker;
        return id.empty() || !guest || std::none_of(told.begin(), told.end(), [&asker = each.asker](const Told& one) {
                   return one.entry.id == asker.id && one.entry.by == asker.guest->person;
               });
    });
    settings_answered({answered, waiting_.end()});
    waiting_.erase(answered, waiting_.end());
    table_ = std::move(table);
    if (told.empty()) return;
    if (can_be_told(told)) return publish(told);
    plan();
    for (const GuestPtr& guest : who_.guests()) send(*guest, welcome(table_, attendance(), *guest));
    for (Told& each : told) {
        follow_up(each.entry);
        remember(tail_, std::move(each));
    }
}

void Room::publish(std::vector<Told>& list) {
    plan();
    // Nearly all entries are moves and talk, and these are told without a list of who is here.
    const bool with_people =
        std::any_of(list.begin(), list.end(), [](const Told& told) { return shows_in_lists(told.entry.what); });
    const Attendance present = with_people ? attendance() : moment();
    for (const Told& told : list) {
        Telling telling{table_, present, told};
        for (const GuestPtr& guest : who_.guests()) send(*guest, telling.for_guest(*guest));
        if (const auto* acted = std::get_if<Acted>(&told.entry.what)) robots_.watch(acted->events);
    }
    for (Told& told : list) {
        follow_up(told.entry);
        remember(tail_, std::move(told));
    }
}

// What an entry means for those who are connected.
void Room::follow_up(const Entry& entry) {
    if (std::holds_alternative<Paused>(entry.what) || std::holds_alternative<Resumed>(entry.what)) {
        for (const std::string& person : who_.forget_pauses()) announce(person);
    }
    const auto* kicked = std::get_if<Kicked>(&entry.what);
    if (kicked == nullptr) return;
    const auto guests = who_.guests();
    for (const GuestPtr& guest : guests) {
        if (guest->person != kicked->person) continue;
        dismiss(*guest, "kicked");
        leave(now_, guest->no);
    }
}

}  // namespace frise::table
