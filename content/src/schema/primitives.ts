import { currencies } from "@spolverk/domain";
import { z } from "zod";
import { languages } from "../languages.ts";

export const languageSchema = z.enum(languages);

export const currencySchema = z.enum(currencies);

/** ISO 3166-1 alpha-2, upper case. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/, "expected a two-letter country code in capitals");

/** A slug in a URL: lower case, digits, single dashes. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected lower case letters and digits with dashes between");

/** An amount in minor units for each of the six currencies, without VAT. */
export const moneySchema = z.record(currencySchema, z.int().nonnegative());

/** A text in each of the eight languages. */
export const translatedSchema = z.record(languageSchema, z.string().trim().min(1));
export type Translated = z.infer<typeof translatedSchema>;

export const hexColorSchema = z.string().regex(/^#[0-9a-f]{6}$/, "expected a color such as #1f2933");
export const dateSchema = z.iso.date();
