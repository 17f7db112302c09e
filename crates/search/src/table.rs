//! The memory of positions: what was found about them, and how deep.

use latrunculi::{Action, Square};

/// An action in two bytes; 0 is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Code(u16);

impl Code {
    const PASS: u16 = 0xFFFF;
    /// In the place of an origin: this is a take. No square has this index.
    const TAKE: u16 = 0xFE;

    pub(crate) const NONE: Self = Self(0);

    /// The codes are one more than origin and destination tell, so that 0 is free.
    pub(crate) fn of(action: Action) -> Self {
        let pair = |from: u16, to: Square| Self((from << 8 | to.index() as u16) + 1);
        match action {
            Action::Place(to) => pair(to.index() as u16, to),
            Action::Move { from, to } => pair(from.index() as u16, to),
            Action::Take(to) => pair(Self::TAKE, to),
            Action::Pass => Self(Self::PASS),
        }
    }

    pub(crate) fn action(self) -> Option<Action> {
        if self.0 == Self::PASS {
            return Some(Action::Pass);
        }
        let pair = self.0.checked_sub(1)?;
        let to = Square::from_index(usize::from(pair & 0xFF))?;
        if pair >> 8 == Self::TAKE {
            return Some(Action::Take(to));
        }
        let from = Square::from_index(usize::from(pair >> 8))?;
        Some(if from == to { Action::Place(to) } else { Action::Move { from, to } })
    }
}

/// What a score says about the true value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The value is at most this.
    Upper,
    /// The value is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    check: u32,
    /// The best action known.
    pub code: Code,
    /// The value, wins counted from this position.
    pub score: i16,
    /// How deep it was searched, in plies.
    pub depth: i8,
    /// What `score` is worth.
    pub bound: Bound,
    age: u8,
}

const EMPTY: Entry = Entry { check: 0, code: Code::NONE, score: 0, depth: -1, bound: Bound::Upper, age: 0 };

/// A bucket fits a line of cache.
const WAYS: usize = 4;

/// A table of fixed size. Of a bucket, what is old and shallow is overwritten first.
#[derive(Debug)]
pub(crate) struct Table {
    entries: Vec<Entry>,
    buckets: usize,
    age: u8,
}

impl Table {
    /// A table of at most so many bytes, at most 4 GB; none at all where a bucket does not fit.
    pub(crate) fn new(bytes: usize) -> Self {
        let fit = bytes.min(u32::MAX as usize) / (size_of::<Entry>() * WAYS);
        let buckets = if fit == 0 { 0 } else { 1 << fit.ilog2() };
        Self { entries: vec![EMPTY; buckets * WAYS], buckets, age: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.entries.fill(EMPTY);
        self.age = 0;
    }

    /// A new search begins: what is there is older than what will come.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn bucket(&self, key: u64) -> std::ops::Range<usize> {
        let first = (key as usize & self.buckets.saturating_sub(1)) * WAYS;
        first..first + WAYS
    }

    /// What is known of a position.
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let check = (key >> 32) as u32;
        let bucket = self.entries.get(self.bucket(key))?;
        bucket.iter().find(|entry| entry.depth >= 0 && entry.check == check).copied()
    }

    /// Remembers a position.
    pub(crate) fn put(&mut self, key: u64, code: Code, score: i16, depth: i8, bound: Bound) {
        let check = (key >> 32) as u32;
        let age = self.age;
        let range = self.bucket(key);
        let Some(bucket) = self.entries.get_mut(range) else { return };
        let worth = |entry: &Entry| {
            if entry.depth < 0 {
                return -1000;
            }
            i32::from(entry.depth) - 8 * i32::from(age.wrapping_sub(entry.age).min(32))
        };
        let same = bucket.iter().position(|entry| entry.depth >= 0 && entry.check == check);
        let place = same.or_else(|| (0..bucket.len()).min_by_key(|index| worth(&bucket[*index])));
        let Some(entry) = place.and_then(|index| bucket.get_mut(index)) else { return };
        let code = if same.is_some() && code == Code::NONE { entry.code } else { code };
        let deeper = same.is_some() && entry.age == age && bound != Bound::Exact && depth + 3 < entry.depth;
        if deeper {
            return;
        }
        *entry = Entry { check, code, score, depth: depth.max(0), bound, age };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_come_back_from_their_codes() {
        for text in ["a1", "p12", "a1b1", "p12a1", "xa1", "xp12", "pass"] {
            let action: Action = text.parse().unwrap();
            assert_eq!(Code::of(action).action(), Some(action));
        }
        assert_eq!(Code::NONE.action(), None);
    }

    #[test]
    fn a_table_without_room_remembers_nothing() {
        let mut table = Table::new(0);
        table.put(7, Code::NONE, 1, 1, Bound::Exact);
        assert!(table.get(7).is_none());
    }

    #[test]
    fn a_full_bucket_gives_up_its_shallowest() {
        let mut table = Table::new(size_of::<Entry>() * WAYS);
        let key = |number: u64| number << 32;
        for number in 1..=5 {
            table.put(key(number), Code::NONE, 0, if number == 3 { 1 } else { 9 }, Bound::Exact);
        }
        assert!(table.get(key(3)).is_none());
        assert!([1, 2, 4, 5].iter().all(|number| table.get(key(*number)).is_some()));
    }

    #[test]
    fn what_is_old_is_given_up_before_what_is_shallow() {
        let mut table = Table::new(size_of::<Entry>() * WAYS);
        let key = |number: u64| number << 32;
        for number in 1..=4 {
            table.put(key(number), Code::NONE, 0, 9, Bound::Exact);
        }
        table.grow_older();
        for number in 5..=8 {
            table.put(key(number), Code::NONE, 0, 2, Bound::Exact);
        }
        assert!((1..=4).all(|number| table.get(key(number)).is_none()));
        assert!((5..=8).all(|number| table.get(key(number)).is_some()));
    }
}
