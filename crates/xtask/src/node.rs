//! Node, its packages, and the tools among them.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process::{Beside, command, output, root};

/// Says in one line what to do when Node is missing or too old.
pub fn check() -> Result<()> {
    let wanted = "Node 22.12 or newer, or 20.19 or a later 20,";
    let Some(version) = output(command("node").arg("--version")) else {
        bail!(
            "{wanted} is needed and no `node` is on the search path: install it (nodejs.org, or your package manager) and run this again"
        );
    };
    if !is_enough(&version) {
        bail!(
            "{wanted} is needed, and this is {version}: install a newer one (nodejs.org, or your package manager) and run this again"
        );
    }
    Ok(())
}

/// Whether Vite runs on a version of Node, given as Node tells it: `^20.19.0 || >=22.12.0`, as in package.json.
fn is_enough(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|part| part.parse().ok());
    let (major, minor): (u32, u32) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    matches!((major, minor), (20, 19..) | (22, 12..) | (23.., _))
}

/// An installation of the npm packages, which may still be under way.
pub struct Packages {
    under_way: Option<Beside>,
}

impl Packages {
    /// Starts `npm ci` unless what package-lock.json names is installed already.
    pub fn start() -> Result<Self> {
        check()?;
        if is_current() {
            return Ok(Self { under_way: None });
        }
        println!("Installing the npm packages (a minute at most, once) ...");
        let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
        let mut install = command(npm);
        install.args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
        let under_way = Beside::start(&mut install)
            .context("npm comes with Node; Debian has it as its own package, npm")?;
        Ok(Self { under_way: Some(under_way) })
    }

    /// Waits until the packages are there.
    pub fn finish(self) -> Result<()> {
        if let Some(install) = self.under_way {
            install.finish()?;
            fs::copy(lock(), stamp()).context("cannot note what was installed")?;
        }
        Ok(())
    }
}

/// A tool from the npm packages.
pub fn tool(tool: Tool) -> Command {
    let mut node = command("node");
    node.arg(root().join("node_modules").join(tool.script()));
    node
}

/// The tools that xtask calls.
#[derive(Clone, Copy)]
pub enum Tool {
    Biome,
    Playwright,
    Tsc,
    Vite,
    Vitest,
}

impl Tool {
    const fn script(self) -> &'static str {
        match self {
            Self::Biome => "@biomejs/biome/bin/biome",
            Self::Playwright => "@playwright/test/cli.js",
            Self::Tsc => "typescript/bin/tsc",
            Self::Vite => "vite/bin/vite.js",
            Self::Vitest => "vitest/vitest.mjs",
        }
    }
}

/// A copy of the lock file stands beside the packages that were installed from it.
fn is_current() -> bool {
    match (fs::read(lock()), fs::read(stamp())) {
        (Ok(wanted), Ok(installed)) => wanted == installed,
        _ => false,
    }
}

fn lock() -> std::path::PathBuf {
    root().join("package-lock.json")
}

fn stamp() -> std::path::PathBuf {
    root().join("node_modules/.installed-from.json")
}

#[cfg(test)]
mod tests {
    use super::is_enough;

    #[test]
    fn versions_that_vite_runs_on_are_enough() {
        for version in ["v20.19.0", "v20.20.2", "v22.12.0", "v22.22.1", "v23.0.0", "v24.1.0", "v30.0.0-pre"] {
            assert!(is_enough(version), "{version}");
        }
        for version in ["", "v", "v18.20.8", "v20.18.3", "v21.7.3", "v22.0.0", "v22.11.0"] {
            assert!(!is_enough(version), "{version}");
        }
    }
}
