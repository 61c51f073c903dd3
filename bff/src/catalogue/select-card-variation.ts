import { attributeNames, type Currency, preferObtainable, type ProductSort } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import { priceForEveryone } from "./price-for-everyone.ts";

type Variations = readonly [CommerceVariation, ...CommerceVariation[]];
type ShownProduct = Pick<CommerceProduct, "id" | "slug" | "type" | "name" | "discontinued">;
type Options = { sort: ProductSort; noBackOrder: boolean; currency: Currency };

/**
 * Selects the variation that represents its product on a card. Orderable ones come first (`preferObtainable`), then
 * those that fit the sort (newest, staff pick, cheapest, dearest), else best sellers. Among equal variations, a hash of
 * the product's slug picks the color: the cards of a page differ in color, and a card keeps its picture from visit to
 * visit.
 */
export function selectCardVariation(
  product: ShownProduct,
  variations: Variations,
  options: Options,
): CommerceVariation {
  const obtainable = toFilled(preferObtainable(product, variations, options), variations);
  const fitting = selectFitting(product, obtainable, options);
  const [first] = fitting;
  const colors = toFilled(
    fitting.filter((variation) => isSameButColor(variation, first)),
    fitting,
  );
  return colors[toNumber(product.slug) % colors.length] ?? first;
}

function selectFitting(
  product: ShownProduct,
  variations: Variations,
  { sort, currency }: Options,
): Variations {
  if (sort === "priceAscending" || sort === "priceDescending") {
    const prices = variations.map((variation) => priceForEveryone(product, variation, currency).net.price);
    const best = sort === "priceAscending" ? Math.min(...prices) : Math.max(...prices);
    return toFilled(
      variations.filter((_, index) => prices[index] === best),
      variations,
    );
  }
  if (sort === "latest") {
    const latest = variations.reduce((last, { activeDate }) => (activeDate > last ? activeDate : last), "");
    return toFilled(
      variations.filter(({ activeDate }) => activeDate === latest),
      variations,
    );
  }
  const picked = sort === "staffPicks" ? variations.filter(({ staffPick }) => staffPick) : [];
  const candidates = toFilled(picked, variations);
  const best = Math.min(...candidates.map(toRank));
  return toFilled(
    candidates.filter((variation) => toRank(variation) === best),
    candidates,
  );
}

function isSameButColor(a: CommerceVariation, b: CommerceVariation): boolean {
  return attributeNames.every((name) => name === "color" || a.attributes[name] === b.attributes[name]);
}

function toRank({ bestSeller }: CommerceVariation): number {
  return bestSeller ?? Number.MAX_SAFE_INTEGER;
}

function toFilled(some: readonly CommerceVariation[], otherwise: Variations): Variations {
  const [first, ...rest] = some;
  return first ? [first, ...rest] : otherwise;
}

/** Evenly distributed hash of a text (FNV-1a). */
function toNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
