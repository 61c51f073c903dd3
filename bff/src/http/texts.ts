import { languages, type Language, readApiTexts } from "@spolverk/content";
import { z } from "zod";
import { errorCodes } from "../contract/error.ts";

const fieldTextKeys = [
  "required",
  "invalid",
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
export type Texts = z.infer<typeof textsSchema>;

const byLanguage = new Map<Language, Texts>(
  languages.map((language) => [language, textsSchema.parse(readApiTexts(language))]),
);

/** What the API says in one language; every key is there, which is checked when the process starts. */
export function getTexts(language: Language): Texts {
  const texts = byLanguage.get(language);
  if (texts === undefined) throw new Error(`No texts in ${language}`);
  return texts;
}

/** Is it a text about a field, as schemas name them in their own messages? */
export function isFieldTextKey(key: string): key is FieldTextKey {
  return (fieldTextKeys as readonly string[]).includes(key);
}

/** Puts values into the places of a text: "Only {{quantity}} left". A place without a value stays empty. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}
