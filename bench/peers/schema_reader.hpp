// Reads the state of a room of bench/peers/colyseus/state.mjs out of what Colyseus sends: the whole, and patches to it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace frise::bench {

class SchemaReader {
  public:
    void read(std::string_view bytes) {
        bytes_ = bytes;
        at_ = 0;
        Node* node = &nodes_[0];
        while (at_ < bytes_.size()) {
            if (static_cast<std::uint8_t>(bytes_[at_]) == switch_to_structure) {
                compact(*node);
                ++at_;
                node = &nodes_.at(number());
            } else if (node->kind >= Kind::line) {
                read_item(*node);
            } else {
                read_field(*node);
            }
        }
        compact(*node);
    }

    [[nodiscard]] std::size_t turn() const { return turn_; }
    [[nodiscard]] bool over() const { return over_; }
    [[nodiscard]] std::size_t line_length() const { return nodes_.at(line_).items.size(); }
    [[nodiscard]] std::vector<std::string> hand(std::size_t seat) const {
        const Node& player = referred(nodes_.at(players_), seat);
        std::vector<std::string> cards;
        for (const Item& item : referred(player, 0).items) cards.push_back(std::get<std::string>(item));
        return cards;
    }

  private:
    enum class Kind : std::uint8_t { state, dated, player, line, players, cards, numbers };
    using Item = std::variant<std::monostate, std::uint32_t, std::string>;  // nothing: taken out
    struct Node {
        Kind kind = Kind::state;
        std::vector<Item> items;
    };

    static constexpr std::uint8_t switch_to_structure = 255;
    static constexpr std::uint8_t add = 128;
    static constexpr std::uint8_t remove = 64;
    static constexpr std::uint8_t remove_by_reference = 33;
    static constexpr std::uint8_t clear = 10;

    [[nodiscard]] const Node& referred(const Node& node, std::size_t item) const {
        return nodes_.at(std::get<std::uint32_t>(node.items.at(item)));
    }

    std::uint8_t byte() {
        if (at_ >= bytes_.size()) throw std::runtime_error{"a patch of Colyseus is too short"};
        return static_cast<std::uint8_t>(bytes_[at_++]);
    }
    std::uint32_t whole(int bytes) {
        std::uint32_t result = 0;
        for (int i = 0; i < bytes; ++i) result |= static_cast<std::uint32_t>(byte()) << (8 * i);
        return result;
    }
    std::uint32_t number() {
        const std::uint8_t first = byte();
        if (first < 0x80) return first;
        if (first == 0xcc) return whole(1);
        if (first == 0xcd) return whole(2);
        if (first == 0xce) return whole(4);
        throw std::runtime_error{"an unexpected number in a patch of Colyseus"};
    }
    std::string text() {
        const std::uint8_t first = byte();
        const std::size_t length = first < 0xc0 ? first & 0x1fU : whole(1);
        std::string result{bytes_.substr(at_, length)};
        at_ += length;
        return result;
    }
    // An array or a structure that a field or an item begins to refer to.
    std::uint32_t reference(Kind kind) {
        const std::uint32_t id = number();
        nodes_[id] = {kind, {}};
        return id;
    }

    void read_field(Node& node) {
        const std::uint8_t first = byte();
        const int field = first & 0x3f;
        if ((first & 0xc0U) == remove) return;
        switch (node.kind) {
            case Kind::state: return read_state(field);
            case Kind::player: return read_player(node, field);
            default: return read_dated(field);
        }
    }
    void read_state(int field) {
        switch (field) {
            case 0: turn_ = byte(); break;
            case 1: whole(2); break;  // round
            case 3: over_ = byte() != 0; break;
            case 5: line_ = reference(Kind::line); break;
            case 6: players_ = reference(Kind::players); break;
            case 7: reference(Kind::cards); break;
            case 8: reference(Kind::numbers); break;
            default: byte(); break;
        }
    }
    void read_player(Node& player, int field) {
        if (field == 0) {
            player.items.assign(1, reference(Kind::cards));
        } else {
            byte();
        }
    }
    void read_dated(int field) {
        if (field == 0) {
            text();
        } else {
            whole(4);
        }
    }

    void read_item(Node& node) {
        const std::uint8_t operation = byte();
        if (operation == clear) return node.items.clear();
        const std::uint32_t index = number();
        if (operation == remove_by_reference) {
            std::replace(node.items.begin(), node.items.end(), Item{index}, Item{});
        } else if (operation == remove) {
            node.items.at(index) = {};
        } else {
            put(node.items, index, read_value(node.kind), operation == add);
        }
    }
    Item read_value(Kind kind) {
        switch (kind) {
            case Kind::cards: return text();
            case Kind::line: return reference(Kind::dated);
            case Kind::players: return reference(Kind::player);
            default: return std::uint32_t{byte()};
        }
    }
    // Where another one is, it makes room.
    static void put(std::vector<Item>& items, std::size_t index, Item value, bool added) {
        if (index >= items.size()) {
            items.resize(index + 1);
        } else if (added && items[index] != Item{}) {
            items.insert(items.begin() + static_cast<std::ptrdiff_t>(index), Item{});
        }
        items[index] = std::move(value);
    }

    static void compact(Node& node) { std::erase(node.items, Item{}); }

    std::string_view bytes_;
    std::size_t at_ = 0;
    std::unordered_map<std::uint32_t, Node> nodes_;  // by their reference; 0 is the state
    std::uint32_t line_ = 0;
    std::uint32_t players_ = 0;
    std::size_t turn_ = 0;
    bool over_ = false;
};

}  // namespace frise::bench
