//! The presets: each reconstruction as data, with its title, author, year and sources.

use crate::rules::Rules;

/// A reconstruction that has been published, as a value of [`Rules`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The name in links and in the line protocol.
    pub id: &'static str,
    /// The title, as its author or the field gives it.
    pub title: &'static str,
    /// Who reconstructed it.
    pub author: &'static str,
    /// When it was published.
    pub year: &'static str,
    /// What differs from [`Rules::default`], as `field:value` joined by `;`.
    pub changes: &'static str,
}

/// Every preset, in the order of the specification.
pub const PRESETS: &[Preset] = &[
    Preset {
        id: "becq-8",
        title: "Latroncules",
        author: "Louis Becq de Fouquières",
        year: "1869",
        changes: "array:L.P;larron:slide-all;latroncule:forward;axes:all;catch:position;lift:first;sight:true;promotion:true",
    },
    Preset {
        id: "becq-12",
        title: "Latroncules, 12×12",
        author: "Louis Becq de Fouquières",
        year: "1869",
        changes: "board:12x12;array:L.P;larron:slide-all;latroncule:forward;axes:all;catch:position;lift:first;sight:true;promotion:true",
    },
    Preset {
        id: "nova-roma-8x8",
        title: "Nova Roma, 8×8",
        author: "Cn. Salvius Astur",
        year: "",
        changes: "array:C;first:black;enclosure:true;quiet-limit:40;quiet-then:tally",
    },
    Preset {
        id: "nova-roma-12x8",
        title: "Nova Roma, 12×8",
        author: "Cn. Salvius Astur",
        year: "",
        changes: "board:12x8;array:C;first:black;enclosure:true;quiet-limit:40;quiet-then:tally",
    },
    Preset {
        id: "nova-roma-10x9",
        title: "Nova Roma, 10×9",
        author: "Cn. Salvius Astur",
        year: "",
        changes: "board:10x9;array:C;first:black;enclosure:true;quiet-limit:40;quiet-then:tally",
    },
    Preset {
        id: "nova-roma-11x10",
        title: "Nova Roma, 11×10",
        author: "Cn. Salvius Astur",
        year: "",
        changes: "board:11x10;array:C;first:black;enclosure:true;quiet-limit:40;quiet-then:tally",
    },
    Preset {
        id: "nova-roma-deferred",
        title: "Nova Roma, deferred capture",
        author: "Cn. Salvius Astur",
        year: "",
        changes: "array:C;catch:held;lift:turn-start;first:black;enclosure:true;quiet-limit:40;quiet-then:tally",
    },
    Preset {
        id: "nova-roma-placed",
        title: "Nova Roma, placed",
        author: "Cn. Salvius Astur",
        year: "",
        changes: "hand:C25;first:black;enclosure:true;quiet-limit:40;quiet-then:tally",
    },
    Preset {
        id: "nova-roma-placed-deferred",
        title: "Nova Roma, placed, deferred capture",
        author: "Cn. Salvius Astur",
        year: "",
        changes: "hand:C25;catch:held;lift:turn-start;first:black;enclosure:true;quiet-limit:40;quiet-then:tally",
    },
    Preset {
        id: "nova-roma-placed-early",
        title: "Nova Roma, placed, early moves",
        author: "Cn. Salvius Astur",
        year: "",
        changes: "hand:C25;early:true;first:black;enclosure:true;quiet-limit:40;quiet-then:tally",
    },
    Preset {
        id: "regle-francaise",
        title: "Règle française",
        author: "anonymous",
        year: "",
        changes: "hand:C16;calculus:step-leap-any-4;catch:position;lift:instead;pinned:true;barred:true;least:2",
    },
    Preset {
        id: "schadler-1994",
        title: "Schädler 1994",
        author: "Ulrich Schädler",
        year: "1994",
        changes: "hand:C16;calculus:step-leap-any;catch:held;lift:instead;least:2",
    },
    Preset {
        id: "schadler-2001",
        title: "Schädler 2001",
        author: "Ulrich Schädler",
        year: "2001",
        changes: "hand:C16;calculus:step-leap-any;catch:held;lift:instead;barred:true;least:2",
    },
    Preset {
        id: "seneca",
        title: "Seneca",
        author: "Locus Ludi",
        year: "",
        changes: "hand:C20;calculus:step-leap-own;catch:held;lift:first;corner:true;least:2;least-then:tally;immobile:tally",
    },
    Preset {
        id: "piso",
        title: "Piso",
        author: "Locus Ludi",
        year: "",
        changes: "hand:C20;calculus:step;corner:true;least:2;least-then:tally;immobile:tally",
    },
    Preset {
        id: "kowalski-12x8",
        title: "Kowalski, 12×8",
        author: "Wally J. Kowalski",
        year: "",
        changes: "board:12x8;array:C.6D5;first:black;corner:true;dux-shut-in:true;immobile:tally",
    },
    Preset {
        id: "kowalski-11x10",
        title: "Kowalski, 11×10",
        author: "Wally J. Kowalski",
        year: "",
        changes: "board:11x10;array:CCCCCDCCCCC;first:black;corner:true;dux-shut-in:true;immobile:tally",
    },
    Preset {
        id: "bell-8x7",
        title: "Bell, 8×7",
        author: "R. C. Bell",
        year: "1960",
        changes: "board:8x7;hand:C16D1;placing:two;calculus:step;dux:step-leap-enemy-1;corner-square:true;moves-again:true;quiet-limit:60;quiet-then:tally",
    },
    Preset {
        id: "bell-8x8",
        title: "Bell, 8×8",
        author: "R. C. Bell",
        year: "1960",
        changes: "hand:C16D1;placing:two;calculus:step;dux:step-leap-enemy-1;corner-square:true;moves-again:true;quiet-limit:60;quiet-then:tally",
    },
    Preset {
        id: "quintana",
        title: "Museum Quintana",
        author: "Museum Quintana, Künzing",
        year: "",
        changes: "array:C.C",
    },
    Preset {
        id: "falkener",
        title: "Falkener",
        author: "Edward Falkener",
        year: "1892",
        changes: "board:12x12;array:C1C1C1C1C1C1.1C1C1C1C1C1C.C1C1C1C1C1C1.1C1C1C1C1C1C.C1C1C1C1C1C1;calculus:step-all-leap-enemy-1;axes:all",
    },
    Preset {
        id: "petteia",
        title: "Petteia",
        author: "Wally J. Kowalski",
        year: "",
        changes: "array:C;first:black",
    },
    Preset {
        id: "seega-5",
        title: "Seega, 5×5",
        author: "traditional",
        year: "",
        changes: "board:5x5;hand:C12;placing:two;centre-closed:true;calculus:step;immobile:pass",
    },
    Preset {
        id: "seega-7",
        title: "Seega, 7×7",
        author: "traditional",
        year: "",
        changes: "board:7x7;hand:C24;placing:two;centre-closed:true;calculus:step;immobile:pass",
    },
    Preset {
        id: "seega-9",
        title: "Seega, 9×9",
        author: "traditional",
        year: "",
        changes: "board:9x9;hand:C40;placing:two;centre-closed:true;calculus:step;immobile:pass",
    },
    Preset {
        id: "kharebga-8x8",
        title: "Kharebga, 8×8",
        author: "traditional",
        year: "",
        changes: "hand:C31;placing:two;least:2;immobile:pass",
    },
];

impl Preset {
    /// The preset with this id.
    pub fn find(id: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.id == id)
    }

    /// The rules themselves.
    pub fn rules(&self) -> Rules {
        let mut rules = Rules::default();
        // A test holds every preset to naming only fields and values that exist.
        for (field, value) in changes(self.changes) {
            rules.set(field, value).unwrap_or_default();
        }
        rules
    }
}

/// The `field:value` pairs of a text that joins them by `;`. A pair without a colon has an empty value.
pub(crate) fn changes(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(';').map(|change| change.split_once(':').unwrap_or((change, "")))
}
