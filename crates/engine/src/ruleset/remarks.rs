//! The English of the rules, in the one place where it stands: what each field and value means, and the remarks on where
//! rules come from. Documents are written from it; the page has its own copy in every language, and a test
//! holds that copy to this one.

/// The name of a field of [`Rules`](crate::Rules) and a line that explains it.
pub fn field_text(field: &str) -> Option<(&'static str, &'static str)> {
    FIELD_TEXTS.iter().find(|(name, ..)| *name == field).map(|(_, title, text)| (*title, *text))
}

/// A line that explains a word that a field of [`Rules`](crate::Rules) can have as its value.
pub fn value_text(field: &str, word: &str) -> Option<&'static str> {
    VALUE_TEXTS.iter().find(|(name, value, _)| *name == field && *value == word).map(|(.., text)| *text)
}

/// The remark of a [`Note`](super::Note) by its key.
pub fn remark(key: &str) -> Option<&'static str> {
    REMARKS.iter().find(|(name, _)| *name == key).map(|(_, text)| *text)
}

#[rustfmt::skip]
pub(super) const FIELD_TEXTS: &[(&str, &str, &str)] = &[
    ("board", "Board", "How many squares the board has across and lengthways."),
    ("array", "Starting array", "Which pieces stand on the board as the game begins; those of the dark side are a half-turn of White’s."),
    ("hand", "Pieces to place", "Which pieces each player places on the empty board before the game proper."),
    ("placing", "Placing", "How many pieces a player places before the other does."),
    ("centre-closed", "Closed centre", "Whether the middle square stays empty while pieces are placed."),
    ("early", "Early moves", "Whether a player may move a piece while others are still to be placed."),
    ("first", "First player", "Who places first, and moves first once everything is placed."),
    ("calculus", "Counter", "How an ordinary piece moves."),
    ("dux", "Dux", "How the leader moves."),
    ("larron", "Larron", "How the larger piece of Becq de Fouquières moves."),
    ("latroncule", "Latroncule", "How the smaller piece of Becq de Fouquières moves."),
    ("promotion", "Promotion", "Whether a latroncule that reaches the last rank becomes a larron."),
    ("axes", "Catching lines", "Along which lines two enemies catch the piece between them."),
    ("catch", "Catching", "How a piece comes to be caught."),
    ("lift", "Removal", "When a caught piece leaves the board."),
    ("sight", "Catching from afar", "Whether a larron helps to catch from any distance, as far as it could move."),
    ("pinned", "Caught pieces stay", "Whether a caught piece is forbidden to move."),
    ("barred", "No entering between two", "Whether a piece is forbidden to end its move between two enemies, unless it catches by doing so."),
    ("enclosure", "Enclosure", "Whether a group with no empty square beside it is caught whole."),
    ("corner", "Corner piece", "Whether a piece in a corner is caught by enemies on the two squares beside it."),
    ("corner-square", "Corner square", "Whether an empty corner helps to catch a piece beside it on the edge."),
    ("moves-again", "Moves again", "Whether the piece that captured may move once more."),
    ("dux-shut-in", "Shutting in the dux", "Whether the dux cannot be caught, and a player whose dux is shut in has lost."),
    ("least", "Fewest pieces", "How many pieces a player needs to go on."),
    ("least-then", "Too few pieces", "What happens to a player who has fewer."),
    ("immobile", "No action left", "What happens to a player who must act and cannot."),
    ("quiet-limit", "Quiet limit", "After how many actions in a row without a capture (or a move of a latroncule) the game ends."),
    ("quiet-then", "When all is quiet", "How a game that reaches the quiet limit ends; where that is a draw, so is a position that stands for the third time."),
];

