import { highestPrice, isPriceAmount } from "@spolverk/domain";

/** What is wrong with a value, and where it stands, such as `variants.0.prices.1.amount`. */
export type FieldProblem = { field: string; message: string };

/** As deep as any body of Medusa's goes, with room: batches hold variants, which hold prices. */
const deepest = 12;
/** What lists of prices are called; a batch of a price list's is the batch itself. */
const priceLists: ReadonlySet<string> = new Set(["prices", "create", "update"]);

/**
 * The prices in a body of Medusa's admin API that nothing can be sold at, wherever they stand in it.
 *
 * @param takesZero whether nothing may be charged, as for delivery
 */
export function findPriceProblems(body: unknown, takesZero: boolean): FieldProblem[] {
  return findIn(body, [], takesZero);
}

function findIn(value: unknown, path: readonly string[], takesZero: boolean): FieldProblem[] {
  if (typeof value !== "object" || value === null || path.length > deepest) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const here = [...path, name];
    const isAmount = name === "amount" && priceLists.has(path.at(-2) ?? "");
    if (!isAmount) return findIn(member, here, takesZero);
    // Medusa's own validation refuses what is no number, except null for an amount that is not given.
    if (member === null || member === undefined) return [];
    const message = describe(member, takesZero);
    return message === null ? [] : [{ field: here.join("."), message }];
  });
}

function describe(amount: unknown, takesZero: boolean): string | null {
  if (typeof amount !== "number" || !Number.isFinite(amount)) return "must be a number";
  if ((takesZero && amount === 0) || isPriceAmount(amount)) return null;
  if (amount > highestPrice) return `must be ${highestPrice} or less`;
  return takesZero ? "must not be negative" : "must be 0.01 or more";
}
