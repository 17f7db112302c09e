//! Code that the tests of this folder share.

pub mod random;
pub mod reference;
pub mod solver;
pub mod vectors;
pub mod widths;
pub mod wins;
