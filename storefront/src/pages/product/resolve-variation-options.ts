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
  /** The slug of the variation to which choosing this value leads. */
  slug: string;
  isChosen: boolean;
  /**
   * False when no variation combines this value with the other chosen values, so that choosing it changes other
   * attributes too.
   */
  isCombined: boolean;
  /** The search parameters with which the target page reports which other attributes changed. */
  search: ChoiceSearch;
  stock: StockState["kind"];
};
export type VariationChoice = { name: AttributeName; chosenText: string; options: VariationOption[] };

/**
 * The options of a product's variations by attribute: the attributes that differ, the product's primary and secondary
 * attributes first. `selectVariationByAttribute` decides where a value leads. Values have the order of the product's
 * variations. Gift cards are offered only in the shopper's currency.
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

/** The attributes that a choice changed in addition to the chosen attribute. */
export type ChangedChoice = {
  /** The requested combination, which no variation has. */
  wantedText: string;
  /** The values shown instead of the values that could not be kept. */
  shownText: string;
  changed: AttributeName[];
  /** The slug of the variation that was shown before the choice. */
  backTo: string;
};

/**
 * Resolves from the page's address which attributes changed, in addition to the chosen attribute, by the choice that
 * led to `shown`. Returns null when no other attribute changed, and when the address is forged: its combination exists,
 * or one of its parts does not.
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

/** The attributes to choose from, the product's primary and secondary attributes first. */
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
