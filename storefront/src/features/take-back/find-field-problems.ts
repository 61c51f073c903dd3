import type { TakeBackBody } from "@spolverk/bff/contract";
import { findTakeBackProblems, type TakeBackProblem, takeBackTerms } from "@spolverk/domain";
import type { SideField, TakeBackField, TakeBackValues } from "./take-back-values.ts";

/** A number as people type it: up to six digits, then a comma or point and at most three decimals. */
const decimal = /^\d{1,6}(?:[.,]\d{1,3})?$/;
const whole = /^\d{1,6}$/;

type AmountProblem = "required" | "notANumber" | "notWhole";

/**
 * Reads the amount in a field, or its problem.
 *
 * @param perUnit how many returned units make one typed unit, such as 1000 g per kg; 1 for pieces, which must be
 * integers
 * @returns the amount, rounded to the nearest integer, or its problem
 */
export function readAmount(typed: string, perUnit: number): number | AmountProblem {
  const text = typed.replaceAll(/\s/g, "");
  if (text === "") return "required";
  if (!decimal.test(text)) return "notANumber";
  if (perUnit === 1 && !whole.test(text)) return "notWhole";
  return Math.round(Number(text.replace(",", ".")) * perUnit);
}

/** Problems that only the API can find, because they concern the order or earlier requests. */
const serverProblems = ["orderNotFound", "orderTooOld", "orderNotShipped", "tooSoon"] as const;
type ServerProblem = (typeof serverProblems)[number];
export type FieldProblem =
  | Exclude<TakeBackProblem, ServerProblem>
  | "required"
  | "notANumber"
  | "notWhole"
  | "tooMuch"
  | "invalidEmail"
  | "invalid";
export type FieldProblems = Partial<Record<TakeBackField, readonly FieldProblem[]>>;

const sides: readonly SideField[] = ["lengthMm", "widthMm", "heightMm"];

/** Reads each amount in the API's unit, or its problem. The amount of scrap may be left empty. */
function readAmounts(values: TakeBackValues) {
  return {
    spools: readAmount(values.spools, 1),
    scrapGrams: readAmount(values.scrapKg.trim() === "" ? "0" : values.scrapKg, 1000),
    weightGrams: readAmount(values.weightKg, 1000),
    lengthMm: readAmount(values.lengthCm, 10),
    widthMm: readAmount(values.widthCm, 10),
    heightMm: readAmount(values.heightCm, 10),
  };
}

const orElse = (amount: number | string, other: number) => (typeof amount === "number" ? amount : other);

/** Builds the API's body. An unreadable amount is NaN, which the contract refuses too. */
export function toTakeBackBody(values: TakeBackValues, site: string): TakeBackBody {
  const amounts = readAmounts(values);
  const { orderNumber, email, ownPlaOnly, agreement } = values;
  return {
    orderNumber,
    email,
    site,
    spools: orElse(amounts.spools, Number.NaN),
    scrapGrams: orElse(amounts.scrapGrams, Number.NaN),
    ownPlaOnly,
    weightGrams: orElse(amounts.weightGrams, Number.NaN),
    lengthMm: orElse(amounts.lengthMm, Number.NaN),
    widthMm: orElse(amounts.widthMm, Number.NaN),
    heightMm: orElse(amounts.heightMm, Number.NaN),
    agreement,
  };
}

const isServerProblem = (problem: TakeBackProblem): problem is ServerProblem =>
  serverProblems.some((each) => each === problem);

/** Finds the problems of each field as far as that needs no call to the API [5.15], [5.17], [5.20]. */
export function findFieldProblems(values: TakeBackValues): FieldProblems {
  const amounts = readAmounts(values);
  const parcel = {
    // A missing amount gets a value within the limits: it is not reported as exceeding one.
    spools: orElse(amounts.spools, takeBackTerms.minimumSpools),
    scrapGrams: orElse(amounts.scrapGrams, 0),
    isOwnPlaOnly: values.ownPlaOnly,
    weightGrams: orElse(amounts.weightGrams, 0),
    lengthMm: orElse(amounts.lengthMm, 0),
    widthMm: orElse(amounts.widthMm, 0),
    heightMm: orElse(amounts.heightMm, 0),
  };
  const now = new Date();
  const broken = findTakeBackProblems({
    order: { placedAt: now, hasShippedGoods: true },
    lastRequestedAt: null,
    parcel,
    isAgreed: values.agreement,
    now,
  });
  const longest = sides.toSorted((a, b) => parcel[b] - parcel[a])[0] ?? "lengthMm";
  const fields: Readonly<Record<Exclude<TakeBackProblem, ServerProblem>, TakeBackField>> = {
    tooFewSpools: "spools",
    notOwnPlaOnly: "ownPlaOnly",
    parcelTooHeavy: "weightGrams",
    parcelTooLong: longest,
    parcelTooBig: longest,
    agreementMissing: "agreement",
  };
  const found: Partial<Record<TakeBackField, FieldProblem[]>> = {};
  const add = (field: TakeBackField, problem: FieldProblem) => {
    found[field] = [...(found[field] ?? []), problem];
  };
  for (const [field, amount] of Object.entries(amounts))
    if (typeof amount !== "number") add(field as keyof typeof amounts, amount);
  for (const problem of broken) if (!isServerProblem(problem)) add(fields[problem], problem);
  return found;
}
