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
    PresetValue = "PresetInfo | null",
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

/// A value as JavaScript has it: maps are objects, nothing is `null`. It crosses the boundary as one text, since a
/// call for each property is many times slower and brings more code.
pub(crate) fn value<T: JsCast>(of: &impl Serialize) -> T {
    let text = serde_json::to_string(of).unwrap_or_default();
    js_sys::JSON::parse(&text).unwrap_or(JsValue::NULL).unchecked_into()
}
