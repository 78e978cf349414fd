// Whether what players were told is in the log, once and where they were told.
#pragma once

#include "load/story.hpp"
#include "store/postgres_store.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace frise::bench {

class LogCheck {
  public:
    explicit LogCheck(std::string address) : address_{std::move(address)} {}

    void operator()(const load::Story& story) {
        const std::vector<std::string> ids = ids_in_log(story.table);
        for (const auto& [id, number] : story.acknowledged) {
            const bool kept = number == 0 ? std::find(ids.begin(), ids.end(), id) != ids.end()
                                          : number <= ids.size() && ids[number - 1] == id;
            ++checked_;
            if (!kept) ++lost_;
        }
    }

    [[nodiscard]] std::uint64_t checked() const { return checked_; }
    [[nodiscard]] std::uint64_t lost() const { return lost_; }
    [[nodiscard]] std::uint64_t doubled() const { return doubled_; }

  private:
    // By number, from 1 on.
    std::vector<std::string> ids_in_log(const std::string& table) {
        if (!store_) store_ = store::open_postgres_store(address_, store::PostgresMode::read).value();
        const auto record = store_->load(table, 0);
        if (!record || !*record) return {};
        std::vector<std::string> ids;
        std::map<std::pair<std::string, std::string>, int> times;
        for (const std::string& text : (*record)->entries) {
            const boost::json::object entry = boost::json::parse(text).as_object();
            const auto text_at = [&](const char* name) {
                const boost::json::value* value = entry.if_contains(name);
                return value != nullptr ? boost::json::value_to<std::string>(*value) : std::string{};
            };
            ids.push_back(text_at("id"));
            if (!ids.back().empty() && ++times[{text_at("by"), ids.back()}] > 1) ++doubled_;
        }
        return ids;
    }

    std::string address_;
    std::unique_ptr<store::Store> store_;
    std::uint64_t checked_ = 0;
    std::uint64_t lost_ = 0;
    std::uint64_t doubled_ = 0;
};

}  // namespace frise::bench
