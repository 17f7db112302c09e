//! `latro`: the rules and the computer player on the command line.

mod arena;
mod bench;
mod check;
mod clock;
mod contest;
mod contestant;
mod engine;
mod external;
mod options;
mod perft;
mod record;
mod rulesets;
mod score;
mod selfplay;
mod show;
mod tune;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::io::{self, Write};
use std::process::ExitCode;

/// The exit code of a command that cannot be followed; clap uses the same for one that is misspelt.
const NOT_FOLLOWED: u8 = 2;

/// Ludus latrunculorum on the command line: rulesets, positions, counts, games between players, and an engine that
/// other programs can talk to.
#[derive(Parser)]
#[command(
    name = "latro",
    version,
    after_help = "\
Exit codes: 0 all went well; 1 something was compared or measured and falls short; 2 the command cannot be followed.

Try: latro show -r quintana
     latro legal -r quintana -a a2a5
     latro perft -r becq-8 4 --divide"
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Rulesets(rulesets::Rulesets),
    Show(show::Show),
    Legal(show::Legal),
    Perft(perft::Perft),
    Check(check::Check),
    Engine(engine::Engine),
    Bench(bench::Bench),
    Match(contest::Match),
    Selfplay(selfplay::Selfplay),
    Tune(tune::Tune),
}

fn main() -> ExitCode {
    let mut output = io::stdout();
    match run(Arguments::parse().command, &mut output) {
        Ok(code) => code,
        // Whoever read the output has read enough, as in `latro legal | head -1`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody may be left to read this, either.
            let _ = writeln!(io::stderr(), "latro: {error:#}");
            ExitCode::from(NOT_FOLLOWED)
        }
    }
}

fn run(command: Command, output: &mut dyn Write) -> Result<ExitCode> {
    match command {
        Command::Rulesets(command) => command.run(output)?,
        Command::Show(command) => command.run(output)?,
        Command::Legal(command) => command.run(output)?,
        Command::Perft(command) => command.run(output)?,
        Command::Check(command) => return command.run(output),
        Command::Engine(command) => command.run()?,
        Command::Bench(command) => command.run(output)?,
        Command::Match(command) => return command.run(output),
        Command::Selfplay(command) => command.run(output)?,
        Command::Tune(command) => command.run(output)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
