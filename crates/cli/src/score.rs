//! What a match tells: points, Elo with its error, and the sequential probability ratio test.

use anyhow::{Context, Error, Result, bail};
use std::fmt;
use std::str::FromStr;

/// Half the width of the interval that holds 95 of 100 samples of a normal distribution, in standard deviations.
const NINETY_FIVE: f64 = 1.96;
/// How often the test may take either hypothesis wrongly.
const MISTAKES: f64 = 0.05;
/// How many pairs a result is taken to have when its spread is told: a few pairs that all ended alike prove nothing.
const LEAST_PAIRS: f64 = 1.0;

/// The results of pairs of games that began with the same opening, sides swapped.
///
/// Pairs, and not games, are the samples: the two games of a lopsided opening are not independent.
#[derive(Clone, Copy, Default)]
pub(crate) struct Score {
    /// How many pairs gave 0, ½, 1, 1½ and 2 points.
    pairs: [u32; 5],
    /// Games won, drawn, lost.
    games: [u32; 3],
}

impl Score {
    /// Adds a pair; both results are in half points.
    pub(crate) fn add(&mut self, results: [usize; 2]) {
        for result in results {
            self.games[2 - result.min(2)] += 1;
        }
        self.pairs[results.iter().sum::<usize>().min(4)] += 1;
    }

    /// How many pairs were played.
    pub(crate) fn count(&self) -> u32 {
        self.pairs.iter().sum()
    }

    /// Mean of the points of a game, and the variance of that mean, by pairs.
    fn moments(&self) -> (f64, f64) {
        let total = f64::from(self.count().max(1));
        let points = |index: usize| index as f64 / 4.0;
        let sum: f64 =
            self.pairs.iter().enumerate().map(|(index, number)| f64::from(*number) * points(index)).sum();
        let mean = if self.count() == 0 { 0.5 } else { sum / total };
        let weights = self.pairs.map(|number| f64::from(number).max(LEAST_PAIRS));
        let spread = |(index, weight): (usize, &f64)| weight * (points(index) - mean).powi(2);
        let variance = weights.iter().enumerate().map(spread).sum::<f64>() / weights.iter().sum::<f64>();
        (mean, variance / total)
    }

    /// The share of the points, 0 to 1, and half the width of its 95 % interval.
    pub(crate) fn share(&self) -> (f64, f64) {
        let (mean, variance) = self.moments();
        (mean, NINETY_FIVE * variance.sqrt())
    }

    /// The logarithm of how much likelier the second hypothesis makes these results than the first.
    pub(crate) fn likelihood(&self, test: &Test) -> f64 {
        if self.count() == 0 {
            return 0.0;
        }
        let (mean, variance) = self.moments();
        let [low, high] = test.elo.map(points_of);
        (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }
}

/// As `+10 =4 -6, 60.0 % ± 9.1, Elo 70 (8 to 136)`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [won, drawn, lost] = self.games;
        let (mean, error) = self.share();
        write!(
            f,
            "+{won} ={drawn} -{lost}, {:.1} % ± {:.1}, Elo {:.0} ({:.0} to {:.0})",
            mean * 100.0,
            error * 100.0,
            elo_of(mean),
            elo_of(mean - error),
            elo_of(mean + error)
        )
    }
}

/// The share of the points that a player so much stronger is expected to make.
fn points_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The strength that makes such a share of the points, at most 800 either way.
fn elo_of(points: f64) -> f64 {
    let [least, most] = [-800.0, 800.0].map(points_of);
    let elo = -400.0 * (1.0 / points.clamp(least, most) - 1.0).log10();
    // Nobody wants to read -0.
    if elo.abs() < 0.5 { elo.abs() } else { elo }
}

/// A sequential probability ratio test between two strengths, in Elo.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Test {
    elo: [f64; 2],
}

impl Test {
    /// Which hypothesis is taken: `true` the second, `None` when it is open.
    pub(crate) fn decide(&self, likelihood: f64) -> Option<bool> {
        let bound = ((1.0 - MISTAKES) / MISTAKES).ln();
        (likelihood.abs() >= bound).then_some(likelihood > 0.0)
    }
}

impl FromStr for Test {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let (low, high) = text.split_once(',').context("two strengths in Elo are expected, such as 0,10")?;
        let number = |text: &str| -> Result<f64> {
            let number: f64 = text.trim().parse().with_context(|| format!("{text:?} is no number"))?;
            if number.abs() <= 800.0 { Ok(number) } else { bail!("{text} is beyond 800 Elo") }
        };
        let elo = [number(low)?, number(high)?];
        if elo[0] >= elo[1] {
            bail!("the first strength must be less than the second");
        }
        Ok(Self { elo })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(results: &[([usize; 2], usize)]) -> Score {
        let mut score = Score::default();
        for (result, times) in results {
            (0..*times).for_each(|_| score.add(*result));
        }
        score
    }

    #[test]
    fn equal_players_have_no_elo_and_an_error_that_shrinks() {
        let few = score(&[([2, 0], 10), ([2, 2], 5), ([0, 0], 5)]);
        let many = score(&[([2, 0], 1000), ([2, 2], 500), ([0, 0], 500)]);
        assert!((few.share().0 - 0.5).abs() < 1e-6);
        assert!((few.share().1 / many.share().1 - 10.0).abs() < 0.5);
        assert!(many.to_string().starts_with("+2000 =0 -2000, 50.0 % ± 1.5, Elo 0 (-11 to 11)"));
    }

    #[test]
    fn elo_and_points_are_inverse() {
        assert!((points_of(0.0) - 0.5).abs() < 1e-12);
        assert!((points_of(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((elo_of(points_of(123.0)) - 123.0).abs() < 1e-9);
        assert!(elo_of(1.0) > 799.0 && elo_of(0.0) < -799.0);
    }

    #[test]
    fn the_test_decides_either_way_or_not_at_all() {
        let test: Test = "0,10".parse().unwrap();
        assert_eq!(test.decide(Score::default().likelihood(&test)), None);
        let won = score(&[([2, 2], 300), ([2, 0], 100), ([0, 0], 200)]);
        assert_eq!(test.decide(won.likelihood(&test)), Some(true));
        let lost = score(&[([2, 2], 200), ([2, 0], 100), ([0, 0], 300)]);
        assert_eq!(test.decide(lost.likelihood(&test)), Some(false));
        let even = score(&[([2, 0], 3)]);
        assert_eq!(test.decide(even.likelihood(&test)), None);
    }

    #[test]
    fn few_pairs_that_ended_alike_decide_nothing() {
        let test: Test = "0,20".parse().unwrap();
        for result in [[2, 0], [1, 1], [2, 2], [0, 0]] {
            assert_eq!(test.decide(score(&[(result, 4)]).likelihood(&test)), None, "{result:?}");
        }
    }

    #[test]
    fn tests_that_make_no_sense_are_refused() {
        for text in ["", "5", "10,0", "0,0", "a,b", "0,inf", "0,NaN", "0,900"] {
            assert!(text.parse::<Test>().is_err(), "{text}");
        }
    }
}
