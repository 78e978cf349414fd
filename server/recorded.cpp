// Reading what is kept.
#include "server/recorded.hpp"

#include <algorithm>
#include <utility>

namespace frise::server {
namespace {

tl::unexpected<Error> in_entry(std::size_t number, const std::string& what) {
    return refuse(ErrorCode::bad_log, "entry " + std::to_string(number) + ": " + what);
}

// Takes the entries in one by one; a game is put together, and folded only after the rules agreed to it.
class RecordedReader {
  public:
    RecordedReader(Playsets& playsets, store::Decks& decks) : playsets_{playsets}, decks_{decks} {}

    Result<void> take(const std::string& text) {
        auto entry = read_entry(text, playset_ ? &playset_->names : nullptr, terms_.game);
        if (!entry) return in_entry(entries_.size() + 1, entry.error().message);
        const auto done = std::visit([&](const auto& what) { return look(what); }, entry->what);
        if (!done) return in_entry(entries_.size() + 1, done.error().message);
        entries_.push_back(std::move(*entry));
        return {};
    }

    Result<Recorded> finish(const std::string& code) {
        if (entries_.empty()) return refuse(ErrorCode::bad_log, "it has no entries");
        if (const auto completed = complete(); !completed) return tl::unexpected{completed.error()};
        Recorded recorded{LiveTable{code}, entries_.front().at, std::move(log_), {}};
        if (recorded.log) {
            auto game = replay(*recorded.log);
            if (!game) return tl::unexpected{game.error()};
            recorded.game = std::move(*game);
        }
        recorded.table.bring(playset_);
        for (Entry& entry : entries_) recorded.table.evolve(entry);
        return recorded;
    }

  private:
    template <class What>
    Result<void> look(const What& /*nothing to check*/) {
        if (entries_.empty()) return refuse(ErrorCode::bad_log, "it does not open the table");
        return {};
    }
    Result<void> look(const Opened& e) {
        if (!entries_.empty()) return refuse(ErrorCode::bad_log, "it opens the table again");
        return agree(e.settings);
    }
    Result<void> look(const Changed& e) {
        if (entries_.empty() || log_)
            return refuse(ErrorCode::bad_log, "it changes what was agreed too late or too early");
        return agree(e.settings);
    }
    Result<void> look(const Began& e) {
        if (!playset_ || log_) return refuse(ErrorCode::bad_log, "it begins a game too late or too early");
        log_.emplace(Log{Setup{terms_, playset_->deck, true, 0}, e.events});
        if (e.icons.empty()) return {};
        if (e.icons.size() != playset_->deck.size()) return refuse(ErrorCode::bad_log, "it has icons for other cards");
        log_->setup.deck.icons = e.icons;
        return {};
    }
    Result<void> look(const Acted& e) {
        if (!log_) return refuse(ErrorCode::bad_log, "it acts before the game");
        log_->events.insert(log_->events.end(), e.events.begin(), e.events.end());
        return {};
    }

    // Some entries may be of version 1. What their events lack is found by playing the whole game again.
    Result<void> complete() {
        if (std::none_of(entries_.begin(), entries_.end(), [](const Entry& entry) { return entry.older; })) return {};
        Game game{log_->setup};
        if (auto completed = complete_game(game, log_->events); !completed) return completed;
        auto next = log_->events.begin();
        const auto take_from_log = [&](Events& events) {
            for (Event& event : events) event = *next++;
        };
        for (Entry& entry : entries_) {
            if (auto* began = std::get_if<Began>(&entry.what)) take_from_log(began->events);
            if (auto* acted = std::get_if<Acted>(&entry.what)) take_from_log(acted->events);
            entry.older = false;
        }
        return {};
    }

    Result<void> agree(const TableSettings& settings) {
        auto playset = playsets_.get(
            settings, [this](const std::string& hash) { return decks_.deck(hash).value_or(std::nullopt); });
        if (!playset) return tl::unexpected{playset.error()};
        playset_ = std::move(*playset);
        terms_ = settings.terms;
        return {};
    }

    Playsets& playsets_;
    store::Decks& decks_;
    std::vector<Entry> entries_;
    Terms terms_;
    std::shared_ptr<const Playset> playset_;
    std::optional<Log> log_;
};

}  // namespace

Result<Recorded> read_recorded(const store::TableRecord& record, Playsets& playsets, store::Decks& decks) {
    RecordedReader reader{playsets, decks};
    for (const std::string& text : record.entries) {
        if (const auto taken = reader.take(text); !taken) return tl::unexpected{taken.error()};
    }
    return reader.finish(record.summary.table);
}

store::Stored<std::optional<Result<store::TableRecord>>> load_record(store::Tables& tables, const std::string& code) {
    using Loaded = std::optional<Result<store::TableRecord>>;
    auto record = tables.load(code);
    if (record) return *record ? Loaded{std::move(**record)} : Loaded{};
    if (record.error().kind != store::Trouble::Kind::broken) return tl::unexpected{record.error()};
    return Loaded{refuse(ErrorCode::bad_log, record.error().message)};
}

store::Stored<void> for_each_table(store::Tables& tables,
                                   const std::function<store::Stored<void>(const std::string& code)>& visit) {
    store::TableQuery query;
    while (true) {
        const auto page = tables.list(query);
        if (!page) return tl::unexpected{page.error()};
        if (page->empty()) return {};
        for (const store::TableSummary& summary : *page) {
            if (const auto visited = visit(summary.table); !visited) return visited;
        }
        query.after = place_of(page->back());
    }
}

}  // namespace frise::server
