/** What every catalogue needs for its numbers and lists; `isOne` tells which numbers take the form for one. */
export function forms(language: string, isOne: (n: number) => boolean) {
  // Made when it is first wanted: the first thing that `Intl` makes takes so long that no start should wait for it.
  let lists: Record<"conjunction" | "disjunction", Intl.ListFormat> | undefined;
  const list = (type: "conjunction" | "disjunction", items: Iterable<string>) => {
    lists ??= {
      conjunction: new Intl.ListFormat(language, { type: "conjunction" }),
      disjunction: new Intl.ListFormat(language, { type: "disjunction" }),
    };
    return lists[type].format(items);
  };
  let numbers: Intl.NumberFormat | undefined;
  const number = (n: number) => {
    // Up to here they are bare digits in every language of the page.
    if (Number.isInteger(n) && n >= 0 && n < 1000) return String(n);
    numbers ??= new Intl.NumberFormat(language);
    return numbers.format(n);
  };
  const form = (n: number, one: string, many: string) => (isOne(n) ? one : many);
  return {
    /** A number and what is counted: the form for one, and for every other number. */
    count: (n: number, one: string, many: string) => `${number(n)} ${form(n, one, many)}`,
    /** The form of a word that stands without its number. */
    form,
    number,
    and: (items: Iterable<string>) => list("conjunction", items),
    or: (items: Iterable<string>) => list("disjunction", items),
  };
}
