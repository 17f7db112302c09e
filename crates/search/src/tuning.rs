//! Fitting the weights to games: so that what a position is judged foretells how its game ended.
//!
//! The judge is linear in its weights. So a position is kept as what it is worth by each weight alone, and the weights are
//! found by logistic regression. They are held to where they were before by a spring, which leaves alone
//! what the games say nothing about.

use crate::evaluate::{Judge, WIN};
use crate::fitted::{FAMILIES, GENERAL};
use crate::level::ALL_IT_HAS;
use crate::limits::Watch;
use crate::search::{Search, Window};
use crate::table::Table;
use crate::weights::{Family, Weights};
use crate::{Limits, Still};
use latrunculi::{Game, Line, Outcome, Position, Side, with_line};
use std::fmt::Write;

/// What a weight is set to when its feature is measured: a piece.
const UNIT: i32 = 1000;
/// How many steps the descent takes.
const STEPS: i32 = 400;
/// The first step, in standard deviations of what a feature contributes; the last is none.
const FIRST_STEP: f64 = 0.02;
/// How hard the spring pulls.
const SPRING: f64 = 1e-2;
/// How fast the memory of Adam fades, of slopes and of their squares.
const FADING: [f64; 2] = [0.9, 0.99];
/// The first guess how many hundredths of a piece make a win e times as likely.
const SCALE: f64 = 200.0;
/// Fewer positions than this tell nothing of a family.
const FEWEST: usize = 2000;

/// A quiet position of a game that is over.
pub struct Sample {
    family: Family,
    /// What it is worth whatever the weights, in hundredths of a piece.
    fixed: f64,
    /// What it is worth by each weight alone, were that a piece.
    features: Vec<f64>,
    /// What the side to act had of the game: 1 won, 0 lost, its share of the pieces that were left when drawn.
    result: f64,
}

/// The quiet positions of a game; none when it is not over.
pub fn samples(game: &Game) -> Vec<Sample> {
    let Some(outcome) = game.outcome() else { return Vec::new() };
    with_line!(game.line(), line => of_line(line, outcome))
}

fn of_line<const N: usize>(line: &Line<N>, outcome: Outcome) -> Vec<Sample> {
    let (mut table, mut world) = (Table::new(0), Still);
    let watch = Watch::new(&mut world, &Limits::default());
    let mut search = Search::new(line, &ALL_IT_HAS, 0, &mut table, watch);
    let mut quiet = |position: &Position<N>| {
        !position.in_placement()
            && position.begins_turn()
            && position.outcome(line.plan()).is_none()
            && search.quiesce(position, 0, Window { alpha: -WIN, beta: WIN }, 0)
                == search.judge.judge(position)
    };
    let family = Family::of(line.plan().rules());
    let judge = |weights| Judge::with(line.plan(), weights);
    let nothing = judge(Weights::default());
    let judges: Vec<_> = (0..Weights::NAMES.len())
        .map(|index| {
            let mut weights = Weights::default();
            for weight in weights.values_mut().into_iter().skip(index).take(1) {
                *weight = UNIT;
            }
            judge(weights)
        })
        .collect();
    // Most games between equals are drawn; who was ahead tells more than that they were.
    let left = |side| f64::from(line.present().count(side));
    let result = |position: &Position<N>| match outcome.winner {
        None => left(position.side()) / Side::ALL.map(left).iter().sum::<f64>().max(1.0),
        Some(side) if side == position.side() => 1.0,
        Some(_) => 0.0,
    };
    let positions = line.positions().iter().filter(|position| quiet(position));
    positions
        .map(|position| {
            let fixed = f64::from(nothing.judge(position));
            let features = judges.iter().map(|judge| f64::from(judge.judge(position)) - fixed).collect();
            Sample { family, fixed, features, result: result(position) }
        })
        .collect()
}

/// Weights that were found, and what was to be told about it.
struct Fit {
    weights: Weights,
    /// The mean surprise before and after, in natural units.
    losses: [f64; 2],
}

/// Fits every family that there are samples of, and the general weights to all samples. Gives the text of the file of
/// fitted weights, and what is to be told about the fit.
pub fn fit_all(samples: &[Sample]) -> (String, String) {
    let mut told = String::new();
    let mut tell = |name: &str, number: usize, fit: &Fit| {
        let [before, after] = fit.losses;
        let _ = writeln!(told, "{name}: {number} positions, loss {before:.5} before, {after:.5} after");
    };
    let all: Vec<&Sample> = samples.iter().collect();
    let mut general = GENERAL;
    if all.len() >= FEWEST {
        let fit = fit(&all, GENERAL);
        tell("general", all.len(), &fit);
        general = fit.weights;
    }
    let mut families: Vec<(Family, Weights)> = Vec::new();
    let known = FAMILIES.iter().map(|(family, _)| *family);
    for family in known.chain(samples.iter().map(|sample| sample.family)) {
        if families.iter().any(|(done, _)| *done == family) {
            continue;
        }
        let own: Vec<&Sample> = all.iter().copied().filter(|sample| sample.family == family).collect();
        if own.len() >= FEWEST {
            let fit = fit(&own, family.weights());
            tell(&format!("{family:?}"), own.len(), &fit);
            families.push((family, fit.weights));
        } else if FAMILIES.iter().any(|(known, _)| *known == family) {
            families.push((family, family.weights()));
        }
    }
    (file(&general, &families), told)
}

