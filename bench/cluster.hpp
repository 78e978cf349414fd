// Several nodes over one PostgreSQL, each on a wire of its own, and what may happen to them.
#pragma once

#include "bench/node.hpp"
#include "bench/process.hpp"
#include "bench/quota.hpp"
#include "tests/store/wire.hpp"
#include "tests/support/postgres.hpp"

#include <chrono>
#include <csignal>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace frise::bench {

class Cluster {
  public:
    enum class Way : std::uint8_t { straight, wired };
    using Span = std::chrono::duration<double>;

    Cluster(int nodes, Way way, const std::string& log) {
        postgres_.stop();
        postgres_.start(test::Postgres::Disk::safe);
        for (int i = 0; i < nodes; ++i) {
            if (way == Way::wired) wires_.push_back(std::make_unique<store_test::Wire>(postgres_.port()));
            const std::string store = way == Way::wired ? database_.address(wires_.back()->port()) : address();
            nodes_.push_back(std::make_unique<Process>(std::vector<std::string>{"--serve-node", store, log}));
            if (nodes_.back()->port() == 0) throw std::runtime_error{"a node does not start"};
        }
    }

    // As if each node were on a machine of its own, with so many processors.
    void give_each(double processors) {
        for (const auto& node : nodes_) {
            quotas_.push_back(std::make_unique<Quota>(processors));
            if (!quotas_.back()->add(node->id())) throw std::runtime_error{"a node cannot be kept small"};
        }
    }

    [[nodiscard]] std::string address() const { return database_.address(); }
    // The first value of the last answer.
    [[nodiscard]] std::string ask(const std::string& script) const { return database_.execute(script); }
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    [[nodiscard]] std::vector<int> ports() const {
        std::vector<int> list;
        for (const auto& node : nodes_) list.push_back(node->port());
        return list;
    }

    // Each is away for this span.
    void kill_node(std::size_t node, Span span) {
        nodes_[node]->end(SIGKILL);
        std::this_thread::sleep_for(span);
        nodes_[node]->start();
    }
    void kill_postgres(Span span) {
        postgres_.kill();
        std::this_thread::sleep_for(span);
        postgres_.start(test::Postgres::Disk::safe);
    }
    void restart_postgres(Span span) {
        postgres_.stop();
        std::this_thread::sleep_for(span);
        postgres_.start(test::Postgres::Disk::safe);
    }
    void cut_off(std::size_t node, Span span) {
        wires_[node]->cut();
        std::this_thread::sleep_for(span);
        wires_[node]->mend();
    }
    void jump(std::size_t node, int minutes) { make_clock_jump(nodes_[node]->id(), minutes); }

    [[nodiscard]] Usage node_usage(std::size_t node) const { return usage_of(nodes_[node]->id()); }
    [[nodiscard]] double postgres_cpu_s() const {
        double sum = 0;
        for (const pid_t process : postgres_.processes()) sum += usage_of(process).cpu_s;
        return sum;
    }

  private:
    test::Postgres postgres_;
    test::FreshDatabase database_{postgres_};
    std::vector<std::unique_ptr<store_test::Wire>> wires_;
    std::vector<std::unique_ptr<Quota>> quotas_;  // go when their nodes are gone
    std::vector<std::unique_ptr<Process>> nodes_;
};

}  // namespace frise::bench
