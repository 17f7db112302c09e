//! The search held to plain minimax.

use super::*;
use crate::{Limits, Still};
use latrunculi::{AnyLine, Diagram, Game, Part, Rules};
use std::collections::BTreeSet;

/// The value by looking at everything, one after the other.
fn minimax(search: &mut Search<1>, position: &Position<1>, depth: i32, ply: usize, free: u8) -> i32 {
    if let Some(end) = search.ended(position, ply) {
        return end;
    }
    if ply > 0 && search.repeats(position) {
        return search.judge.draw_for(position);
    }
    if depth <= 0 {
        return search.quiesce(position, ply, Window { alpha: -WIN, beta: WIN }, 0);
    }
    let mut actions = Vec::new();
    position.actions(search.plan, Part::All, &mut actions);
    let mut best = -WIN;
    for action in actions {
        let mut next = *position;
        next.play(search.plan, action);
        search.path.push(next.key());
        let score = if next.side() != position.side() {
            -minimax(search, &next, depth - 1, ply + 1, 0)
        } else {
            let costs = position.in_placement() || free >= FREE_ACTIONS;
            minimax(search, &next, depth - i32::from(costs), ply + 1, free + 1)
        };
        search.path.pop();
        best = best.max(score);
    }
    best
}

/// Without memory of positions, with one that forgets most, and with one that keeps all.
const TABLES: [usize; 3] = [0, 256, 1 << 20];

#[test]
fn alpha_beta_gives_the_value_of_plain_minimax() {
    let small = [
        "board:4x4;array:C",
        "board:4x4;array:C;catch:held;lift:turn-start;enclosure:true",
        "board:4x4;array:C;catch:held;lift:first;corner:true;calculus:step-leap-own",
        "board:4x4;array:C;catch:position;lift:instead;pinned:true;barred:true",
        "board:4x4;hand:C3;placing:two;calculus:step;immobile:pass",
        "board:4x5;array:L.P;larron:slide-all;latroncule:forward;axes:all;catch:position;lift:first;sight:true;promotion:true",
        "board:4x4;array:C;calculus:step;corner-square:true;moves-again:true;quiet-limit:6;quiet-then:tally",
    ];
    for changes in small {
        let mut rules = Rules::default();
        for change in changes.split(';') {
            let (field, value) = change.split_once(':').unwrap();
            rules.set(field, value).unwrap();
        }
        let mut game = Game::new(&rules).unwrap();
        for seed in 0..12 {
            let AnyLine::One(line) = &game.line() else { panic!("the board is small") };
            let mut found = None;
            for bytes in TABLES {
                let mut table = Table::new(bytes);
                let mut world = Still;
                let limits = Limits { depth: Some(3), ..Limits::default() };
                let watch = Watch::new(&mut world, &limits);
                let mut search = Search::new(line, &crate::level::ALL_IT_HAS, 0, &mut table, watch);
                search.selective = false;
                let expected = minimax(&mut search, line.present(), 3, 0, 0);
                let (action, progress) = search.run(line.present(), &limits, 100);
                if let Some(told) = progress.filter(|told| told.depth == 3) {
                    assert_eq!(told.score, expected, "{changes} {} with {bytes} bytes", game.diagram());
                }
                found = action;
            }
            let Some(action) = found else { break };
            let action = crate::yardsticks::greedy(&game, seed).filter(|_| seed % 2 == 0).unwrap_or(action);
            game.play(action).unwrap();
        }
    }
}

#[test]
fn the_table_tells_how_quiet_it_is_near_the_limit_only() {
    let rules = Rules::from_link("quintana").unwrap();
    let key = |quiet: u16| {
        let position = format!("cccccccc.8.8.8.8.8.8.CCCCCCCC_w_-_-_0-0_{quiet}");
        let game = Game::from_diagram(&rules, &Diagram::read(&position, rules.board).unwrap()).unwrap();
        let AnyLine::One(line) = &game.line() else { panic!("the board is small") };
        let (mut table, mut world) = (Table::new(0), Still);
        let watch = Watch::new(&mut world, &Limits::default());
        Search::new(line, &crate::level::ALL_IT_HAS, 0, &mut table, watch).key(line.present())
    };
    assert_eq!(key(0), key(rules.quiet_limit - QUIET_MARGIN - 1));
    let near = rules.quiet_limit - QUIET_MARGIN..rules.quiet_limit;
    let keys: BTreeSet<u64> = near.clone().map(key).chain([key(0)]).collect();
    assert_eq!(keys.len(), near.len() + 1);
}

#[test]
fn an_end_is_remembered_from_where_the_position_stands() {
    for sign in [1, -1] {
        let (seen_at_three, seen_at_one) = (sign * (WIN - 5), sign * (WIN - 3));
        assert_eq!(from_table(to_table(seen_at_three, 3), 1), seen_at_one);
        assert_eq!(from_table(to_table(sign * 700, 3), 1), sign * 700);
    }
}
