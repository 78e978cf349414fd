// docs/messages.schema.json has the requests that the server reads and the messages that it writes, with the same
// fields. The page's types are made from it.
#include "table/message.hpp"
#include "table/request.hpp"

#include <boost/json.hpp>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <tuple>

namespace frise::table {
namespace {

namespace json = boost::json;
using FieldNames = std::set<std::string>;

struct Shape {
    FieldNames always;     // the fields that are always there
    FieldNames sometimes;  // and the others

    bool operator==(const Shape&) const = default;
};

// The name that GoogleTest looks for.
void PrintTo(const Shape& shape, std::ostream* out) {  // NOLINT(readability-identifier-naming)
    for (const std::string& name : shape.always) *out << name << ' ';
    for (const std::string& name : shape.sometimes) *out << '[' << name << "] ";
}

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};
template <class T>
struct IsOptional<Given<std::optional<T>>> : std::true_type {};

class ShapeOf {
  public:
    template <class T, class Member>
    void operator()(const Field<T, Member>& field) {
        (IsOptional<Member>::value ? shape.sometimes : shape.always).emplace(field.name);
    }
    template <class T, class Member>
    void operator()(const FieldIfAny<T, Member>& field) {
        shape.sometimes.emplace(field.name);
    }

    Shape shape{{"type"}, {}};
};

template <class T>
Shape shape_of() {
    ShapeOf found;
    for_each_field<T>(found);
    return found.shape;
}

// By type, of all alternatives of a definition.
std::map<std::string, Shape> shapes_in_schema(const std::string& definition) {
    std::ifstream file{std::string{FRISE_SOURCE_DIR} + "/docs/messages.schema.json"};
    std::ostringstream text;
    text << file.rdbuf();
    const json::value schema = json::parse(text.str());
    const json::object& all = schema.at("$defs").as_object();
    std::map<std::string, Shape> shapes;
    for (const json::value& each : all.at(definition).at("oneOf").as_array()) {
        const auto reference = json::value_to<std::string>(each.at("$ref"));
        const json::object& found = all.at(reference.substr(reference.rfind('/') + 1)).as_object();
        const auto required = json::value_to<FieldNames>(found.at("required"));
        Shape shape;
        for (const auto& [name, any] : found.at("properties").as_object()) {
            (required.contains(name) ? shape.always : shape.sometimes).emplace(name);
        }
        shapes[json::value_to<std::string>(found.at("properties").at("type").at("const"))] = shape;
    }
    return shapes;
}

TEST(Schema, has_every_message_with_its_fields) {
    std::map<std::string, Shape> written;
    for_each(message::All{}, [&]<class M>(As<M> /*message*/) { written[std::string{M::type}] = shape_of<M>(); });
    EXPECT_EQ(written, shapes_in_schema("Said"));
}

// A client that keeps to the schema sends all that the server needs; it may have to send more, such as the number that
// the player saw.
TEST(Schema, has_every_request_with_its_fields) {
    auto known = shapes_in_schema("Asked");
    const auto expect_known = [&](const std::string& type, const Shape& read) {
        ASSERT_TRUE(known.contains(type)) << type;
        FieldNames fields = read.always;
        fields.insert(read.sometimes.begin(), read.sometimes.end());
        FieldNames described = known[type].always;
        for (const std::string& name : read.always) EXPECT_TRUE(described.contains(name)) << type << " " << name;
        described.insert(known[type].sometimes.begin(), known[type].sometimes.end());
        EXPECT_EQ(fields, described) << type;
        known.erase(type);
    };
    for_each(Union<request::Decided, request::Prepared>{}, [&]<class A>(As<A> /*request*/) {
        Shape read = shape_of<A>();
        read.always.emplace("id");
        expect_known(std::string{A::type}, read);
    });
    for_each(Union<request::Remarks, Types<request::Hello>>{},
             [&]<class A>(As<A> /*request*/) { expect_known(std::string{A::type}, shape_of<A>()); });
    EXPECT_TRUE(known.empty()) << known.begin()->first << " is not read by the server";
}

}  // namespace
}  // namespace frise::table
