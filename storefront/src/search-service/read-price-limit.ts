import { normalizeCode } from "@spolverk/domain";

/** Upper limit of a typed price, in major units of any currency. */
export const maxPrice = 10_000_000;

const digits = String.raw`\d{1,8}|\d{1,3}(?: \d{3}){1,2}`;
const amount = new RegExp(`^(${digits})(?:[.,](\\d{0,2}))?$`);

/**
 * Parses one end of a price range, as people type it, to whole major units. It accepts full-width digits, spaces
 * between groups of digits, and decimals after a comma or a point. Decimals are rounded so that the range becomes
 * wider, which loses no price within the typed range.
 *
 * @returns null for an empty field, "invalid" for any other text
 */
export function readPriceLimit(typed: string, end: "from" | "to"): number | "invalid" | null {
  const text = normalizeCode(typed).replaceAll(/\s+/g, " ");
  if (text === "") return null;
  const [, whole, decimals] = amount.exec(text) ?? [];
  if (whole === undefined) return "invalid";
  const units = Number(whole.replaceAll(" ", ""));
  if (units > maxPrice) return "invalid";
  return end === "to" && Number(decimals ?? 0) > 0 ? units + 1 : units;
}
