//! Every check and test, the fastest first.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::browsers::{self, Browser};
use crate::build;
use crate::node::{self, Packages, Tool};
use crate::process::{cargo, run};
use crate::wasm::{self, Profile};

/// What to test.
#[derive(Args)]
pub struct Options {
    /// Only these sections
    #[arg(value_enum)]
    sections: Vec<Section>,
    /// The browsers of the browser section
    #[arg(long, value_enum, value_delimiter = ',', default_value = "chromium,firefox,webkit")]
    browsers: Vec<Browser>,
}

/// A part of the tests that can be run alone.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Section {
    /// The Rust code
    Engine,
    /// The TypeScript code
    Web,
    /// The page, in browsers
    Browser,
}

/// Runs the sections that were asked for, or all. A failure stops only the steps that need what failed.
pub fn test(options: &Options) -> ExitCode {
    let wanted = |section| options.sections.is_empty() || options.sections.contains(&section);
    let (engine, web, browser) = (wanted(Section::Engine), wanted(Section::Web), wanted(Section::Browser));
    let mut report = Report::default();

    // The packages are fetched while the first steps run.
    let packages = (web || browser).then(Packages::start);

    if engine {
        report.step("Rust: format", &[], || run(cargo().args(["fmt", "--all", "--check"])));
    }
    let packages = packages.map(|packages| report.step("npm packages", &[], || packages?.finish()));
    if let (true, Some(packages)) = (web, packages) {
        report.step("TypeScript: format and lint", &[packages], || {
            run(node::tool(Tool::Biome).args(["check", "--error-on-warnings"]))
        });
    }
    if engine {
        report.step("Rust: lint", &[], || {
            run(cargo().args(["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]))
        });
    }
    let wasm = packages.map(|_| report.step("WebAssembly", &[], || wasm::build(Profile::Release)));
    if let (true, Some(packages), Some(wasm)) = (web, packages, wasm) {
        report.step("TypeScript: types", &[packages, wasm], || run(&mut node::tool(Tool::Tsc)));
        report.step("TypeScript: unit tests", &[packages, wasm], || {
            run(node::tool(Tool::Vitest).args(["run", "--project", "unit"]))
        });
    }
    if engine {
        report.step("Rust: tests", &[], || run(cargo().args(["test", "--workspace"])));
        report.step("Rust: tests of the small engine", &[], || {
            let small = ["test", "--package", "latrunculi-tests", "--features", "small"];
            run(cargo().args(small).args(["--test", "vectors", "--test", "perft"]))
        });
    }
    if let (Some(packages), Some(wasm)) = (packages, wasm) {
        let page = report.step("Page", &[packages, wasm], build::page);
        if browser {
            in_browsers(&mut report, page, &options.browsers);
        }
    }
    report.close()
}

fn in_browsers(report: &mut Report, page: Passed, browsers: &[Browser]) {
    let mut programs = Vec::new();
    let found = report.step("Browsers", &[], || {
        programs = browsers::provide(browsers)?;
        Ok(())
    });
    for browser in browsers {
        let mut command = match browser {
            Browser::Chromium => {
                let mut playwright = node::tool(Tool::Playwright);
                playwright.arg("test");
                playwright
            }
            Browser::Firefox | Browser::Webkit => {
                let mut vitest = node::tool(Tool::Vitest);
                vitest.args(["run", "--project", "browsers", &browser.to_string().to_lowercase()]);
                vitest
            }
        };
        command.envs(programs.iter().map(|(variable, program)| (variable, program)));
        report.step(&format!("Page in {browser}"), &[page, found], || run(&mut command));
    }
}

/// Whether a step passed, for the steps that need it.
#[derive(Clone, Copy)]
struct Passed(bool);

/// What happened so far.
#[derive(Default)]
struct Report {
    steps: Vec<Step>,
}

struct Step {
    name: String,
    took: Duration,
    failure: Option<String>,
}

impl Report {
    /// Runs a step when all it needs has passed.
    fn step(&mut self, name: &str, needs: &[Passed], work: impl FnOnce() -> Result<()>) -> Passed {
        println!("\n=== {name}");
        let start = Instant::now();
        let outcome = if needs.iter().all(|need| need.0) {
            work()
        } else {
            Err(anyhow::anyhow!("not run, since what it needs has failed"))
        };
        let took = start.elapsed();
        let failure = outcome.err().map(|error| format!("{error:#}"));
        match &failure {
            None => println!("--- {name}: passed in {:.1} s", took.as_secs_f32()),
            Some(failure) => println!("--- {name}: FAILED: {failure}"),
        }
        let passed = Passed(failure.is_none());
        self.steps.push(Step { name: name.to_owned(), took, failure });
        passed
    }

    /// Prints the summary; its last line is for machines.
    fn close(self) -> ExitCode {
        println!("\n=== Summary");
        for step in &self.steps {
            let verdict =
                step.failure.as_ref().map_or("passed".to_owned(), |failure| format!("FAILED: {failure}"));
            println!("{:>7.1} s  {:<28} {verdict}", step.took.as_secs_f32(), step.name);
        }
        let total: Duration = self.steps.iter().map(|step| step.took).sum();
        println!("{:>7.1} s  in all", total.as_secs_f32());
        let failed = self.steps.iter().filter(|step| step.failure.is_some()).count();
        println!("{} passed, {failed} failed", self.steps.len() - failed);
        if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
