//! The measurements.

use anyhow::Result;

use crate::node::{self, Packages, Tool};
use crate::process::{cargo, run};
use crate::wasm::{self, Profile};

/// Measures, one after the other: the engine beside a move generator of chess; the search, whose number of nodes is
/// a checksum; and both as WebAssembly beside the native program.
pub fn bench() -> Result<()> {
    run(cargo().args(["bench", "--package", "latrunculi-tests", "--bench", "speed"]))?;
    run(cargo().args(["run", "--release", "--package", "latrunculi-cli", "--", "bench"]))?;
    Packages::start()?.finish()?;
    wasm::build(Profile::Bench)?;
    wasm::shrink()?;
    let latro =
        wasm::target_folder().join("release").join("latro").with_extension(std::env::consts::EXE_EXTENSION);
    run(node::tool(Tool::Vitest).args(["run", "--project", "speed"]).env("LATRO", latro))
}
