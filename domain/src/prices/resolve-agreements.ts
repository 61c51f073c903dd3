import { type Agreement, canHaveAgreement } from "./resolve-discount.ts";

/** A contract price as the sales team wrote it [3.3]. */
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
 * The agreements that hold on a day, by the ids of products that `resolveDiscount` compares: a name stands for every
 * product of that name, whatever its case and spaces [3.3]. A target that is nothing of the shop's, or a gift card, applies
 * to nothing.
 *
 * @param input.products those that an agreement may be about, their names by language
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

/** The same for names that differ in case, spaces or the way an accent is written only. */
function toKey(name: string): string {
  return name.normalize("NFC").toLowerCase().replaceAll(/\s+/g, "");
}
