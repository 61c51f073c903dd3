/** A number as people type it, with a comma or a point before at most three decimals. */
const decimal = /^\d{1,6}(?:[.,]\d{1,3})?$/;
const whole = /^\d{1,6}$/;

type AmountProblem = "required" | "notANumber" | "notWhole";

/**
 * The amount that a field holds, or what is wrong with it.
 *
 * @param perUnit how many of the returned unit make one of the typed unit, such as 1000 for kg to g; 1: pieces, which
 *   are whole
 * @returns a whole number, rounded to the nearest
 */
export function readAmount(typed: string, perUnit: number): number | AmountProblem {
  const text = typed.replaceAll(/\s/g, "");
  if (text === "") return "required";
  if (!decimal.test(text)) return "notANumber";
  if (perUnit === 1 && !whole.test(text)) return "notWhole";
  return Math.round(Number(text.replace(",", ".")) * perUnit);
}
