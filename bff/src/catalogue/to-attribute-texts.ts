import type { Language } from "@spolverk/content";
import { attributeNames, type Attributes, formatAttribute, formatPrice, isCurrency } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import { getTranslate } from "../http/texts.ts";
import { pickText } from "./pick-text.ts";

type AttributeText = { name: keyof Attributes; text: string };

/** Formats a variation's attributes: the two that distinguish it first, then the rest [2.48], [9.24]. */
export function toAttributeTexts(
  product: Pick<CommerceProduct, "primaryAttribute" | "secondaryAttribute">,
  variation: Pick<CommerceVariation, "attributes" | "colorName">,
  language: Language,
): AttributeText[] {
  const { primaryAttribute, secondaryAttribute } = product;
  const first = secondaryAttribute ? [primaryAttribute, secondaryAttribute] : [primaryAttribute];
  const names = new Set<keyof Attributes>([...first, ...attributeNames]);
  return [...names].flatMap((name) => {
    const text = toText(name, variation, language);
    return text === null ? [] : [{ name, text }];
  });
}

function toText(
  name: keyof Attributes,
  { attributes, colorName }: Pick<CommerceVariation, "attributes" | "colorName">,
  language: Language,
): string | null {
  const value = attributes[name];
  if (value === undefined) return null;
  if (name === "color") return (colorName && pickText(colorName, language)) ?? String(value);
  const t = getTranslate(language);
  if (name === "ho") return t(value === true ? "attributes.ho" : "attributes.standardOutput");
  if (name === "material") return t(`materials.${value}`, { defaultValue: String(value) });
  const { giftCardValue, listPrice } = attributes;
  if (giftCardValue !== undefined && isCurrency(listPrice)) {
    // A gift card's value includes its currency.
    if (name === "listPrice") return null;
    if (name === "giftCardValue") return formatPrice(giftCardValue, listPrice, true);
  }
  return formatAttribute(name, value, language);
}
