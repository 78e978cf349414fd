// Parsing requests.
#include "table/request.hpp"

#include "engine/codec/reader.hpp"
#include "engine/rules/overloaded.hpp"

#include <array>
#include <boost/json.hpp>
#include <cstddef>
#include <utility>

namespace frise::table {

namespace json = boost::json;

namespace {

constexpr std::size_t usual_request = 800;  // bytes of a tree; larger ones take more memory as they need it
constexpr std::size_t longest_id = 64;

// A parsed text in memory of its own: allocated in one piece, and freed in one.
struct Tree {  // NOLINT(cppcoreguidelines-pro-type-member-init): its room is written before it is read
    std::array<unsigned char, usual_request> room;
    json::monotonic_resource memory{room.data(), room.size()};
    json::value value = json::value(json::storage_ptr{&memory});
};

std::shared_ptr<const json::value> parse(std::string_view text) {
    thread_local json::parser parser;  // keeps the memory it works with
    const auto tree = std::make_shared<Tree>();
    parser.reset(&tree->memory);
    json::error_code failed;
    parser.write(text, failed);
    if (!failed) tree->value = parser.release();
    parser.reset();  // it must not refer to memory that may be freed before the next text
    return {tree, &tree->value};
}

class FieldReader {
  public:
    explicit FieldReader(const std::shared_ptr<const json::value>& tree) : tree_{tree} {}

    template <class Asked, class T>
    void operator()(const Field<Asked, Given<T>>& field, Asked& into) const {
        Reader reader{*tree_, "the message"};
        Given<T>& given = into.*field.member;
        read(reader, field.name, given.value);
        given.error = reader.error();
    }

  private:
    static void read(Reader& reader, std::string_view field, std::int64_t& into) { into = reader.whole(field); }
    static void read(Reader& reader, std::string_view field, std::string& into) { into = reader.text(field); }
    static void read(Reader& reader, std::string_view field, std::optional<std::int64_t>& into) {
        into = reader.whole_if_given(field);
    }
    static void read(Reader& reader, std::string_view field, std::optional<std::string>& into) {
        into = reader.text_if_given(field);
    }
    static void read(Reader& reader, std::string_view field, std::optional<bool>& into) {
        into = reader.yes_no_if_given(field);
    }
    void read(Reader& reader, std::string_view field, JsonPart& into) const {
        const json::value& part = reader.value(field);
        if (!reader.error()) into = JsonPart{tree_, &part};
    }

    const std::shared_ptr<const json::value>& tree_;
};

template <class Asked>
Asked read_as(const std::shared_ptr<const json::value>& tree) {
    Asked asked;
    const FieldReader read{tree};
    for_each_field<Asked>([&](const auto& field) { read(field, asked); });
    return asked;
}

// Whether one of these types has the name; if so it is read.
template <class What, class... Asked>
bool read_one_of(Types<Asked...> /*list*/, std::string_view type, const std::shared_ptr<const json::value>& tree,
                 Request& into) {
    const auto read = [&]<class A>(As<A> /*type*/) {
        if (type != A::type) return false;
        into.what = What{read_as<A>(tree)};
        return true;
    };
    return (read(As<Asked>{}) || ...);
}

}  // namespace

std::optional<Request> read_request(std::string_view text) {
    const auto tree = parse(text);
    if (!tree->is_object()) return std::nullopt;
    Request request;
    Reader reader{*tree, "the message"};
    request.id = reader.text_if_given("id").value_or("");
    if (request.id.size() > longest_id) {
        reader.fail("'id' is too long");
        request.id.clear();
    }
    std::string type = reader.text("type");
    request.error = reader.error();
    const bool known = read_one_of<TableRequest>(Union<request::Decided, request::Prepared>{}, type, tree, request) ||
                       read_one_of<Remark>(request::Remarks{}, type, tree, request) ||
                       read_one_of<request::Hello>(Types<request::Hello>{}, type, tree, request);
    if (!known) request.what = request::Unknown{std::move(type)};
    return request;
}

request::Limit Request::limit() const {
    const auto of_alternative = [](const auto& asked) {
        return std::visit([]<class A>(const A& /*any*/) { return A::limit; }, asked);
    };
    return std::visit(Overloaded{[](const request::Unknown& /*asked*/) { return request::Unknown::limit; },
                                 [](const request::Hello& /*asked*/) { return request::Hello::limit; },
                                 [&](const TableRequest& asked) { return of_alternative(asked); },
                                 [&](const Remark& asked) { return of_alternative(asked); }},
                      what);
}

}  // namespace frise::table
