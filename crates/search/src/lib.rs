//! The computer player.
