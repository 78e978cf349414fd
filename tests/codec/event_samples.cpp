// The samples of all games.
#include "tests/codec/event_samples.hpp"

#include "games/tests.hpp"

namespace frise::codec_test {
namespace {

// Of events that several games have.
const std::vector<Sample> shared_samples{
    {GameId::classic, "{'type':'dealt','seat':0,'cards':['a','b']}"},
    {GameId::coop, "{'type':'dealt','seat':7,'cards':['a'],'fronts':[3]}"},
    {GameId::twist, "{'type':'started','card':'a','year':-9223372036854775808}"},
    {GameId::classic, "{'type':'placed','seat':1,'card':'b','gap':0,'year':9223372036854775807,'right':false}"},
    {GameId::chronology, "{'type':'put-right','card':'b','gap':4,'year':-44}"},
    {GameId::classic, "{'type':'discarded','seat':1,'card':'b','year':-44}"},
    {GameId::coop, "{'type':'discarded','seat':1,'card':'b','year':-44,'icon':0}"},
    {GameId::classic, "{'type':'drew','seat':1,'card':'c'}"},
    {GameId::coop, "{'type':'drew','seat':1,'card':'c','front':2147483647}"},
    {GameId::classic, "{'type':'reshuffled','cards':['c','a','b'],'pile':3,'whole':false}"},
    {GameId::contest, "{'type':'reshuffled','cards':['c','a','b'],'pile':3,'whole':true}"},
    {GameId::classic, "{'type':'out','seat':3}"},
    {GameId::classic, "{'type':'game-over','winners':[0,3]}"},
};

std::vector<Sample> all() {
    std::vector<Sample> list = shared_samples;
    for_each(test::GameTests{}, [&]<class Tests>(As<Tests> /*game*/) {
        for (Sample& each : Tests::samples()) list.push_back(std::move(each));
    });
    return list;
}

}  // namespace

const std::vector<Sample>& every_kind() {
    static const std::vector<Sample> list = all();
    return list;
}

}  // namespace frise::codec_test
