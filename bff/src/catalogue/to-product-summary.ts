import type { Language } from "@spolverk/content";
import { capBullets } from "@spolverk/domain";
import type { CommerceProduct } from "../commerce/product.ts";
import type { ProductSummary } from "../contract/catalogue.ts";
import { pickText } from "./pick-text.ts";

/** A product's summary on a card, in one language. */
export function toProductSummary(product: CommerceProduct, language: Language): ProductSummary {
  return {
    id: product.id,
    slug: product.slug,
    name: pickText(product.name, language) ?? product.slug,
    manufacturer: product.manufacturer,
    bullets: capBullets(pickText(product.bullets, language) ?? []),
    soldBy: product.soldBy,
    primaryAttribute: product.primaryAttribute,
    secondaryAttribute: product.secondaryAttribute,
    discontinued: product.discontinued,
  };
}
