//! Prints the page of rules: `cargo run -p latrunculi --example rules > docs/RULES.md`.

fn main() {
    print!("{}", latrunculi::ruleset::rules_document());
}
