import { normalizeCode } from "@spolverk/domain";

/** In major units of any currency. */
export const maxPrice = 10_000_000;

const digits = String.raw`\d{1,8}|\d{1,3}(?: \d{3}){1,2}`;
const amount = new RegExp(`^(${digits})(?:[.,](\\d{0,2}))?$`);

/**
 * Parses one end of a price range as people type it, to major units: full-width digits, spaces between groups, and
 * decimals after a comma or a point are accepted. Decimals widen the range, so that no price within the typed one is
 * lost.
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
