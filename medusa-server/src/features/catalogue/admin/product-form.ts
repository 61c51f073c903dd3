import type { ProductInformation } from "@spolverk/content";
import { languages } from "@spolverk/content/languages";
import type { Visibility } from "../describe-visibility.ts";
import { toInformationBody, toInformationForm } from "./information-form.ts";

type Translation = { name?: string; description?: string; bullets: string[] };

export type ProductReply = {
  title: string;
  description: string | null;
  detail: {
    type: string;
    manufacturer: string;
    discontinued: boolean;
    restricted: boolean;
    sold_by: SoldBy | null;
    information: ProductInformation;
    texts: Record<string, Translation>;
  } | null;
  visibility: Visibility | null;
};

export const productTypes = ["filament", "printer", "adhesive", "nozzle", "accessory", "giftCard"] as const;

type SoldBy = "kilogram" | "metre";
/** A choice of the form has to be a string; the server stores null for goods sold by the piece. */
export const saleMeasures = ["piece", "kilogram", "metre"] as const;
export const toMeasureText = (measure: (typeof saleMeasures)[number]) =>
  ({ piece: "Piece", kilogram: "Weight (kg)", metre: "Length (m)" })[measure];

/** `bullets` is the text of one input, in which each line is a bullet. */
export type TranslationForm = { name: string; description: string; bullets: string };
export type ProductForm = ReturnType<typeof toProductForm>;

export function toProductForm({ title, description, detail }: ProductReply) {
  const toTranslation = (language: string): TranslationForm => {
    const text = detail?.texts[language];
    const own = language === "en" ? { name: title, description: description ?? "" } : text;
    return {
      name: own?.name ?? title,
      description: own?.description ?? description ?? "",
      bullets: text?.bullets.join("\n") ?? "",
    };
  };
  return {
    type: detail?.type ?? "filament",
    manufacturer: detail?.manufacturer ?? "",
    discontinued: detail?.discontinued ?? false,
    restricted: detail?.restricted ?? false,
    soldBy: detail?.sold_by ?? ("piece" as const),
    information: toInformationForm(detail?.information ?? {}),
    texts: Object.fromEntries(languages.map((language) => [language, toTranslation(language)])) as Record<
      string,
      TranslationForm
    >,
  };
}

/** Maps the form to the request body. */
export function toProductBody({ texts, soldBy, information, ...fields }: ProductForm) {
  const lines = (text: string) =>
    text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  return {
    ...fields,
    sold_by: soldBy === "piece" ? null : soldBy,
    information: toInformationBody(information),
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [language, { ...text, bullets: lines(text.bullets) }]),
    ),
  };
}
