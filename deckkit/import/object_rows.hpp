// JSON objects as rows, with a column for each key that one of them has.
#pragma once

#include "deckkit/import/rows.hpp"

#include <boost/json.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace frise::deckkit {

class ObjectRows final : public Rows {
  public:
    // `sparql`: {"type": "literal", "xml:lang": "fr", "value": …} has its text inside. `lines` is where the objects
    // begin, if there are as many of them.
    ObjectRows(const boost::json::array& list, bool sparql, std::vector<std::size_t> lines);

    tl::expected<bool, Remark> next(Row& row) override;
    void rewind() override { at_ = 0; }
    // One more than is allowed if there are too many.
    [[nodiscard]] const std::vector<std::string>& keys() const { return keys_; }

  private:
    using See = std::function<void(const std::string& key, const boost::json::value& value)>;

    void each_value(const boost::json::object& object, const See& see) const;

    const boost::json::array& list_;
    bool sparql_;
    std::vector<std::size_t> lines_;
    std::vector<std::string> keys_;
    std::unordered_map<std::string, std::size_t> places_;
    std::size_t at_ = 0;
};

}  // namespace frise::deckkit
