//! Builds, serves, tests and measures Latrunculi: `cargo xtask help`.
//!
//! Nobody installs wasm-pack, trunk or wasm-bindgen: a Rust toolchain and Node are enough.

mod bench;
mod browsers;
mod build;
mod node;
mod process;
mod provenance;
mod serve;
mod test;
mod wasm;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The commands of the project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build everything and serve the page on this machine
    Serve(serve::Options),
    /// Write the page to dist/, for any path of any static host
    Build,
    /// Write only the engine to www/pkg, for tools that are called by hand
    Wasm(wasm::Options),
    /// Run every check and test, the fastest first
    Test(test::Options),
    /// Measure the engine and the search
    Bench,
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Serve(options) => serve::serve(&options),
        Command::Build => build::build(),
        Command::Wasm(options) => wasm::command_line(&options),
        Command::Test(options) => return test::test(&options),
        Command::Bench => bench::bench(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
