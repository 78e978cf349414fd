// What other servers tell through PostgreSQL.
#pragma once

#include "store/news.hpp"
#include "store/postgres_database.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

namespace frise::store {

// Of a notification, for the server with this number: nothing if it is its own.
std::vector<News> news_from(std::string_view told, std::int64_t node);

// Listens when it returns, unless `heard` was told that the store is lost. Ends within moments, also while connecting.
std::unique_ptr<Listening> listen_to_postgres(const PostgresAddress& address, const PostgresPatience& patience,
                                              std::int64_t node, std::function<void(const News&)> heard);

}  // namespace frise::store
