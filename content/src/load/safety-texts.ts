import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "../languages.ts";
import { contentDirectory } from "../read-compiled.ts";
import {
  disposals,
  documentKinds,
  hazardCodes,
  packagingCodes,
  packagingParts,
  precautionCodes,
  productParts,
  recycledSources,
  repairs,
  warningKeys,
} from "../schema/product-information.ts";
import { createTranslate, type Translate } from "./create-translate.ts";

const text = z.string().min(1);

/** Texts that the law requires in the buyer's language. Finnish has only these, as it is no language of the shop. */
const warningTextsSchema = z.strictObject({
  signalWord: z.strictObject({ danger: text, warning: text }),
  warning: z.record(z.enum(warningKeys), text),
  statement: z.record(z.enum(hazardCodes), text),
  precaution: z.record(z.enum(precautionCodes), text),
});

const safetyTextsSchema = z.strictObject({
  ...warningTextsSchema.shape,
  /** Translated names of substances by CAS number; an unlisted substance keeps the name that the product states. */
  substance: z.record(z.string(), text),
  part: z.record(z.enum(productParts), text),
  packaging: z.record(z.enum(packagingParts), text),
  material: z.record(z.enum(packagingCodes), text),
  disposal: z.record(z.enum(disposals), text),
  repair: z.record(z.enum(repairs), text),
  document: z.record(z.enum(documentKinds), text),
  recycled: z.record(z.enum(recycledSources), text),
});

/** Languages of warnings, which may be required in Finnish too. */
export type SafetyLanguage = Language | "fi";

type Keys<Texts> = {
  [Group in keyof Texts & string]: `${Group}.${keyof Texts[Group] & string}`;
}[keyof Texts & string];

/** Returns a warning or hazard statement. */
export type TranslateWarning = Translate<Keys<z.infer<typeof warningTextsSchema>>>;
/** Returns a text about product safety. */
export type TranslateSafety = Translate<Keys<z.infer<typeof safetyTextsSchema>>>;

function read<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  return schema.parse(JSON.parse(readFileSync(join(contentDirectory, file), "utf8")));
}

/**
 * Creates the translate function of product safety texts in one language, from locales/<language>/safety.json.
 *
 * @throws when the file is missing or does not hold exactly these texts
 */
export function createSafetyTranslate(language: Language): TranslateSafety {
  return createTranslate(language, read(`locales/${language}/safety.json`, safetyTextsSchema));
}

/**
 * Creates the translate function of warnings and hazard statements alone; the Finnish ones are in safety/fi.json.
 *
 * @throws like createSafetyTranslate
 */
export function createWarningTranslate(language: SafetyLanguage): TranslateWarning {
  if (language !== "fi") return createSafetyTranslate(language);
  return createTranslate(language, read("safety/fi.json", warningTextsSchema));
}
