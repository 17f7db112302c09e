/**
 * What a language does with numbers and lists. `Intl` knows it, too, but what it makes first takes 40 ms, in the middle
 * of a game: `forms.test.ts` holds what stands here against it.
 */
export interface Manner {
  /** Which numbers take the form for one. */
  isOne: (n: number) => boolean;
  /** What stands between the thousands of numbers with at least so many digits. */
  thousands: { mark: string; digits: number };
  /** What stands before the tenths. */
  decimal: string;
  /** The word before the last item of a list, which may depend on that item. */
  and: (last: string) => string;
  or: (last: string) => string;
  /** Whether a comma stands before that word in lists of three and more. */
  comma: boolean;
}

/** What every catalogue needs for its numbers and lists. */
export function forms({ isOne, thousands, decimal, and, or, comma }: Manner) {
  const list = (items: Iterable<string>, word: (last: string) => string) => {
    const before = [...items];
    const last = before.pop() ?? "";
    if (before.length === 0) return last;
    return `${before.join(", ")}${comma && before.length > 1 ? "," : ""} ${word(last)} ${last}`;
  };
  /** A whole number, not less than zero. */
  const number = (n: number) => {
    const digits = String(n);
    return digits.length < thousands.digits ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands.mark);
  };
  /** Hundredths as a number with its sign, to the tenth. */
  const signed = (hundredths: number) => {
    const tenths = Math.round(Math.abs(hundredths) / 10);
    const sign = tenths === 0 ? "" : hundredths < 0 ? "−" : "+";
    return `${sign}${number(Math.floor(tenths / 10))}${decimal}${tenths % 10}`;
  };
  const form = (n: number, one: string, many: string) => (isOne(n) ? one : many);
  return {
    /** A number and what is counted: the form for one, and for every other number. */
    count: (n: number, one: string, many: string) => `${number(n)} ${form(n, one, many)}`,
    /** The form of a word that stands without its number. */
    form,
    number,
    signed,
    and: (items: Iterable<string>) => list(items, and),
    or: (items: Iterable<string>) => list(items, or),
  };
}
