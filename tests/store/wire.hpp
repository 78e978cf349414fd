// A wire between a store and its database that can be cut: what is sent then stays where it is, and nobody is told.
#pragma once

#include <atomic>
#include <thread>
#include <utility>
#include <vector>

namespace frise::store_test {

class Wire {
  public:
    explicit Wire(int server_port);
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;
    ~Wire();

    [[nodiscard]] int port() const { return port_; }
    void cut() { cut_ = true; }
    void mend() { cut_ = false; }

  private:
    void run();
    void take_in();
    // False once one end is closed.
    static bool pass_on(int from, int to);

    int server_port_;
    int listener_;
    int port_ = 0;
    std::atomic<bool> cut_ = false;
    std::atomic<bool> ending_ = false;
    std::vector<std::pair<int, int>> ends_;
    std::thread thread_;
};

}  // namespace frise::store_test