#[rustfmt::skip]
pub(super) const VALUE_TEXTS: &[(&str, &str, &str)] = &[
    ("placing", "one", "One piece at a time."),
    ("placing", "two", "Two pieces at a time; the last of an odd number alone."),
    ("first", "white", "White begins."),
    ("first", "black", "The dark side begins."),
    ("axes", "orthogonal", "Along files and ranks."),
    ("axes", "all", "Along files, ranks and diagonals."),
    ("catch", "at-once", "A piece is caught when an enemy arrives; one that enters between two enemies itself is safe."),
    ("catch", "held", "A piece is caught when an enemy arrives, and is then held: it cannot move or help to catch until it comes free."),
    ("catch", "position", "A piece is caught whenever it stands between two enemies, however that came about."),
    ("lift", "at-once", "It leaves the board immediately."),
    ("lift", "instead", "A player may take one caught enemy instead of moving."),
    ("lift", "first", "A player must take one caught enemy, if there is any, and then move."),
    ("lift", "turn-start", "Enemies still held when their captor’s next turn begins leave the board, all of them."),
    ("least-then", "loses", "That player has lost."),
    ("least-then", "tally", "The game ends and most captures win; equal numbers are a draw."),
    ("immobile", "loses", "That player has lost."),
    ("immobile", "tally", "The game ends and most captures win; equal numbers are a draw."),
    ("immobile", "pass", "That player passes."),
    ("quiet-then", "draw", "In a draw."),
    ("quiet-then", "tally", "Most captures win; equal numbers are a draw."),
];

