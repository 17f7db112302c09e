/** What every catalogue needs of `Intl`. */
export function forms(language: string) {
  const rules = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  const and = new Intl.ListFormat(language, { type: "conjunction" });
  const or = new Intl.ListFormat(language, { type: "disjunction" });
  return {
    /** A number and what is counted: the form for one, and for every other number. */
    count: (n: number, one: string, many: string) =>
      `${number.format(n)} ${rules.select(n) === "one" ? one : many}`,
    /** The form of a word that stands without its number. */
    form: (n: number, one: string, many: string) => (rules.select(n) === "one" ? one : many),
    number: (n: number) => number.format(n),
    and: (items: Iterable<string>) => and.format(items),
    or: (items: Iterable<string>) => or.format(items),
  };
}
