import { attributeNames, type Attributes } from "./attributes.ts";

type AttributeName = keyof Attributes;
type Choosable = { attributes: Attributes; stock: { totalAvailable: number } };

/** The variation that choosing a value selects, and the other attributes that the choice changes. */
export type AttributeChange<V> = { variation: V; changed: AttributeName[] };

/**
 * The value of an attribute as a key: 250 SEK and 250 NOK are two values of a gift card. An absent attribute is the
 * empty string.
 */
export function toAttributeKey({ attributes }: Pick<Choosable, "attributes">, name: AttributeName): string {
  const value = String(attributes[name] ?? "");
  return name === "giftCardValue" ? `${value} ${attributes.listPrice ?? ""}` : value;
}

/** The attributes in which the variations of a product differ. The currency of a gift card belongs to its value. */
export function listDifferingAttributes(variations: readonly Choosable[]): AttributeName[] {
  return attributeNames
    .filter(
      (name) => name !== "listPrice" || variations.every((v) => v.attributes.giftCardValue === undefined),
    )
    .filter((name) => new Set(variations.map((variation) => toAttributeKey(variation, name))).size > 1);
}

/** The attributes other than `name` in which two variations differ, which a choice of `name` changes too. */
export function listChangedAttributes(
  variations: readonly Choosable[],
  before: Choosable,
  after: Choosable,
  name: AttributeName,
): AttributeName[] {
  return listDifferingAttributes(variations).filter(
    (other) => other !== name && toAttributeKey(before, other) !== toAttributeKey(after, other),
  );
}

/**
 * Selects the variation for a chosen value: the one that keeps most other attributes; among equals the first in
 * stock, else the first. `changed` lists the attributes in which the selected variation differs from the previous one
 * beside the chosen attribute; the page has to report them [2.3], [3.15].
 *
 * @param key the value, as `toAttributeKey` writes it
 * @returns null when no variation has the value
 */
export function selectVariationByAttribute<V extends Choosable>(
  variations: readonly V[],
  chosen: V,
  name: AttributeName,
  key: string,
): AttributeChange<V> | null {
  const [best] = variations
    .filter((variation) => toAttributeKey(variation, name) === key)
    .map((variation) => ({
      variation,
      changed: listChangedAttributes(variations, chosen, variation, name),
    }))
    .toSorted(
      (a, b) =>
        a.changed.length - b.changed.length ||
        Number(isInStock(b.variation)) - Number(isInStock(a.variation)),
    );
  return best ?? null;
}

function isInStock({ stock }: Choosable): boolean {
  return stock.totalAvailable > 0;
}
