//! Small helpers for reading hostile text.

use std::fmt;
use std::str::FromStr;

/// The longest piece of a faulty text that an error repeats, in characters.
const EXCERPT: usize = 40;

/// The beginning of a text, short enough to stand in an error message.
pub fn excerpt(text: &str) -> String {
    let mut characters = text.chars();
    let mut excerpt: String = characters.by_ref().take(EXCERPT).collect();
    if characters.next().is_some() {
        excerpt.push('…');
    }
    excerpt
}

/// The beginning of a text in quotation marks, with nothing in it that could not be read or would break the line.
// Not what `{:?}` writes: that brings a table of all characters of the world along.
pub(crate) const fn quoted(text: &str) -> Quoted<'_> {
    Quoted(text)
}

/// See [`quoted`].
pub(crate) struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let escape = |letter: char| letter.is_control() || matches!(letter, '"' | '\\');
        f.write_str("\"")?;
        for letter in excerpt(self.0).chars() {
            if escape(letter) { letter.escape_default().fmt(f)? } else { fmt::Write::write_char(f, letter)? }
        }
        f.write_str("\"")
    }
}

/// That a text is none of the words that were possible.
pub(crate) fn none_of(text: &str, words: &[&str]) -> String {
    format!("{} is none of {}", quoted(text), listed(words, ", "))
}

/// Words with the same text between them.
pub(crate) fn listed(words: &[&str], between: &str) -> String {
    let mut list = String::new();
    for (index, word) in words.iter().enumerate() {
        if index > 0 {
            list.push_str(between);
        }
        list.push_str(word);
    }
    list
}

/// A text with its percent-encoded characters decoded, as mailers and messengers encode what stands in links.
/// What decodes to no characters becomes `\u{fffd}`.
pub(crate) fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let digit = |index: usize| after.get(index).and_then(|digit| char::from(*digit).to_digit(16));
        match (first, digit(0), digit(1)) {
            (b'%', Some(high), Some(low)) => {
                bytes.push((high * 16 + low) as u8);
                rest = after.get(2..).unwrap_or_default();
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A number written one way only: digits, no sign, no leading zero.
pub(crate) fn number<T: FromStr>(text: &str) -> Option<T> {
    let canonical = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if canonical { text.parse().ok() } else { None }
}

/// Writes one rank: letters for pieces, numbers for runs of empty squares.
pub(crate) fn write_rank(squares: impl Iterator<Item = Option<char>>, text: &mut String) {
    let mut run = 0;
    let flush = |run: &mut u32, text: &mut String| {
        if *run > 0 {
            text.push_str(&run.to_string());
            *run = 0;
        }
    };
    for square in squares {
        match square {
            None => run += 1,
            Some(letter) => {
                flush(&mut run, text);
                text.push(letter);
            }
        }
    }
    flush(&mut run, text);
}

/// Reads one rank: letters that `piece` knows, and numbers for runs of empty squares.
/// At most as many squares as the widest board has files.
pub(crate) fn read_rank<T: Clone>(
    text: &str,
    piece: impl Fn(char) -> Option<T>,
) -> Result<Vec<Option<T>>, String> {
    let most = usize::from(crate::square::MOST_FILES);
    let mut squares = Vec::new();
    let mut rest = text;
    if rest.is_empty() {
        return Err("a rank is empty".into());
    }
    while let Some(letter) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if let Some((run, after)) = rest.split_at_checked(digits).filter(|_| digits > 0) {
            let run: usize = number(run)
                .filter(|run| (1..=most).contains(run))
                .ok_or_else(|| format!("{} is no run of empty squares", quoted(run)))?;
            squares.resize(squares.len() + run, None);
            rest = after;
        } else {
            let piece = piece(letter)
                .ok_or_else(|| format!("{} is no piece", quoted(letter.encode_utf8(&mut [0; 4]))))?;
            squares.push(Some(piece));
            rest = rest.get(letter.len_utf8()..).unwrap_or_default();
        }
        if squares.len() > most {
            return Err(format!("rank {} has more than {most} squares", quoted(text)));
        }
    }
    Ok(squares)
}
