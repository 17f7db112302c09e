//! The page in dist/.

use anyhow::Result;

use crate::node::{self, Packages, Tool};
use crate::process::{root, run};
use crate::wasm::{self, Profile};

/// Builds all, and makes it as small as the tools at hand allow.
pub fn build() -> Result<()> {
    let packages = Packages::start()?;
    wasm::build(Profile::Release)?;
    packages.finish()?;
    wasm::shrink()?;
    page()?;
    println!("The page is in {}: copy it to any path of any static host.", root().join("dist").display());
    Ok(())
}

/// Bundles the page, with the wasm that is in www/pkg.
pub fn page() -> Result<()> {
    run(node::tool(Tool::Vite).args(["build", "--logLevel", "warn"]))
}
