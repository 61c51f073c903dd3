import {
  type Attributes,
  changeAttribute,
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
  /** The variation that choosing this leads to. */
  slug: string;
  isChosen: boolean;
  /** False when no variation joins this value to the rest of what is chosen: choosing it changes the rest too. */
  isCombined: boolean;
  /** The query of the page that it leads to, which says what else was changed. */
  search: ChoiceSearch;
  stock: StockState["kind"];
};
export type VariationChoice = { name: AttributeName; chosenText: string; options: VariationOption[] };

/**
 * What a shopper may choose among a product's variations, attribute by attribute: those in which they
 * differ, the product's primary and secondary ones first. Where a value leads is decided by `changeAttribute`.
 * Values stand in the order of the product's variations. Of gift cards only those in the shopper's currency are offered,
 * beside the chosen one.
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
      const change = changeAttribute(offered, chosen, name, value);
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

/** What a choice changed beside the chosen attribute. */
export type ChangedChoice = {
  /** The combination that was asked for and that no variation has. */
  wantedText: string;
  /** What is shown in place of the attributes that could not be kept. */
  shownText: string;
  changed: AttributeName[];
  /** The variation before the choice. */
  backTo: string;
};

/**
 * What the choice that led to `shown` changed beside the chosen attribute, from the address of the page. null when it changed
 * nothing, or when the address was made up: the wanted combination exists, or a part of it does not.
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
  const nearest = changeAttribute(offered, before, chosen, toAttributeKey(shown, chosen));
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

/** The attributes that can be chosen, the product's primary and secondary ones first. */
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