/// The chance that the side to act wins.
fn chance(sample: &Sample, weights: &[f64], scale: f64) -> f64 {
    let value: f64 = sample.features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    1.0 / (1.0 + (-(sample.fixed + value / f64::from(UNIT)) / scale).exp())
}

fn loss(samples: &[&Sample], weights: &[f64], scale: f64) -> f64 {
    let surprise = |sample: &&Sample| {
        let chance = chance(sample, weights, scale).clamp(1e-9, 1.0 - 1e-9);
        -(sample.result * chance.ln() + (1.0 - sample.result) * (1.0 - chance).ln())
    };
    samples.iter().map(surprise).sum::<f64>() / samples.len() as f64
}

/// The best scale for weights that stay, by halving the interval.
fn scale_for(samples: &[&Sample], weights: &[f64]) -> f64 {
    let (mut low, mut high) = (SCALE / 16.0, SCALE * 16.0);
    while high / low > 1.01 {
        let middle = (low * high).sqrt();
        if loss(samples, weights, middle / 1.001) < loss(samples, weights, middle * 1.001) {
            high = middle;
        } else {
            low = middle;
        }
    }
    (low * high).sqrt()
}

/// Gradient descent in the manner of Adam, steps growing smaller. The plain piece is the unit and stays.
fn fit(samples: &[&Sample], before: Weights) -> Fit {
    let start: Vec<f64> = before.values().iter().map(|weight| f64::from(*weight)).collect();
    let mut scale = scale_for(samples, &start);
    let first = loss(samples, &start, scale);
    let number = samples.len() as f64;
    let spread: Vec<f64> = (0..start.len())
        .map(|index| {
            let squares = samples.iter().map(|sample| sample.features[index].powi(2)).sum::<f64>() / number;
            if ["calculus", "latroncule"].contains(&Weights::NAMES[index]) { 0.0 } else { squares.sqrt() }
        })
        .collect();
    let mut weights = start.clone();
    let (mut slopes, mut squares) = (vec![0.0; start.len()], vec![0.0; start.len()]);
    for step in 1..=STEPS {
        let mut gradient = vec![0.0; start.len()];
        for sample in samples {
            let error = chance(sample, &weights, scale) - sample.result;
            for (slope, feature) in gradient.iter_mut().zip(&sample.features) {
                *slope += error * feature / number / scale;
            }
        }
        for index in (0..start.len()).filter(|index| spread[*index] > 0.0) {
            // In standard deviations of what the feature contributes, all weights are alike.
            let unit = f64::from(UNIT) * scale / spread[index];
            let pull = SPRING * (weights[index] - start[index]) / unit;
            let slope = gradient[index] * scale / spread[index] + pull;
            slopes[index] = FADING[0] * slopes[index] + (1.0 - FADING[0]) * slope;
            squares[index] = FADING[1] * squares[index] + (1.0 - FADING[1]) * slope * slope;
            let corrected = |value: f64, fading: f64| value / (1.0 - fading.powi(step));
            let size = FIRST_STEP * (1.0 - f64::from(step) / f64::from(STEPS));
            let root = corrected(squares[index], FADING[1]).sqrt() + 1e-9;
            weights[index] -= size * corrected(slopes[index], FADING[0]) / root * unit;
        }
        if step % 50 == 0 {
            scale = scale_for(samples, &weights);
        }
    }
    let mut fitted = before;
    for (weight, value) in fitted.values_mut().into_iter().zip(&weights) {
        *weight = value.round() as i32;
    }
    Fit { weights: fitted, losses: [first, loss(samples, &weights, scale)] }
}

/// The text of `fitted.rs`.
fn file(general: &Weights, families: &[(Family, Weights)]) -> String {
    let mut text = String::from(
        "//! The weights that `latro tune` fitted; it writes this file.\n\
         //!\n\
         //! What a family had before it was fitted, or where the fit lost games, is by hand; docs/TRIED.md tells which.\n\n\
         use crate::weights::{Family, Weights};\n\
         use latrunculi::{Catch, Lift};\n\n\
         /// For rules that are of no family; fitted to all families together, where it is fitted.\n\
         pub(crate) const GENERAL: Weights = ",
    );
    text.push_str("Weights {\n");
    for (name, value) in Weights::NAMES.iter().zip(general.values()) {
        let _ = writeln!(text, "    {name}: {value},");
    }
    text.push_str(
        "};\n\n/// Fitted to one family each; a family that is not here has the general ones.\n\
         #[rustfmt::skip]\n\
         pub(crate) const FAMILIES: &[(Family, Weights)] = &[\n",
    );
    for (Family { catch, lift, slides, tally }, weights) in families {
        let _ = write!(
            text,
            "    (\n        Family {{ catch: Catch::{catch:?}, lift: Lift::{lift:?}, slides: {slides}, tally: {tally} }},\n        Weights {{\n"
        );
        let values = Weights::NAMES.iter().zip(weights.values()).zip(general.values());
        for ((name, value), _) in values.filter(|((_, value), general)| value != general) {
            let _ = writeln!(text, "            {name}: {value},");
        }
        text.push_str("            ..GENERAL\n        },\n    ),\n");
    }
    text.push_str("];\n");
    text
}
