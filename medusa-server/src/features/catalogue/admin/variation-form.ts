import { languages } from "@spolverk/content/languages";
import { toInput, toMoment, toMomentInput, toNumber, toText } from "../../../admin-parts/form-values.ts";

export type VariationReply = {
  variation: {
    slug: string;
    back_order: boolean;
    discontinued: boolean;
    active_date: string;
    best_seller: number | null;
    staff_pick: boolean;
    color_hex: string | null;
    color_name: Record<string, string> | null;
    sale_name: string | null;
    sale_percentage: number | null;
    /** ISO date-time */
    sale_starts_at: string | null;
    restock_on: string | null;
    attributes: Record<string, string | number | boolean>;
    assets: { pictures: { thumbnail: string }[] };
  } | null;
  sold_without_stock: boolean;
};

/** Attributes that are numbers, with the step of their input. */
export const measures = [
  { name: "diameter", label: "Diameter (mm)", step: "0.01" },
  { name: "size", label: "Size (g)", step: "1" },
  { name: "length", label: "Length (m)", step: "0.01" },
  { name: "version", label: "Version (mm)", step: "0.01" },
  { name: "giftCardValue", label: "Gift card value (minor units)", step: "1" },
] as const;

export const words = [
  { name: "color", label: "Colour id" },
  { name: "material", label: "Material" },
  { name: "hotend", label: "Hotend" },
  { name: "listPrice", label: "Gift card currency" },
] as const;

export type VariationForm = ReturnType<typeof toVariationForm>;

/** Maps a variation to its form, in which every input is a string. */
export function toVariationForm({ variation }: VariationReply) {
  const attributes = variation?.attributes ?? {};
  const textOf = (name: string) =>
    toInput(attributes[name] === true ? null : (attributes[name] as string | number));
  return {
    slug: variation?.slug ?? "",
    backOrder: variation?.back_order ?? false,
    discontinued: variation?.discontinued ?? false,
    activeDate: variation?.active_date ?? new Date().toISOString().slice(0, 10),
    bestSeller: toInput(variation?.best_seller),
    staffPick: variation?.staff_pick ?? false,
    colorHex: toInput(variation?.color_hex),
    colorName: Object.fromEntries(
      languages.map((language) => [language, variation?.color_name?.[language] ?? ""]),
    ) as Record<string, string>,
    saleName: toInput(variation?.sale_name),
    salePercentage: toInput(variation?.sale_percentage),
    saleStartsAt: toMomentInput(variation?.sale_starts_at),
    restockOn: toInput(variation?.restock_on),
    picture: toInput(variation?.assets.pictures[0]?.thumbnail),
    ho: attributes.ho === true,
    attributes: Object.fromEntries([...measures, ...words].map(({ name }) => [name, textOf(name)])) as Record<
      string,
      string
    >,
  };
}

/** Maps the form to the request body; empty inputs are omitted or null. */
export function toVariationBody(form: VariationForm) {
  const colorNames = Object.entries(form.colorName).filter(([, name]) => name.trim() !== "");
  const isOnSale = [form.saleName, form.salePercentage, form.saleStartsAt].some((text) => text.trim() !== "");
  const attributes = {
    ...Object.fromEntries(
      measures.map(({ name }) => [name, toNumber(form.attributes[name] ?? "") ?? undefined]),
    ),
    ...Object.fromEntries(words.map(({ name }) => [name, toText(form.attributes[name] ?? "") ?? undefined])),
    ...(form.ho ? { ho: true } : {}),
  };
  return {
    slug: form.slug.trim(),
    back_order: form.backOrder,
    discontinued: form.discontinued,
    active_date: form.activeDate,
    best_seller: toNumber(form.bestSeller),
    staff_pick: form.staffPick,
    color_hex: toText(form.colorHex),
    color_name: colorNames.length === 0 ? null : Object.fromEntries(colorNames),
    sale: isOnSale
      ? {
          name: form.saleName,
          percentage: toNumber(form.salePercentage),
          starts_at: toMoment(form.saleStartsAt),
        }
      : null,
    restock_on: toText(form.restockOn),
    attributes,
    picture: toText(form.picture),
  };
}
