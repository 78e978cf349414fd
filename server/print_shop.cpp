// Taking orders, working through them, and clearing the shelves.
#include "server/print_shop.hpp"

#include "deckkit/deck_json.hpp"
#include "server/log.hpp"
#include "server/secret.hpp"
#include "server/workshop.hpp"
#include "wording/slot.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <utility>
#include <vector>

namespace frise::server {
namespace {

constexpr auto look_round = std::chrono::minutes{1};  // at what is kept, where nobody comes

}  // namespace

std::string_view name(PrintState state) {
    switch (state) {
        case PrintState::waiting: return "waiting";
        case PrintState::working: return "working";
        case PrintState::done: return "done";
        case PrintState::failed: break;
    }
    return "failed";
}

bool PrintShop::open(const Print& print) {
    return print.state == PrintState::waiting || print.state == PrintState::working;
}

bool PrintShop::may_order(const PrintOrder& order) const {
    std::size_t all = 0;
    std::size_t of_person = 0;
    std::size_t of_address = 0;
    for (const auto& [id, print] : prints_) {
        if (!open(*print)) continue;
        ++all;
        if (print->order.person == order.person) ++of_person;
        if (print->order.address == order.address) ++of_address;
    }
    return !closing_ && all < most_open && of_person < most_of_one && of_address < most_of_house;
}

std::optional<std::string> PrintShop::order(PrintOrder order) {
    auto print = std::make_shared<Print>();
    std::string id = new_token();
    {
        const std::scoped_lock lock{mutex_};
        forget_old();
        if (!may_order(order)) return std::nullopt;
        forget_oldest_of(order.person);
        print->order = std::move(order);
        print->number = ++last_number_;
        prints_.emplace(id, std::move(print));
    }
    arrived_.notify_one();
    return id;
}

std::optional<PrintNews> PrintShop::news(const std::string& id) {
    const std::scoped_lock lock{mutex_};
    forget_old();
    const auto it = prints_.find(id);
    if (it == prints_.end()) return std::nullopt;
    const Print& print = *it->second;
    return PrintNews{print.state, print.done, print.all, print.message};
}

std::shared_ptr<const std::string> PrintShop::file(const std::string& id) {
    const std::scoped_lock lock{mutex_};
    forget_old();
    const auto it = prints_.find(id);
    return it == prints_.end() ? nullptr : it->second->file;
}

bool PrintShop::drop(const std::string& id) {
    const std::scoped_lock lock{mutex_};
    const auto it = prints_.find(id);
    if (it == prints_.end()) return false;
    it->second->unwanted = true;
    prints_.erase(it);
    return true;
}

void PrintShop::close() {
    {
        const std::scoped_lock lock{mutex_};
        closing_ = true;
        for (const auto& [id, print] : prints_) print->unwanted = true;
    }
    arrived_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void PrintShop::forget_old() {
    const Time now = clock_.steady();
    std::erase_if(prints_,
                  [&](const auto& each) { return !open(*each.second) && now - each.second->ended >= keep_span; });
}

// So that somebody who tries many settings does not fill the shelves.
void PrintShop::forget_oldest_of(const std::string& person) {
    auto oldest = prints_.end();
    std::size_t kept = 0;
    for (auto it = prints_.begin(); it != prints_.end(); ++it) {
        if (open(*it->second) || it->second->order.person != person) continue;
        ++kept;
        if (oldest == prints_.end() || it->second->number < oldest->second->number) oldest = it;
    }
    if (kept >= most_kept_of_one) prints_.erase(oldest);
}

std::size_t PrintShop::kept_bytes() const {
    std::size_t bytes = 0;
    for (const auto& [id, print] : prints_) bytes += print->file ? print->file->size() : 0;
    return bytes;
}

// For one more file of the largest kind.
void PrintShop::make_room() {
    while (kept_bytes() + most_bytes > most_kept_bytes) {
        const auto older = [](const auto& a, const auto& b) {
            const auto age = [](const Print& print) { return std::pair{print.file == nullptr, print.number}; };
            return age(*a.second) < age(*b.second);
        };
        prints_.erase(std::min_element(prints_.begin(), prints_.end(), older));
    }
}

PrintShop::PrintPtr PrintShop::next() const {
    PrintPtr first;
    for (const auto& [id, print] : prints_) {
        if (print->state == PrintState::waiting && (!first || print->number < first->number)) first = print;
    }
    return first;
}

void PrintShop::attend() {
    step_back();
    std::unique_lock lock{mutex_};
    while (!closing_) {
        forget_old();
        const PrintPtr print = next();
        if (!print) {
            arrived_.wait_for(lock, look_round);
            continue;
        }
        print->state = PrintState::working;
        make_room();
        lock.unlock();
        std::string bytes;
        std::string message;
        PrintShop::print(*print, bytes, message);
        auto file = std::make_shared<const std::string>(std::move(bytes));
        lock.lock();
        print->order.deck = {};
        print->message = std::move(message);
        print->state = print->message.empty() ? PrintState::done : PrintState::failed;
        if (print->message.empty()) print->file = std::move(file);
        print->ended = clock_.steady();
    }
}

void PrintShop::print(Print& print, std::string& bytes, std::string& message) {
    const Language language = print.order.options.language;
    try {
        const deckkit::Deck deck = deckkit::read_deck(print.order.deck).deck;
        if (deck.cards.size() > most_cards) {
            message =
                filled(language, "server.print_too_many", {number("most", static_cast<std::int64_t>(most_cards))});
            return;
        }
        deckkit::PrintOptions options = print.order.options;
        options.progress = [&](int done, int all) {
            print.all = all;
            print.done = done;
        };
        const auto printed = deckkit::print_deck(deck, options, [&](std::string_view more) {
            if (print.unwanted || bytes.size() + more.size() > most_bytes) return false;
            bytes += more;
            return true;
        });
        if (!printed) message = printed.error();
    } catch (const std::exception& error) {
        log_seldom("print-failed", {{"message", error.what()}});
        message = filled(language, "server.print_failed");
    }
}

}  // namespace frise::server
