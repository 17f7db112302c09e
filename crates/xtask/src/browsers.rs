//! The browsers that the tests run in.

use std::fs;
use std::path::{Path, PathBuf};
use std::{env, fmt};

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::process::{command, find, output, run};

/// A browser engine that the tests can drive.
#[derive(Clone, Copy, ValueEnum)]
pub enum Browser {
    Chromium,
    Firefox,
    Webkit,
}

/// What a test needs to drive a browser.
struct Needs {
    /// The programs, each under the names it may have, after the variable that can name it instead.
    programs: &'static [(&'static str, &'static [&'static str])],
    /// The packages of Debian that bring them.
    packages: &'static [&'static str],
    /// What to install elsewhere.
    elsewhere: &'static str,
}

impl Browser {
    const fn needs(self) -> Needs {
        match self {
            Self::Chromium => Needs {
                programs: &[(
                    "CHROMIUM",
                    &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
                )],
                packages: &["chromium"],
                elsewhere: "install Chromium or Chrome, or set CHROMIUM to its program",
            },
            Self::Firefox => Needs {
                programs: &[("FIREFOX", &["firefox-esr", "firefox"])],
                packages: &["firefox-esr"],
                elsewhere: "install Firefox, or set FIREFOX to its program",
            },
            Self::Webkit => Needs {
                programs: &[("WEBKIT_DRIVER", &["WebKitWebDriver"]), ("XVFB_RUN", &["xvfb-run"])],
                packages: &["webkit2gtk-driver", "xvfb", "xauth"],
                elsewhere: "install WebKitGTK's driver and Xvfb (Linux only: elsewhere leave it out with --browsers chromium,firefox)",
            },
        }
    }

    /// The variables that tell the tests where the programs are, or nothing when one is missing.
    fn programs(self) -> Option<Vec<(&'static str, PathBuf)>> {
        let locate = |&(variable, names): &(&'static str, &[&str])| {
            let named = env::var_os(variable).map(PathBuf::from);
            Some((variable, named.or_else(|| find(names))?))
        };
        self.needs().programs.iter().map(locate).collect()
    }
}

impl fmt::Display for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::Webkit => "WebKit",
        })
    }
}

/// Makes sure that the browsers are there, and returns the variables that tell the tests where. A browser
/// that is missing is installed on a Debian whose root we are; anywhere else it is an error.
pub fn provide(browsers: &[Browser]) -> Result<Vec<(&'static str, PathBuf)>> {
    let missing: Vec<Browser> =
        browsers.iter().copied().filter(|browser| browser.programs().is_none()).collect();
    if !missing.is_empty() && is_debian_root() {
        install(&missing)?;
    }
    let mut variables = Vec::new();
    for browser in browsers {
        let Some(programs) = browser.programs() else {
            bail!("{browser} is missing: {}", browser.needs().elsewhere);
        };
        variables.extend(programs);
    }
    Ok(variables)
}

fn install(browsers: &[Browser]) -> Result<()> {
    let apt = || {
        let mut apt = command("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive").arg("-qq");
        apt
    };
    run(apt().arg("update"))?;
    run(apt()
        .args(["install", "--yes", "--no-install-recommends"])
        .args(browsers.iter().flat_map(|browser| browser.needs().packages)))
}

fn is_debian_root() -> bool {
    Path::new("/etc/debian_version").exists()
        && fs::exists("/usr/bin/apt-get").unwrap_or(false)
        && output(command("id").arg("-u")).is_some_and(|id| id == "0")
}
