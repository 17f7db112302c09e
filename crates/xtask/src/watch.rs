//! Rebuilding when the Rust code changes.

use std::path::Path;
use std::time::{Duration, SystemTime};
use std::{fs, thread};

use anyhow::Result;

use crate::process::root;

/// The crates that are in the wasm.
const WATCHED: [&str; 3] = ["crates/engine", "crates/search", "crates/wasm"];

/// Calls `rebuild` after every change of the crates, as long as `goes_on` says so. Looking at some dozens
/// of files twice a second costs nothing that could be measured, and works on every system.
pub fn crates(mut goes_on: impl FnMut() -> bool, rebuild: impl Fn() -> Result<()>) -> Result<()> {
    let mut seen = state();
    while goes_on() {
        thread::sleep(Duration::from_millis(500));
        let now = state();
        if now == seen {
            continue;
        }
        seen = now;
        match rebuild() {
            Ok(()) => println!("The engine was rebuilt."),
            Err(error) => eprintln!("error: {error:#}"),
        }
    }
    Ok(())
}

/// How many files there are, and when the last of them was written.
fn state() -> (usize, Option<SystemTime>) {
    let mut state = (0, None);
    for folder in WATCHED {
        add(&root().join(folder), &mut state);
    }
    state
}

fn add(folder: &Path, state: &mut (usize, Option<SystemTime>)) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            add(&path, state);
        } else {
            state.0 += 1;
            state.1 = state.1.max(entry.metadata().and_then(|data| data.modified()).ok());
        }
    }
}
