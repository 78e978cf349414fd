# shellcheck shell=bash
# Steps of a test, one after the other; what they say is in $log. The first that fails ends it.

passed=0

# $1 is what it asks.
step() {
    : "${log:?}"
    echo "== $1" >>"$log"
    # Not as a condition: that would switch off what stops a function at its first failure.
    set +e
    (
        set -e
        "${@:2}"
    ) >>"$log" 2>&1
    local result=$?
    set -e
    if ((result == 0)); then
        passed=$((passed + 1))
        return
    fi
    tail -n 60 "$log"
    echo "Failed: $1. All output is in $log."
    echo "$passed passed, 1 failed"
    exit 1
}

all_passed() { echo "$passed passed, 0 failed"; }
