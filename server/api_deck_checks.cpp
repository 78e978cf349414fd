// What people send to become a deck: checked, taken in from other files, and kept.
#include "deckkit/check.hpp"
#include "deckkit/import/import_deck.hpp"
#include "deckkit/import/limits.hpp"
#include "server/api.hpp"
#include "server/deck_listing.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::size_t most_own_decks = 200;
constexpr std::size_t longest_name = 200;

bool playable(const deckkit::Checked& checked) {
    return count(checked.problems, deckkit::Severity::error) == 0 && !checked.deck.cards.empty();
}

// All that comes of a deck that was sent.
struct Received {
    bool playable = false;
    std::string hash;
    std::string text;
    json::object listing;
    json::array problems;
};

Received received(const std::string& body) {
    const deckkit::Checked checked = deckkit::check(body);
    Received deck{playable(checked), {}, {}, {}, written(checked.problems)};
    if (!deck.playable) return deck;
    deck.hash = deckkit::content_hash(checked.deck);
    deck.text = deckkit::write_deck(checked.deck);
    deck.listing = described(checked.deck);
    return deck;
}

enum class Saved : std::uint8_t { done, too_many };

store::Stored<Saved> save(store::Decks& decks, const std::string& person, const Received& deck,
                          const std::string& instead, Time now) {
    const auto own = decks.own_decks(person);
    if (!own) return tl::unexpected{own.error()};
    const bool grows = std::none_of(own->begin(), own->end(), [&](const store::OwnDeck& each) {
        return each.hash == deck.hash || each.hash == instead;
    });
    if (grows && own->size() >= most_own_decks) return Saved::too_many;
    if (const auto put = decks.put_deck(deck.hash, deck.text); !put) return tl::unexpected{put.error()};
    const auto put = decks.put_own_deck(person, {deck.hash, now, json::serialize(deck.listing)}, instead);
    if (!put) return tl::unexpected{put.error()};
    return Saved::done;
}

json::array told(deckkit::Remarks remarks) {
    cut_short(remarks);
    constexpr std::array outcomes{"refused", "skipped", "taken"};
    json::array list;
    for (const deckkit::Remark& remark : remarks) {
        json::object object{{"issue", name(remark.issue)},
                            {"outcome", outcomes[static_cast<std::size_t>(outcome(remark.issue))]},
                            {"line", remark.line},
                            {"field", remark.field}};
        add_messages(object, [&](Language language) { return explain(remark, language); });
        list.push_back(std::move(object));
    }
    return list;
}

json::array told(const deckkit::ColumnGuesses& columns) {
    json::array list;
    for (const deckkit::ColumnGuess& guess : columns) {
        json::object column{{"column", guess.header.empty() ? std::to_string(guess.column) : guess.header},
                            {"field", guess.field ? name(*guess.field) : ""}};
        if (guess.language) column["language"] = code(*guess.language);
        list.push_back(std::move(column));
    }
    return list;
}

struct Answer {
    http::status status = http::status::ok;
    json::object body;
};

Answer refused(const deckkit::ImportError& error) {
    deckkit::Remarks remarks{error.reason};
    remarks.insert(remarks.end(), error.remarks.begin(), error.remarks.end());
    json::object told_error{{"code", "bad-file"}};
    add_messages(told_error, [&](Language language) { return explain(error.reason, language); });
    return {http::status::unprocessable_entity,
            {{"error", std::move(told_error)},
             {"remarks", told(std::move(remarks))},
             {"columns", told(error.columns)},
             {"problems", written(error.problems)}}};
}

// Of the file's own cards, some are not in the deck: where those stood says nothing about the deck.
deckkit::Problems without_places(deckkit::Problems problems) {
    std::erase_if(problems,
                  [](const deckkit::Problem& each) { return severity(each.flaw) == deckkit::Severity::warning; });
    for (deckkit::Problem& problem : problems) problem.card.reset();
    return problems;
}

Answer imported(const std::string& bytes, const std::string& file_name, Language language, std::size_t most_bytes) {
    deckkit::ImportOptions options;
    options.language = language;
    const auto file = deckkit::import_deck(bytes, file_name, options);
    if (!file) return refused(file.error());
    const std::string text = deckkit::write_deck(file->deck);
    if (text.size() > most_bytes) {
        // Packed or written shortly, it was small enough; as a deck it could not be sent back.
        const auto most = static_cast<std::int64_t>(most_bytes / deckkit::megabyte);
        return refused({{deckkit::Issue::file_too_big, 0, "", {number("most", most)}}, file->columns, {}, {}});
    }
    deckkit::Problems problems = without_places(file->problems);
    deckkit::Problems weak = deckkit::check(text).problems;
    problems.insert(problems.end(), std::make_move_iterator(weak.begin()), std::make_move_iterator(weak.end()));
    cut_short(problems);
    return {http::status::ok,
            {{"deck", json::parse(text)},
             {"kind", name(file->kind)},
             {"encoding", name(file->encoding)},
             {"rows", file->rows},
             {"columns", told(file->columns)},
             {"remarks", told(file->remarks)},
             {"problems", written(problems)}}};
}

}  // namespace

asio::awaitable<HttpResponse> Api::put_deck(const HttpCall& call) {
    const auto who = co_await known_person(call);
    if (!who) co_return who.error();
    auto deck = co_await house_.workshop.ask(call.address, [&call] { return received(call.request.body()); });
    if (!deck) co_return too_busy();
    if (!deck->playable) {
        json::object error{{"code", "bad-deck"}};
        add_messages(error, [](Language language) { return filled(language, "server.bad_deck"); });
        co_return json_answer(http::status::unprocessable_entity,
                              json::object{{"error", std::move(error)}, {"problems", std::move(deck->problems)}});
    }
    const Time now = house_.clock.now();
    const std::string instead = hash_as_typed(call.asked("instead"));
    const auto saved =
        co_await house_.keeper.ask([&](store::Decks& decks) { return save(decks, who->id, *deck, instead, now); });
    if (!saved) co_return not_stored();
    if (*saved == Saved::too_many) {
        co_return error_answer(http::status::conflict, "too-many",
                               "nobody keeps more than 200 decks: remove one first");
    }
    json::object answer = std::move(deck->listing);
    answer["hash"] = deck->hash;
    answer["code"] = share_code(deck->hash);
    answer["problems"] = std::move(deck->problems);
    co_return json_answer(http::status::created, answer);
}

asio::awaitable<HttpResponse> Api::check_deck(const HttpCall& call) {
    const auto who = co_await known_person(call);
    if (!who) co_return who.error();
    auto answer = co_await house_.workshop.ask(call.address, [&call] {
        const deckkit::Checked checked = deckkit::check(call.request.body());
        return json::object{{"problems", written(checked.problems)},
                            {"playable", playable(checked)},
                            {"spread", spread_of(checked.deck)}};
    });
    if (!answer) co_return too_busy();
    co_return json_answer(http::status::ok, std::move(*answer));
}

asio::awaitable<HttpResponse> Api::import_deck(const HttpCall& call) {
    const auto who = co_await known_person(call);
    if (!who) co_return who.error();
    const auto most_bytes = static_cast<std::size_t>(house_.settings.max_upload);
    const std::string file_name = call.asked("name").substr(0, longest_name);
    auto answer = co_await house_.workshop.ask(call.address, [&] {
        const Answer made = imported(call.request.body(), file_name, call.language(), most_bytes);
        return json_answer(made.status, made.body);
    });
    co_return answer ? std::move(*answer) : too_busy();
}

}  // namespace frise::server
