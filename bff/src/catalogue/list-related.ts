import type { Language } from "@spolverk/content";
import { selectRelated } from "@spolverk/domain";
import type { CommerceSettings } from "../commerce/engine.ts";
import type { CommerceProduct } from "../commerce/product.ts";
import type { ListingItem } from "../contract/catalogue.ts";
import { isDelisted } from "./is-delisted.ts";
import { selectCardVariation } from "./select-card-variation.ts";
import { toListingItem } from "./to-listing-item.ts";

const most = 4;

/** Cards of related products: from the same categories, still sold, no gift cards. */
export function listRelated(
  product: CommerceProduct,
  source: { products: readonly CommerceProduct[]; settings: Pick<CommerceSettings, "noBackOrder"> },
  language: Language,
): ListingItem[] {
  const sold = source.products.filter(
    (other) =>
      other.type !== "giftCard" && other.variations.some((variation) => !isDelisted(other, variation)),
  );
  return selectRelated(product, sold, most).flatMap((other) => {
    const [first, ...rest] = other.variations.filter((variation) => !isDelisted(other, variation));
    if (!first) return [];
    const options = { sort: "relevance", currency: "SEK", ...source.settings } as const;
    const shown = selectCardVariation(other, [first, ...rest], options);
    return [toListingItem(other, [first, ...rest], shown, language)];
  });
}
