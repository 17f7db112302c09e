//! The TypeScript types of the boundary, and values of them.

use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

/// Declares values that JavaScript knows by a type of `types.ts`.
macro_rules! typed {
    ($($name:ident = $type:literal,)*) => {
        #[wasm_bindgen]
        extern "C" {
            $(
                #[doc = concat!("`", $type, "` of `types.ts`.")]
                #[wasm_bindgen(typescript_type = $type)]
                pub type $name;
            )*
        }
    };
}

typed! {
    GameViewValue = "GameView",
    PlayResultValue = "PlayResult",
    IllegalValue = "Illegal | null",
    FaultsValue = "Fault[]",
    PresetsValue = "PresetInfo[]",
    FieldsValue = "FieldInfo[]",
    ContradictionsValue = "Contradiction[]",
    RulesValue = "RulesMap",
    HistoryValue = "{ start: string | null; actions: string[] }",
    LimitsValue = "Limits",
    ThoughtValue = "Thought",
    SideValue = "Side",
    ProgressCallback = "(progress: Progress) => void",
    OptionalText = "string | null | undefined",
}

/// A value as JavaScript has it: maps are objects, nothing is `null`.
pub(crate) fn value<T: JsCast>(of: &impl Serialize) -> T {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    of.serialize(&serializer).unwrap_or(JsValue::NULL).unchecked_into()
}
