import { takeBackTerms } from "./take-back-terms.ts";

/** The parcel that a customer wants to send back; lengths in whole millimetres. */
export type TakeBackParcel = {
  spools: number;
  /** Scrap of our own PLA, in grams; may be 0. */
  scrapGrams: number;
  /** The customer states that the parcel holds only PLA made by the shop. */
  isOwnPlaOnly: boolean;
  /** Weight of the parcel with its content, in grams. */
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
};

export const takeBackProblems = [
  "orderNotFound",
  "orderTooOld",
  "orderNotShipped",
  "tooSoon",
  "tooFewSpools",
  "notOwnPlaOnly",
  "parcelTooHeavy",
  "parcelTooLong",
  "parcelTooBig",
  "agreementMissing",
] as const;
export type TakeBackProblem = (typeof takeBackProblems)[number];

type Facts = {
  /** Null when no order has that number and e-mail address. */
  order: {
    placedAt: Date;
    /** Whether goods of the order were shipped and not returned. */
    hasShippedGoods: boolean;
  } | null;
  /** The last unexpired request for the order's e-mail address; null without one. */
  lastRequestedAt: Date | null;
  parcel: TakeBackParcel;
  /** The customer accepts the fee for a wrong return [5.20]. */
  isAgreed: boolean;
  now: Date;
};

/** The start of the UTC day that lies `months` calendar months earlier; the last day of a shorter month. */
function toDayMonthsBefore(date: Date, months: number): Date {
  const month = date.getUTCMonth() - months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), lastDay)));
}

const dayMs = 86_400_000;
const nextDay = (day: Date) => new Date(day.getTime() + dayMs);

/** Length plus girth: the longest side, and twice the two shorter ones. */
function toLengthAndGirth({ lengthMm, widthMm, heightMm }: TakeBackParcel) {
  const [longest = 0, ...others] = [lengthMm, widthMm, heightMm].toSorted((a, b) => b - a);
  return { longest, girth: longest + 2 * others.reduce((sum, side) => sum + side, 0) };
}

/**
 * Finds every reason to refuse a take-back request; empty when it is granted. Time limits count whole UTC days
 * [5.12]–[5.20], [9.35].
 */
export function findTakeBackProblems({
  order,
  lastRequestedAt,
  parcel,
  isAgreed,
  now,
}: Facts): TakeBackProblem[] {
  const terms = takeBackTerms;
  const { longest, girth } = toLengthAndGirth(parcel);
  const checks: readonly [boolean, TakeBackProblem][] = [
    [order === null, "orderNotFound"],
    [order !== null && order.placedAt < toDayMonthsBefore(now, terms.orderWithinMonths), "orderTooOld"],
    [order !== null && !order.hasShippedGoods, "orderNotShipped"],
    [
      lastRequestedAt !== null && lastRequestedAt >= nextDay(toDayMonthsBefore(now, terms.intervalMonths)),
      "tooSoon",
    ],
    [parcel.spools < terms.minimumSpools, "tooFewSpools"],
    [!parcel.isOwnPlaOnly, "notOwnPlaOnly"],
    [parcel.weightGrams > terms.maximumWeightKg * 1000, "parcelTooHeavy"],
    [longest > terms.maximumLengthM * 1000, "parcelTooLong"],
    [girth > terms.maximumGirthM * 1000, "parcelTooBig"],
    [!isAgreed, "agreementMissing"],
  ];
  return checks.filter(([isProblem]) => isProblem).map(([, problem]) => problem);
}
