//! Rules as serde sees them: a flat map of names to texts, numbers and flags.

use crate::rules::{Domain, FIELDS, Rules};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser::SerializeMap};
use std::fmt;

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(FIELDS.len()))?;
        for field in FIELDS {
            let text = self.get(field.name).unwrap_or_default();
            match field.domain {
                Domain::Flag => map.serialize_entry(field.name, &(text == "true"))?,
                Domain::Number(..) => {
                    map.serialize_entry(field.name, &text.parse::<u16>().unwrap_or_default())?
                }
                _ => map.serialize_entry(field.name, &text)?,
            }
        }
        map.end()
    }
}

/// A value of the flat map, as JSON and JavaScript give it.
struct Scalar(String);

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Scalar;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text, a whole number, true or false")
            }
            fn visit_str<E>(self, value: &str) -> Result<Scalar, E> {
                Ok(Scalar(value.into()))
            }
            fn visit_bool<E>(self, value: bool) -> Result<Scalar, E> {
                Ok(Scalar(value.to_string()))
            }
            fn visit_u64<E>(self, value: u64) -> Result<Scalar, E> {
                Ok(Scalar(value.to_string()))
            }
            fn visit_i64<E>(self, value: i64) -> Result<Scalar, E> {
                Ok(Scalar(value.to_string()))
            }
            fn visit_f64<E>(self, value: f64) -> Result<Scalar, E> {
                // JavaScript has no other numbers. One with a fraction is left to be refused as no number.
                let whole = value as u32;
                Ok(Scalar(if f64::from(whole) == value { whole.to_string() } else { "a fraction".into() }))
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

/// Every field has to be there, none twice, and no other.
impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Rules;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the fields of a ruleset")
            }

            fn visit_map<A: de::MapAccess<'de>>(self, mut map: A) -> Result<Rules, A::Error> {
                let mut rules = Rules::default();
                let mut missing: Vec<&str> = FIELDS.iter().map(|field| field.name).collect();
                while let Some(name) = map.next_key::<String>()? {
                    let Scalar(value) = map.next_value()?;
                    rules.set(&name, &value).map_err(de::Error::custom)?;
                    match missing.iter().position(|field| **field == name) {
                        Some(index) => missing.remove(index),
                        None => {
                            return Err(de::Error::custom(format!(
                                "rule {} is given twice",
                                crate::text::quoted(&name)
                            )));
                        }
                    };
                }
                if !missing.is_empty() {
                    return Err(de::Error::custom(format!(
                        "these rules are missing: {}",
                        crate::text::listed(&missing, ", ")
                    )));
                }
                Ok(rules)
            }
        }
        deserializer.deserialize_map(Visitor)
    }
}
