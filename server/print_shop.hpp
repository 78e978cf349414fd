// Prints decks, one after the other on a thread of its own, and keeps the files for a while.
#pragma once

#include "deckkit/print/print.hpp"
#include "server/clock.hpp"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace frise::server {

struct PrintOrder {
    std::string person;
    std::string address;
    std::string deck;  // its JSON
    deckkit::PrintOptions options;
};

enum class PrintState : std::uint8_t { waiting, working, done, failed };
std::string_view name(PrintState state);

struct PrintNews {
    PrintState state = PrintState::waiting;
    int done = 0;  // pages
    int all = 0;   // 0 while nobody knows
    std::string message;
};

class PrintShop {
  public:
    static constexpr std::size_t most_open = 40;     // orders that are not done
    static constexpr std::size_t most_of_one = 2;    // person
    static constexpr std::size_t most_of_house = 8;  // of one address
    static constexpr std::size_t most_kept_of_one = 4;
    static constexpr std::size_t most_cards = 3000;
    static constexpr std::size_t most_bytes = 40'000'000;  // of one file
    static constexpr std::size_t most_kept_bytes = 200'000'000;
    static constexpr Time keep_span = 600'000;

    explicit PrintShop(const Clock& clock) : clock_{clock}, thread_{[this] { attend(); }} {}
    PrintShop(const PrintShop&) = delete;
    PrintShop& operator=(const PrintShop&) = delete;
    ~PrintShop() { close(); }

    // A secret name for it; nothing if there is too much to do.
    std::optional<std::string> order(PrintOrder order);
    // Nothing if there is no such print, or no longer.
    std::optional<PrintNews> news(const std::string& id);
    std::shared_ptr<const std::string> file(const std::string& id);
    // Stops the work and forgets it; false if there is no such print.
    bool drop(const std::string& id);

    // Stops everything.
    void close();

  private:
    struct Print {
        PrintOrder order;
        std::uint64_t number = 0;  // by which they wait
        PrintState state = PrintState::waiting;
        Time ended = 0;
        std::string message;
        std::shared_ptr<const std::string> file;
        // Of the thread that prints:
        std::atomic<int> done{0};
        std::atomic<int> all{0};
        std::atomic<bool> unwanted{false};
    };
    using PrintPtr = std::shared_ptr<Print>;

    static bool open(const Print& print);
    [[nodiscard]] bool may_order(const PrintOrder& order) const;
    [[nodiscard]] std::size_t kept_bytes() const;
    PrintPtr next() const;
    void forget_old();
    void forget_oldest_of(const std::string& person);
    void make_room();
    void attend();
    static void print(Print& print, std::string& bytes, std::string& message);

    const Clock& clock_;
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::map<std::string, PrintPtr> prints_;
    std::uint64_t last_number_ = 0;
    bool closing_ = false;
    std::thread thread_;
};

}  // namespace frise::server
