"""Benchmarks: `make bench` measures against peers in the same run, prints ratios and writes build/bench.json."""
