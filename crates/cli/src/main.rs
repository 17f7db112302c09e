//! `latro`: the rules and the computer player on the command line.

mod bench;
mod check;
mod clock;
mod engine;
mod options;
mod perft;
mod rulesets;
mod show;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Ludus latrunculorum on the command line: rulesets, positions, counting, and an engine for other programs.
///
/// Exits with 0 when all went well, 1 when something differs or went wrong, 2 when the command is misspelt.
#[derive(Parser)]
#[command(name = "latro", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the rulesets.
    Rulesets(rulesets::Rulesets),
    /// Draw a position and say how it stands.
    Show(show::Show),
    /// List the legal actions, sorted.
    Legal(show::Legal),
    /// Count the sequences of legal actions of some length.
    Perft(perft::Perft),
    /// Compare the rules with files of known positions, games and counts.
    Check(check::Check),
    /// Speak the line protocol (in the manner of UCI) on standard input and output.
    Engine,
    /// Search fixed positions; the number of nodes is a checksum of the computer player.
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Rulesets(command) => command.run(),
        Command::Show(command) => command.run(),
        Command::Legal(command) => command.run(),
        Command::Perft(command) => command.run(),
        Command::Check(command) => command.run(),
        Command::Engine => engine::run(),
        Command::Bench(command) => command.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("latro: {error:#}");
            ExitCode::FAILURE
        }
    }
}
