//! Full citations of what the presets were made from.
//!
//! A work that we know only through another is cited through it.

type Sources = &'static [&'static str];

pub(super) const BECQ: Sources = &[
    "Louis Becq de Fouquières, Les jeux des anciens, Paris, Reinwald, 1869 (second edition, Didier, 1873): \
     Le jeu des latroncules, with its summary of the rules in six articles.",
];

pub(super) const NOVA_ROMA: Sources = &[
    "Cn. Salvius Astur, Latrunculi (in Spanish), Nova Roma, Provincia Hispania.",
    "W. J. Kowalski, Latrunculi, web page: the figure of board sizes.",
];

pub(super) const REGLE_FRANCAISE: Sources = &[
    "Anonymous, Latrunculi: règle du jeu (in French), a rule page without date.",
    "Compare U. Schädler, in Abstract Games 7, 2001, 10–11, whose game it seems to be.",
];

pub(super) const SCHADLER_1994: Sources = &[
    "U. Schädler, Latrunculi — ein verlorenes strategisches Brettspiel der Römer, Homo Ludens IV, 1994, 47–67; \
     through the text of the ruleset in Ludii, id 534.",
];

pub(super) const SCHADLER_2001: Sources = &[
    "U. Schädler, Latrunculi — a forgotten Roman game of strategy reconstructed, Abstract Games 7, 2001, 10–11; \
     through the text of the ruleset in Ludii, id 1587, and a Dutch school paper that cites it by page \
     (github.com/Max-Verbinnen/Latrones, paper.pdf).",
];

pub(super) const LOCUS_LUDI: Sources = &[
    "Locus Ludi (University of Fribourg, ERC 741520), Ludus latrunculorum, leaflet, \
     locusludi.ch/wp-content/uploads/2022/08/LUDUS-LATRUNCULORUM_rules_GB.pdf; through a program that follows \
     it word for word, and Ludii, ids 1588 and 1589.",
];

pub(super) const KOWALSKI_12X8: Sources = &[KOWALSKI];

pub(super) const KOWALSKI_11X10: Sources =
    &[KOWALSKI, "Ludii, id 538: the larger board, ten pieces and a dux in the back row."];

const KOWALSKI: &str = "W. J. Kowalski, Latrunculi, web page with figures; copy in \
     github.com/michaeljmcd/latrunculi, doc/latruncu.html.";

pub(super) const BELL: Sources = &[
    "R. C. Bell, Board and Table Games from Many Civilizations, 1960, revised 1979, 86–87; through the texts of \
     the rulesets in Ludii, ids 540 and 541.",
];

pub(super) const QUINTANA: Sources = &[
    "Museum Quintana, Künzing: the museum's rules, through the text of the ruleset in Ludii, id 536, and the \
     photograph Museum_Quintana_-_Räuberspiel.jpg on Wikimedia Commons.",
];

pub(super) const FALKENER: Sources = &[
    "E. Falkener, Games Ancient and Oriental and How to Play Them, London, Longmans, 1892; through the text of \
     the ruleset in Ludii, id 537.",
];

pub(super) const PETTEIA: Sources = &[
    "W. J. Kowalski, Petteia, web page, archived 9 December 2006, \
     personal.psu.edu/wxk116/roma/petteia.html (only its beginning was read).",
    "J. P. Neto, Petteia, www.di.fc.ul.pt/~jpn/gv/petteia.htm.",
    "Pollux, Onomasticon IX.98.",
];

pub(super) const SEEGA: Sources = &[
    "E. W. Lane, An Account of the Manners and Customs of the Modern Egyptians, London, 1836; H. Parker, Ancient \
     Ceylon, London, 1909; H. J. R. Murray, A History of Board-Games other than Chess, Oxford, 1951, 54–55; all \
     through Ludii, ids 150, 589 and 590.",
];

pub(super) const KHAREBGA: Sources = &[
    "W. Crist, É. Piette, D. J. N. J. Soemers, M. Stephenson, C. Browne, on the case of ludus latrunculorum, in \
     Games in the Ancient World, 2024, hdl.handle.net/2078.1/291982; through the candidate rulesets in Ludii.",
];
