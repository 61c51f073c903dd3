import {
  type Attributes,
  selectVariationByAttribute,
  type Currency,
  isSoldInCurrency,
  listChangedAttributes,
  listDifferingAttributes,
  resolveAvailability,
  resolveStockState,
  type StockState,
  toAttributeKey,
  toAvailabilityInput,
} from "@spolverk/domain";
import type { ShownVariation } from "../../api/card.ts";
import type { ChoiceSearch } from "./read-choice-search.ts";

type AttributeName = keyof Attributes;
type Choosable = Pick<
  ShownVariation,
  "slug" | "attributes" | "attributeTexts" | "colorHex" | "stock" | "backOrder" | "discontinued" | "sale"
>;
type ChosenProduct = {
  primaryAttribute: AttributeName;
  secondaryAttribute: AttributeName | null;
  discontinued: boolean;
  variations: readonly Choosable[];
};

export type VariationOption = {
  value: string;
  text: string;
  /** The hex value of a color; null for other attributes. */
  hex: string | null;
  /** The variation that the choice leads to. */
  slug: string;
  isChosen: boolean;
  /**
   * False when no variation combines this value with the rest of the choice: choosing it changes other attributes too.
   */
  isCombined: boolean;
  /** The search parameters of the target page, which reports the other changes. */
  search: ChoiceSearch;
  stock: StockState["kind"];
};
export type VariationChoice = { name: AttributeName; chosenText: string; options: VariationOption[] };

/**
 * The options of a product's variations by attribute: the differing attributes, the product's primary and secondary
 * ones first. `selectVariationByAttribute` decides where a value leads. Values are ordered like the product's variations. Gift
 * cards are offered only in the shopper's currency, beside the chosen one.
 */
export function resolveVariationOptions(
  product: ChosenProduct,
  chosen: Choosable,
  currency: Currency,
  shop: { noBackOrder: boolean },
): VariationChoice[] {
  const offered = listOffered(product, currency);
  return listNames(product, offered).map((name) => ({
    name,
    chosenText: toText(chosen, name),
    options: [...new Set(offered.map((variation) => toAttributeKey(variation, name)))].flatMap((value) => {
      const change = selectVariationByAttribute(offered, chosen, name, value);
      if (!change) return [];
      const { variation, changed } = change;
      const input = toAvailabilityInput(product, variation, shop);
      return [
        {
          value,
          text: toText(variation, name),
          hex: name === "color" ? variation.colorHex : null,
          slug: variation.slug,
          isChosen: toAttributeKey(chosen, name) === value,
          isCombined: changed.length === 0,
          search: changed.length === 0 ? {} : { from: chosen.slug, chosen: name },
          stock: resolveStockState(resolveAvailability({ ...input, quantity: 1 })).kind,
        },
      ];
    }),
  }));
}

/** Attributes that a choice changed beside the chosen one. */
export type ChangedChoice = {
  /** The requested combination, which no variation has. */
  wantedText: string;
  /** The values shown instead of those that could not be kept. */
  shownText: string;
  changed: AttributeName[];
  /** The variation before the choice. */
  backTo: string;
};

/**
 * Resolves from the page's address which attributes the choice that led to `shown` changed beside the chosen one. null
 * when it changed none, or when the address is forged: the requested combination exists, or a part of it does not.
 */
export function resolveChangedChoice(
  product: ChosenProduct,
  shown: Choosable,
  { from, chosen }: ChoiceSearch,
  currency: Currency,
): ChangedChoice | null {
  const offered = listOffered(product, currency);
  const names = listNames(product, offered);
  const before = offered.find(({ slug }) => slug === from);
  if (!before || !chosen || !names.includes(chosen)) return null;
  const changed = listChangedAttributes(offered, before, shown, chosen);
  const nearest = selectVariationByAttribute(offered, before, chosen, toAttributeKey(shown, chosen));
  if (changed.length === 0 || nearest?.changed.length === 0) return null;
  return {
    wantedText: names.map((name) => toText(name === chosen ? shown : before, name)).join(", "),
    shownText: names
      .filter((name) => changed.includes(name))
      .map((name) => toText(shown, name))
      .join(", "),
    changed,
    backTo: before.slug,
  };
}

function listOffered({ variations }: ChosenProduct, currency: Currency): Choosable[] {
  return variations.filter(({ attributes }) => isSoldInCurrency(attributes, currency));
}

/** The attributes to choose from, the product's primary and secondary ones first. */
function listNames(
  { primaryAttribute, secondaryAttribute }: ChosenProduct,
  offered: readonly Choosable[],
): AttributeName[] {
  const differing = listDifferingAttributes(offered);
  const first = [primaryAttribute, secondaryAttribute].filter((name) => name !== null);
  return [...new Set([...first.filter((name) => differing.includes(name)), ...differing])];
}

function toText(variation: Choosable, name: AttributeName): string {
  return variation.attributeTexts.find((entry) => entry.name === name)?.text ?? "–";
}
