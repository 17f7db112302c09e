//! The page on this machine.

use anyhow::Result;
use clap::Args;

use crate::build;
use crate::node::{self, Packages, Tool};
use crate::process::turn_into;
use crate::wasm::{self, Profile};

/// How to serve.
#[derive(Args)]
pub struct Options {
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Rebuild and reload whenever a source file changes
    #[arg(long)]
    dev: bool,
    /// Let other machines of the network in, for a telephone for instance
    #[arg(long)]
    host: bool,
    /// The port [default: 4173, with --dev 5173; the next free one when it is taken]
    #[arg(long)]
    port: Option<u16>,
}

/// Builds all and serves until it is interrupted. Vite's configuration sees to the rebuilding.
pub fn serve(options: &Options) -> Result<()> {
    let packages = Packages::start()?;
    wasm::build(if options.dev { Profile::Quick } else { Profile::Release })?;
    packages.finish()?;

    let mut vite = node::tool(Tool::Vite);
    if !options.dev {
        build::page()?;
        vite.arg("preview");
    }
    if options.open {
        vite.arg("--open");
    }
    if options.host {
        vite.arg("--host");
    }
    if let Some(port) = options.port {
        vite.args(["--port", &port.to_string(), "--strictPort"]);
    }
    turn_into(&mut vite)
}
