import { createTranslate, languages, type Language, readApiTexts, type Translate } from "@spolverk/content";
import { z } from "zod";
import { errorCodes } from "../contract/error.ts";

const fieldTextKeys = [
  "required",
  "invalid",
  "unknown",
  "too_long",
  "email_required",
  "invalid_email",
  "invalid_organization_number",
  "invalid_company_number",
  "invalid_zip",
  "invalid_state",
  "invalid_cell_number",
  "invalid_gln_or_peppol_id",
  "invalid_vat_number",
  "unreachable_country",
  "contains_link",
] as const;
export type FieldTextKey = (typeof fieldTextKeys)[number];

const warningTextKeys = [
  "line_missing",
  "line_out_of_stock",
  "line_reduced",
  "line_backordered",
  "mixed_diameters",
  "shipping_option_removed",
  "payment_method_removed",
  "gift_card_removed",
  "points_reduced",
  "vat_number_invalid",
  "vat_number_unchecked",
  "coupon_removed",
] as const;
export type WarningTextKey = (typeof warningTextKeys)[number];

const textsSchema = z.strictObject({
  errors: z.record(z.enum(errorCodes), z.string()),
  fields: z.record(z.enum(fieldTextKeys), z.string()),
  warnings: z.record(z.enum(warningTextKeys), z.string()),
  attributes: z.strictObject({ ho: z.string(), standardOutput: z.string() }),
  /** Names of materials that are words of a language, by their English name; an abbreviation needs none. */
  materials: z.record(z.string(), z.string()),
});
type Texts = z.infer<typeof textsSchema>;

type TextKey = { [Group in keyof Texts]: `${Group}.${keyof Texts[Group] & string}` }[keyof Texts];

const byLanguage = new Map<Language, Translate<TextKey>>(
  languages.map((language) => [
    language,
    createTranslate(language, textsSchema.parse(readApiTexts(language))),
  ]),
);

/** Gives what the API says in one language; every key is there, which is checked when the process starts. */
export function getTranslate(language: Language): Translate<TextKey> {
  const translate = byLanguage.get(language);
  if (translate === undefined) throw new Error(`No texts in ${language}`);
  return translate;
}

/** Is it a text about a field, as schemas name them in their own messages? */
export function isFieldTextKey(key: string): key is FieldTextKey {
  return (fieldTextKeys as readonly string[]).includes(key);
}
