//! Running other programs from the root of the checkout.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::LazyLock;

use anyhow::{Context, Result, bail};

/// The root of the checkout: where cargo runs this program from, as several checkouts may share what is compiled.
pub fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let here = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let here = Path::new(&here);
        here.ancestors().nth(2).unwrap_or(here).to_owned()
    });
    &ROOT
}

/// A command that starts in the root of the checkout.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// The cargo that runs this program.
pub fn cargo() -> Command {
    command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a command to its end; anything but success is an error that names it.
pub fn run(command: &mut Command) -> Result<()> {
    let name = describe(command);
    let status = command.status().with_context(|| format!("cannot start {name}"))?;
    if !status.success() {
        bail!("{name}: {status}");
    }
    Ok(())
}

/// Goes on as another program, where the system can do that, so that whoever ends this one ends that one.
pub fn turn_into(command: &mut Command) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt as _;
        let error = command.exec();
        Err(error).with_context(|| format!("cannot start {}", describe(command)))
    }
    #[cfg(not(unix))]
    run(command)
}

/// What a command prints, or nothing when it fails or does not exist.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// A program that runs beside this one and is ended with it.
pub struct Beside {
    name: String,
    child: Child,
}

impl Beside {
    /// Starts the command.
    pub fn start(command: &mut Command) -> Result<Self> {
        let name = describe(command);
        let child = command.spawn().with_context(|| format!("cannot start {name}"))?;
        Ok(Self { name, child })
    }

    /// Waits until the program ends by itself; anything but success is an error.
    pub fn finish(mut self) -> Result<()> {
        let status = self.child.wait().with_context(|| format!("cannot wait for {}", self.name))?;
        if !status.success() {
            bail!("{}: {status}", self.name);
        }
        Ok(())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // An error here says that the program has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where the first of these programs is on the search path.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .map(|file| file.with_extension(env::consts::EXE_EXTENSION))
        .find(|file| file.is_file())
}

/// The command as a person would type it.
fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut line = program.file_stem().unwrap_or(program.as_os_str()).to_string_lossy().into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}
