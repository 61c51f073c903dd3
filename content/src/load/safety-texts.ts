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

/** What has to be read in the buyer's language; Finnish has nothing else, as the shop is not read in it. */
const warningTextsSchema = z.strictObject({
  signalWord: z.strictObject({ danger: text, warning: text }),
  warning: z.record(z.enum(warningKeys), text),
  statement: z.record(z.enum(hazardCodes), text),
  precaution: z.record(z.enum(precautionCodes), text),
});

const safetyTextsSchema = z.strictObject({
  ...warningTextsSchema.shape,
  /** Names of substances by CAS number; one that is missing is called what the product calls it. */
  substance: z.record(z.string(), text),
  part: z.record(z.enum(productParts), text),
  packaging: z.record(z.enum(packagingParts), text),
  material: z.record(z.enum(packagingCodes), text),
  disposal: z.record(z.enum(disposals), text),
  repair: z.record(z.enum(repairs), text),
  document: z.record(z.enum(documentKinds), text),
  recycled: z.record(z.enum(recycledSources), text),
});

/** Warnings may have to be read in Finnish too. */
export type SafetyLanguage = Language | "fi";

type Keys<Texts> = {
  [Group in keyof Texts & string]: `${Group}.${keyof Texts[Group] & string}`;
}[keyof Texts & string];

/** Gives the warnings and hazard statements of a language. */
export type TranslateWarning = Translate<Keys<z.infer<typeof warningTextsSchema>>>;
/** Gives every text about the safety of products. */
export type TranslateSafety = Translate<Keys<z.infer<typeof safetyTextsSchema>>>;

function read<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  return schema.parse(JSON.parse(readFileSync(join(contentDirectory, file), "utf8")));
}

/**
 * The texts about the safety of products in one language, from locales/<language>/safety.json.
 *
 * @throws when the file is missing or has not exactly these texts
 */
export function createSafetyTranslate(language: Language): TranslateSafety {
  return createTranslate(language, read(`locales/${language}/safety.json`, safetyTextsSchema));
}

/** Warnings and hazard statements alone, from safety/fi.json for Finnish. @throws as createSafetyTranslate */
export function createWarningTranslate(language: SafetyLanguage): TranslateWarning {
  if (language !== "fi") return createSafetyTranslate(language);
  return createTranslate(language, read("safety/fi.json", warningTextsSchema));
}
