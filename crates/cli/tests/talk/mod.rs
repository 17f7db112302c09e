//! Running `latro` and talking with it.

// Each test program uses a part of this.
#![allow(dead_code)]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Long enough for a busy machine; whoever waits so long hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs a command to its end.
pub fn latro(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_latro")).args(arguments).output().expect("latro runs")
}

/// The exit code and the standard output of a command.
pub fn answer(arguments: &[&str]) -> (i32, String) {
    let output = latro(arguments);
    (output.status.code().expect("an exit code"), String::from_utf8(output.stdout).expect("UTF-8"))
}

/// The exit code and the standard error of a command.
pub fn complaint(arguments: &[&str]) -> (i32, String) {
    let output = latro(arguments);
    (output.status.code().expect("an exit code"), String::from_utf8(output.stderr).expect("UTF-8"))
}

/// A running engine.
pub struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    pub fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_latro"))
            .args(["engine", "--memory", "4"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("latro runs");
        let input = child.stdin.take();
        let output = child.stdout.take().expect("a pipe");
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                if sender.send(line.expect("UTF-8")).is_err() {
                    break;
                }
            }
        });
        Self { child, input, lines }
    }

    pub fn send(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("not closed");
        input.write_all(bytes).and_then(|()| input.write_all(b"\n")).expect("the engine listens");
    }

    pub fn next(&mut self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("the engine answers")
    }

    /// Sends a line and gives the next one.
    pub fn ask(&mut self, line: &str) -> String {
        self.send(line.as_bytes());
        self.next()
    }

    /// Sends a line that has no answer of its own: `readyok` is the next.
    pub fn tell(&mut self, line: &str) {
        self.send(line.as_bytes());
        assert_eq!(self.ask("isready"), "readyok", "after {line:?}");
    }

    /// Passes over information until the engine has chosen, and gives the action.
    pub fn choice(&mut self) -> String {
        loop {
            let line = self.next();
            if let Some(action) = line.strip_prefix("bestaction ") {
                return action.to_owned();
            }
            assert!(line.starts_with("info depth "), "{line:?}");
        }
    }

    /// Closes the input, and gives the exit code.
    pub fn close(&mut self) -> i32 {
        self.input = None;
        self.end()
    }

    /// Waits until the engine ends, and gives the exit code.
    pub fn end(&mut self) -> i32 {
        // All output has been read once the engine has ended.
        while self.lines.recv_timeout(PATIENCE).is_ok() {}
        self.child.wait().expect("an end").code().expect("an exit code")
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // An error here says that it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
