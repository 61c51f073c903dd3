import { type Agreement, canHaveAgreement } from "./resolve-discount.ts";

/** A contract price as the sales team entered it [3.3]. */
export type AgreementTerms = {
  /** A product's id, a product's name in any language, or "All" for every filament. */
  target: string;
  /** Percent */
  discountPercentage: number;
  /** YYYY-MM-DD, first and last day, both included; null is an open end. */
  validFrom: string | null;
  validTo: string | null;
};

/**
 * Resolves the agreements in force on a day. Product ids, which `resolveDiscount` compares, replace their targets. A
 * name matches every product of that name, ignoring case and spaces [3.3]. Unknown targets and gift cards match
 * nothing.
 *
 * @param input.products products that an agreement may name, with their names by language
 * @param input.today YYYY-MM-DD
 */
export function resolveAgreements(input: {
  agreements: readonly AgreementTerms[];
  products: readonly { id: string; type: string; name: Readonly<Record<string, string>> }[];
  today: string;
}): Agreement[] {
  const { agreements, today } = input;
  const held = agreements.filter(
    ({ validFrom, validTo }) => (validFrom ?? today) <= today && today <= (validTo ?? today),
  );
  if (held.length === 0) return [];
  const products = input.products.filter(({ type }) => canHaveAgreement(type));
  const named = products.map(({ id, name }) => ({ id, keys: new Set(Object.values(name).map(toKey)) }));
  return held.flatMap(({ target, discountPercentage }) =>
    toProductIds(target).map((productId) => ({ productId, discountPercentage })),
  );

  function toProductIds(target: string): string[] {
    const id = target.trim();
    const key = toKey(target);
    if (key === "all") return ["All"];
    if (products.some((product) => product.id === id)) return [id];
    return named.flatMap((product) => (product.keys.has(key) ? [product.id] : []));
  }
}

/** Equal for names that differ only in case, spaces or the encoding of accents. */
function toKey(name: string): string {
  return name.normalize("NFC").toLowerCase().replaceAll(/\s+/g, "");
}
