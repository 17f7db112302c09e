//! The engine as WebAssembly, with its JavaScript and its types, in www/pkg.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use wasm_bindgen_cli_support::Bindgen;

use crate::process::{cargo, command, find, output, root, run};
use crate::provenance;

const TARGET: &str = "wasm32-unknown-unknown";
const PACKAGE: &str = "latrunculi-wasm";
const NAME: &str = "latrunculi";

/// How to compile.
#[derive(Args)]
pub struct Options {
    /// Compile faster, for an engine that is a little slower
    #[arg(long)]
    quick: bool,
}

/// What `cargo xtask wasm` does.
pub fn command_line(options: &Options) -> Result<()> {
    build(if options.quick { Profile::Quick } else { Profile::Release })
}

/// A cargo profile for the wasm.
#[derive(Clone, Copy)]
pub enum Profile {
    /// For people.
    Release,
    /// The same, with what is only measured.
    Bench,
    /// For the developer who waits for it.
    Quick,
}

impl Profile {
    const fn name(self) -> &'static str {
        match self {
            Self::Release | Self::Bench => "wasm",
            Self::Quick => "quick",
        }
    }

    const fn features(self) -> &'static str {
        match self {
            Self::Release | Self::Quick => "small",
            Self::Bench => "small,perft",
        }
    }
}

/// Compiles the wasm crate and writes www/pkg.
pub fn build(profile: Profile) -> Result<()> {
    add_target()?;
    let mut compile = cargo();
    compile.args([
        "build",
        "--package",
        PACKAGE,
        "--lib",
        "--target",
        TARGET,
        "--features",
        profile.features(),
    ]);
    compile.args(["--profile", profile.name()]);
    compile.arg("--config").arg(without_paths(&cargo_home()?));
    // Such a variable would replace the target features of .cargo/config.toml.
    compile.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    run(&mut compile)?;
    bind(&target_folder().join(TARGET).join(profile.name()).join("latrunculi_wasm.wasm"))?;
    provenance::write()
}

/// Keeps the folders of this machine, which panic messages name, out of what is published.
fn without_paths(cargo_home: &Path) -> String {
    // One folder for each registry; before anything has been fetched there is none.
    let folders = fs::read_dir(cargo_home.join("registry/src")).into_iter().flatten().flatten();
    let mut flags: Vec<String> =
        folders.map(|folder| format!("--remap-path-prefix={}=crates", folder.path().display())).collect();
    flags.sort();
    format!("target.{TARGET}.rustflags={flags:?}")
}

/// Where cargo keeps the sources of other crates.
fn cargo_home() -> Result<PathBuf> {
    env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")))
        .context("neither CARGO_HOME nor a home directory is set")
}

/// Makes the wasm in www/pkg smaller where wasm-opt happens to be installed; nothing depends on it.
pub fn shrink() -> Result<()> {
    let installed = root().join("node_modules/binaryen/bin/wasm-opt");
    let mut optimise = if installed.is_file() {
        let mut node = command("node");
        node.arg(installed);
        node
    } else if let Some(program) = find(&["wasm-opt"]) {
        command(program)
    } else {
        return Ok(());
    };
    let module = package_folder().join(format!("{NAME}_bg.wasm"));
    optimise.arg("-O3").arg("--all-features").arg(&module).arg("-o").arg(&module);
    run(&mut optimise)
}

/// Where the JavaScript side finds the engine.
pub fn package_folder() -> PathBuf {
    root().join("www/pkg")
}

fn bind(module: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name(NAME)
        .web(true)
        .map_err(|error| anyhow!("{error:#}"))?
        .typescript(true)
        // Without this, `init()` would need an argument.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(package_folder())
        .map_err(|error| anyhow!("wasm-bindgen: {error:#}"))
}

/// Adds the wasm target to the toolchain in use, unless it has it.
fn add_target() -> Result<()> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let folder = output(command(rustc).args(["--print", "target-libdir", "--target", TARGET]))
        .context("rustc does not say where its targets are")?;
    if Path::new(&folder).is_dir() {
        return Ok(());
    }
    if find(&["rustup"]).is_none() {
        bail!(
            "this Rust has no {TARGET} target and there is no rustup to add it: \
             install your distribution's package of it (Debian: libstd-rust-dev-wasm32), or Rust by rustup"
        );
    }
    println!("Adding the {TARGET} target to the Rust toolchain ...");
    run(command("rustup").args(["target", "add", TARGET]))
}

/// Where cargo puts what it compiles.
pub fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}
