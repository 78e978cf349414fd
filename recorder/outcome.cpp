// What comes of it: messages and entries, written down, and the answers that the room waits for.
#include "recorder/evening.hpp"

#include <algorithm>
#include <utility>

namespace frise::recorder {

void Evening::carry_out() {
    while (true) {
        room_->take_effects(effects_);
        write(effects_);
        const bool waits =
            effects_.append || effects_.rematch || effects_.read_after || effects_.find || effects_.prepare;
        if (!waits) return;
        table::Effects effects = std::exchange(effects_, {});
        answer(effects);
    }
}

void Evening::write(const table::Effects& effects) {
    for (const table::Effects::Message& message : effects.messages) {
        record_ += "> " + std::to_string(static_cast<std::uint64_t>(message.to)) + " ";
        record_ += message.text ? *message.text : "bye " + std::string{message.bye};
        record_ += "\n";
        const auto person =
            std::find_if(people_.begin(), people_.end(), [&](const Person& each) { return each.no == message.to; });
        if (!message.text && person != people_.end()) person->here = false;
    }
    for (const auto& append : {effects.append, effects.rematch}) {
        if (!append) continue;
        for (const std::string& entry : append->entries) record_ += "+ " + append->table + " " + entry + "\n";
        if (append->summary) record_ += "+ " + append->table + " " + append->summary->text + "\n";
    }
    if (effects.given_up) record_ += "! given up: " + effects.given_up->message + "\n";
}

void Evening::answer(table::Effects& effects) {
    if (effects.append) {
        if (pick_.one_in(100)) {
            room_->stored(now(), tl::unexpected{store::Trouble{store::Trouble::Kind::broken, "by chance"}});
        } else {
            auto& entries = effects.append->entries;
            log_.insert(log_.end(), entries.begin(), entries.end());
            room_->stored(now(), store::Appended::done);
        }
    }
    if (effects.rematch) room_->rematch_stored(now(), store::Appended::done);
    if (effects.read_after) {
        store::TableRecord record;
        record.last = log_.size();
        record.entries.assign(log_.begin() + static_cast<std::ptrdiff_t>(*effects.read_after), log_.end());
        room_->was_read(now(), std::optional{std::move(record)});
    }
    if (effects.find) room_->cards_found(now(), cards_for(effects.find->settings));
    if (effects.prepare) {
        auto playset = cards_for(effects.prepare->settings);
        room_->prepared(now(), table::Prepared{std::move(effects.prepare->settings), std::move(playset)});
    }
}

// Until the room has something to do.
void Evening::pass_time() {
    const auto due = room_->wake_at();
    time_ = std::max(time_ + 1, due && !pick_.one_in(10) ? *due : time_ + 700);
    if (!due || *due > time_) return;
    room_->wake(now());
    carry_out();
}

}  // namespace frise::recorder
