//! Builds, serves, tests and measures.

fn main() {}
