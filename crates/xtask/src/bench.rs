//! The measurements.

use anyhow::Result;

use crate::process::{cargo, run};

/// Runs the benchmark of the command line, whose node count is a checksum of the search, then those of the
/// crates.
pub fn bench() -> Result<()> {
    run(cargo().args(["run", "--release", "--package", "latrunculi-cli", "--", "bench"]))?;
    run(cargo().args(["bench", "--workspace", "--exclude", "xtask", "--benches"]))
}
