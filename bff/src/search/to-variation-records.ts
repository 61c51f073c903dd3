import type { Language } from "@spolverk/content";
import {
  currencies,
  isSoldInCurrency,
  type Money,
  preferObtainable,
  resolveColorFamily,
  resolveDiscount,
  toProductNumber,
} from "@spolverk/domain";
import { isDelisted } from "../catalogue/is-delisted.ts";
import { pickText } from "../catalogue/pick-text.ts";
import { isReducedForEveryone, priceForEveryone } from "../catalogue/price-for-everyone.ts";
import { toListingItem } from "../catalogue/to-listing-item.ts";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import type { VariationSummary } from "../contract/catalogue.ts";
import type { SearchEnvironment, VariationRecord } from "../contract/search.ts";
import { categoryWords } from "./category-words.ts";
import { colorWords } from "./color-words.ts";
import { cutText } from "./cut-text.ts";
import { listFiberWords } from "./fiber-words.ts";

export type RecordSource = {
  /** Category names in the language of the records, by path. */
  categoryNames: ReadonlyMap<string, string>;
  /** Finish of each color of the content, by id; a merchandiser's own color counts as solid. */
  colorFinishes: ReadonlyMap<string, string>;
};

/** A record is limited to 10 kB; the other fields take less than half. */
const maxDescriptionBytes = 4000;
/** Rank of a variation that is no best seller: after all that are. */
const unranked = 1_000_000;

/** The search records of a product's variations in one language for one environment [7.20]. */
export function toVariationRecords(
  product: CommerceProduct,
  source: RecordSource,
  language: Language,
  environment: SearchEnvironment,
): VariationRecord[] {
  const listed = product.variations.filter((variation) => !isDelisted(product, variation));
  const paths = listPathsAbove(product.categories);
  const shared = {
    language,
    environment,
    productId: product.id,
    productNumber: toProductNumber(product.id),
    manufacturer: product.manufacturer,
    bullets: [...(pickText(product.bullets, language) ?? [])],
    description: cutText(pickText(product.description, language) ?? "", maxDescriptionBytes),
    categories: paths,
    categoryNames: paths.flatMap((path) => source.categoryNames.get(path) ?? []),
    type: product.type,
  };
  return product.variations.map((variation) => {
    const active = listed.includes(variation);
    const { listPrice } = variation.attributes;
    // A card represents the variations sold together: gift cards of one currency.
    const together = listed.filter(({ attributes }) => attributes.listPrice === listPrice);
    const [first = variation, ...others] = active ? together : [variation];
    const card = toListingItem(product, [first, ...others], variation, language);
    const facts = toFacts(product, variation, source);
    return {
      ...shared,
      ...facts,
      keywords: [
        // A shopper who searches for a color alone means filament. A black printer is found by the word in its name.
        ...(facts.colorFamily && facts.isFilament ? [colorWords[facts.colorFamily][language]] : []),
        ...paths.flatMap((path) => categoryWords[path]?.[language] ?? []),
        ...listFiberWords(card.product.name, language),
      ],
      material: findMaterial(product, card.variation, source),
      objectID: `${variation.id}_${language}_${environment}`,
      active,
      preferred: preferObtainable(product, [first, ...others], { noBackOrder: false }).includes(variation),
      productName: card.product.name,
      name: card.variation.name,
      card,
    };
  });
}

/** The fields that are the same in every language. */
function toFacts(product: CommerceProduct, variation: CommerceVariation, source: RecordSource) {
  const { diameter, size, version, ho, color } = variation.attributes;
  const { colorHex } = variation;
  const { percentage: discountPercentage } = resolveDiscount({
    sale: variation.sale,
    agreements: [],
    product,
    type: product.type,
  });
  return {
    sku: variation.sku,
    currencies: currencies.filter((currency) => isSoldInCurrency(variation.attributes, currency)),
    gtin: variation.gtin,
    diameter: diameter ?? null,
    size: size ?? null,
    version: version ?? null,
    ho: ho ?? false,
    color: color ?? null,
    colorHex,
    colorFamily: colorHex && resolveColorFamily(colorHex, source.colorFinishes.get(color ?? "")),
    price: toPrices(product, variation),
    msrp: variation.msrp,
    isFilament: product.type === "filament" ? 1 : 0,
    taxed: product.type === "giftCard" ? 0 : 1,
    discountPercentage,
    onSale: isReducedForEveryone(product, variation),
    inStock: variation.stock.totalAvailable > 0,
    staffPick: variation.staffPick,
    bestSeller: variation.bestSeller ?? unranked,
    activeSince: Math.floor(Date.parse(variation.activeDate) / 1000),
  };
}

/** The material as text. A filament's is its material category; other goods have an attribute. */
function findMaterial(
  { categories }: CommerceProduct,
  { attributeTexts }: VariationSummary,
  { categoryNames }: RecordSource,
): string | null {
  const named = attributeTexts.find(({ name }) => name === "material");
  if (named) return named.text;
  const path = categories.find((category) => category.startsWith("filaments-by-material>"));
  return (path && categoryNames.get(path)) ?? null;
}

function toPrices(product: CommerceProduct, variation: CommerceVariation): Money {
  return Object.fromEntries(
    currencies.map((currency) => [currency, priceForEveryone(product, variation, currency).net.price]),
  ) as Money;
}

/** "a>b" also belongs to "a". */
function listPathsAbove(categories: readonly string[]): string[] {
  const paths = categories.flatMap((category) => {
    const ids = category.split(">");
    return ids.map((_, depth) => ids.slice(0, depth + 1).join(">"));
  });
  return [...new Set(paths)];
}