#[rustfmt::skip]
pub(super) const REMARKS: &[(&str, &str)] = &[
    ("grid", "Varro compares a table of word forms to the board of this game, ruled across and lengthways. No ancient text tells how many squares it had."),
    ("one-between-two", "The poets agree that a piece perishes between two enemies."),
    ("bound", "The word is alligatus, “bound”: a piece that is caught may still be on the board, and may yet come free."),
    ("white-first", "The source does not say who begins. White does, as in chess."),
    ("hundred", "The source sets no such limit. We end a game after a hundred actions in a row without a capture, so that no game goes on for ever."),
    ("repetition", "The source says nothing of repetition. We call the third occurrence of the same position a draw."),
    ("repetition-for-ban", "The rules as Ludii gives them forbid repeating a position. Instead, the third occurrence of a position is a draw here."),
    ("judged-together", "The source does not tell who is free when several captures meet. We judge all held pieces at once; a piece that comes free in this way holds nobody until a later move."),
    ("five-checks", "The larron moves along diagonals too: Becq shows one that checks five pieces at once, which straight lines alone do not allow."),
    ("check", "Becq’s “check” depends on where pieces stand, not on who moved. A piece in check may still move away."),
    ("caught-gives-check", "Becq does not say whether a piece in check still gives check. Here it does."),
    ("one-and-compulsory", "Becq speaks of a piece that cannot be saved. Here any piece left in check is taken, one in a turn; the taking is compulsory and comes before the move."),
    ("probable", "Becq himself calls this rule no more than probable."),
    ("twelve-of-each", "Becq names a board of 144 squares but counts the pieces for 64 only. We give each player twelve larrons and twelve latroncules."),
    ("rook-like-kin", "The author argues from related games and from boards without marked diagonals."),
    ("enclosing-arrival", "The source does not say who completes an enclosure. Here it is an arriving enemy that touches the group; a player never encloses his own pieces."),
    ("immobile-loses", "The source does not say what happens to a player who cannot act. Here he loses."),
    ("twenty-each", "“More than twenty moves” can be counted in two ways. We count twenty by each player, and end the game when the last of them is made."),
    ("no-repetition", "A repeated position does not end the game: the quiet limit does, and the captures are counted."),
    ("plain-board", "The source leaves the size open. This is the plainest choice."),
    ("sizes-of-kowalski", "The article points to a figure that we have not seen. It seems to be Kowalski’s, which shows this size."),
    ("stanway-array", "The author argues from the counters found at Stanway near Colchester. Others doubt that they belong to this game."),
    ("stanway-first", "From the counters found at Stanway the author thinks it could be supposed that the dark side begins. We follow him."),
    ("open-board", "The poem’s tabula aperta is read as an empty board. Kowalski disputes that reading."),
    ("twenty-five", "The source leaves the number open and mentions twenty-five in some reconstructions."),
    ("placing-catches-nothing", "The source does not say whether pieces are caught while others are placed. Here nothing is."),
    ("stanway-first-placed", "From the counters found at Stanway it could be supposed that the dark side moves first. We let it place first, too; with early moves, the player who did not place last makes the first move."),
    ("early-moves", "The source gives the permission and no more. Here such a move catches nothing, a player with an empty hand must move, and one who can neither place nor move has lost."),
    ("lifting-automatic", "The source says that a player may remove them. Here they are removed without being asked for."),
    ("board-not-shown", "The page points to a board that is not preserved. Sixteen pieces a side fit eight by eight, as in Schädler’s game."),
    ("who-places-moves", "The page says who places first. We let the same player move first."),
    ("captor-caught-still-holds", "A captor that is itself caught still holds its piece: the page says so in its note. Schädler’s rules decide the other way."),
    ("barred-and-leaps", "The page gives the exception for plain moves. Here it holds for leaps, too, and asks for a catch that was not there before."),
    ("least-after-schadler", "The page does not tell how the game ends. We follow Schädler: a player with one piece has lost."),
    ("captor-caught-frees", "A captive comes free as soon as one of its captors is itself caught."),
    ("immobile-second-hand", "Reported by others; the text of the ruleset does not mention it."),
    ("commonest-board", "Called the commonest size."),
    ("sixteen-to-twenty-four", "The players agree on sixteen to twenty-four. Sixteen are played here."),
    ("twenty-by-agreement", "Twenty; sixteen or twenty-four by agreement."),
    ("equal-is-draw", "Most captures win. The leaflet does not say what equal numbers mean; here they are a draw."),
    ("repetition-for-to-and-fro", "The leaflet forbids moving the same piece back and forth. Instead, the third occurrence of a position is a draw here."),
    ("leaps-own", "Over one’s own pieces only, free or held. Ludii allows leaps over held enemies as well; the leaflet’s wording is followed."),
    ("must-remove", "Exactly one held enemy must be removed before moving."),
    ("line-of-several", "Kowalski first let a whole line of pieces be caught, and later gave that up. Here one piece is caught in each direction."),
    ("single-stone", "One enemy is enough, if the dux’s own pieces and the edges close its other sides."),
    ("dux-judged", "Kowalski does not tell when the dux is judged. Here it is as its owner’s turn begins, so that shutting it in oneself does not lose at once."),
    ("dux-cannot-be-caught", "The dux cannot be caught, so that no player ever runs out of pieces."),
    ("repetition-for-series", "Kowalski forbids a move that begins a third repeated series. Instead, the third occurrence of a position is a draw here."),
    ("stanway-board", "Kowalski relies on the board found at Stanway near Colchester, of which only hinges and corners remain."),
    ("dux-right-of-centre", "The dux stands on the second rank, to the right of the centre for its owner. In Kowalski’s figure the dark side sits at the bottom; here White does."),
    ("dux-last", "Sixteen pieces, then the dux."),
    ("dux-caught-like-any", "The dux is caught like any other piece. It may leap over one enemy, without capturing it."),
    ("corner-empty", "Only an empty corner counts here. In some programs an occupied one counts, too, whoever stands there."),
    ("second-move-free", "The second move need not capture, and may be declined; each further capture gives another."),
    ("thirty-each", "Thirty moves without a capture are counted as thirty by each player."),
    ("thirty-disputed", "Ludii reports from Bell that the player with more pieces then wins; a Dutch paper cites page 87 for a draw. Here most captures win."),
    ("hemming-in", "Another version of the museum’s rules lets a player win by hemming in the opponent’s pieces."),
    ("alternate-squares", "Thirty pieces on alternate squares of five ranks, as in draughts on twelve by twelve."),
    ("landing-catches", "A leap captures nothing by passing over. As in Ludii, a landing can catch."),
    ("hopelessly-beaten", "Falkener ends the game when a side is “hopelessly beaten”. Here that is when it has no pieces left."),
    ("locks-himself-in", "Falkener: a player who “locks himself in” has lost."),
    ("city", "Pollux calls the board a city, with spaces between lines. He does not tell their number."),
    ("two-of-one-colour", "Pollux: the skill of the game lies in surrounding one piece with two of the other colour, and removing it."),
    ("kharebga-on-roman-board", "The rules of kharebga, tried on a board of Roman size by the Digital Ludeme Project."),
    ("no-centre", "Eight by eight has no middle square. Any two squares may stay empty."),
    ("passing", "A player who cannot move passes. Other traditions let him remove an enemy piece instead."),
];
