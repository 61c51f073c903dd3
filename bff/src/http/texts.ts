import { createTranslate, languages, type Language, readApiTexts, type Translate } from "@spolverk/content";
import { serviceTerms, takeBackTerms, uploadTerms } from "@spolverk/domain";
import { z } from "zod";
import { errorCodes } from "../contract/error.ts";

const fieldTextKeys = [
  "required",
  "name_required",
  "invalid",
  "unknown",
  "too_long",
  "too_small",
  "too_big",
  "direction_override",
  "email_required",
  "invalid_email",
  "email_not_plain",
  "invalid_organization_number",
  "invalid_company_number",
  "invalid_zip",
  "invalid_state",
  "invalid_cell_number",
  "invalid_gln_or_peppol_id",
  "invalid_vat_number",
  "vat_number_of_northern_ireland",
  "unreachable_country",
  "goods_too_heavy",
  "unreachable_state",
  "unreachable_military_post",
  "contains_link",
  "too_little_custom_filament",
  "document_required",
  "upload_gone",
  "take_back_order_not_found",
  "take_back_order_too_old",
  "take_back_order_not_shipped",
  "take_back_too_soon",
  "take_back_too_few_spools",
  "take_back_not_own_pla_only",
  "take_back_parcel_too_heavy",
  "take_back_parcel_too_long",
  "take_back_parcel_too_big",
  "take_back_agreement_missing",
] as const;
export type FieldTextKey = (typeof fieldTextKeys)[number];
/** The problem of a field: the key of a text, with the figures it contains. */
export type FieldText =
  | FieldTextKey
  | { key: "too_long" | "too_big"; max: number }
  | { key: "too_small"; min: number };

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
  /** Marks a price as including VAT where it could be read as one without. */
  prices: z.strictObject({ withVat: z.string() }),
  /** Column headers of the table of shipping rates. */
  shippingRates: z.strictObject({
    service: z.string(),
    upTo: z.string(),
    priceWithVat: z.string(),
    priceWithoutVat: z.string(),
    freeAbove: z.string(),
    workingDays: z.string(),
  }),
  attributes: z.strictObject({ ho: z.string(), standardOutput: z.string() }),
  /** Translated names of materials, by their English name; abbreviations are not translated. */
  materials: z.record(z.string(), z.string()),
});
type Texts = z.infer<typeof textsSchema>;

type TextKey = { [Group in keyof Texts]: `${Group}.${keyof Texts[Group] & string}` }[keyof Texts];

/** Figures of the rules that texts mention. */
const terms = {
  ...takeBackTerms,
  customFilamentMinimumKg: serviceTerms.customFilamentMinimumKg,
  uploadMegabytes: uploadTerms.mostBytes / 1_000_000,
};

/** The texts of a language with their figures, in the language's number format. */
function readTexts(language: Language): Translate<TextKey> {
  const format = new Intl.NumberFormat(language);
  const written = Object.fromEntries(
    Object.entries(terms).map(([name, figure]) => [name, format.format(figure)]),
  );
  const translate = createTranslate<TextKey>(language, textsSchema.parse(readApiTexts(language)));
  return (key, values) => translate(key, { ...written, ...values });
}

const byLanguage = new Map(languages.map((language) => [language, readTexts(language)]));

/** The API's texts in one language; the process checks at start that every key exists. */
export function getTranslate(language: Language): Translate<TextKey> {
  const translate = byLanguage.get(language);
  if (translate === undefined) throw new Error(`No texts in ${language}`);
  return translate;
}

/** Whether the key names a field's text, as schemas use in their own messages. */
export function isFieldTextKey(key: string): key is FieldTextKey {
  return (fieldTextKeys as readonly string[]).includes(key);
}
