import { z } from "zod";
import { languages } from "../languages.ts";

/** Tells whether a text is a CAS registry number, such as 7439-92-1, with a valid check digit. */
export function isCasNumber(value: string): boolean {
  if (!/^[1-9]\d{1,6}-\d{2}-\d$/.test(value)) return false;
  const [check = 0, ...digits] = [...value.replaceAll("-", "")].map(Number).toReversed();
  return digits.reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check;
}

/** Warnings of products (regulation (EU) 2023/988, article 19 (d)); their texts are in safety.json. */
export const warningKeys = [
  "hot-surface",
  "melting-fumes",
  "styrene-fumes",
  "sanding-dust",
  "carbon-fibre-dust",
  "glass-fibre-dust",
  "boron-carbide-dust",
  "sharp-blade",
  "sharp-point",
  "moving-parts",
  "electrical",
  "small-parts",
  "not-for-food",
  "not-edible",
  "overheated-ptfe",
  "pressurised-can",
] as const;

/** Hazard statements by code, with the signal word that regulation (EC) No 1272/2008 requires. */
export const hazardStatements = {
  H225: "danger",
  H226: "warning",
  H317: "warning",
  H319: "warning",
} as const;
export const hazardCodes = Object.keys(hazardStatements) as (keyof typeof hazardStatements)[];

export const precautionCodes = ["P101", "P102", "P210", "P302+P352", "P305+P351+P338", "P337+P313"] as const;

/** The part of a product that contains a substance, or to which a share of recycled material refers. */
export const productParts = ["whole", "brass", "solder", "coating", "handle", "housing"] as const;

export const recycledSources = ["post-consumer", "pre-consumer"] as const;

/** The parts of a product's packaging. */
export const packagingParts = ["box", "spool", "bag", "bottle", "tube", "sheet"] as const;

/** Codes of packaging material (97/129/EC). */
export const packagingCodes = [
  "PAP 20",
  "PAP 21",
  "PET 1",
  "HDPE 2",
  "LDPE 4",
  "PP 5",
  "PS 6",
  "O 7",
  "ALU 41",
  "C/LDPE 90",
] as const;

export const disposals = ["electrical", "hazardous"] as const;
export const repairs = ["instructions", "maker"] as const;

export const documentKinds = [
  "safety-data-sheet",
  "technical-data-sheet",
  "declaration-of-conformity",
  "manual",
] as const;

/** A printable single-line text. */
const lineSchema = (max: number) =>
  z
    .string("is required")
    .trim()
    .min(1, "is required")
    .min(2, "has fewer than two characters")
    .max(max, `has more than ${max} characters`)
    .regex(/^\P{C}+$/u, "has characters that cannot be shown");

const yearsSchema = z
  .int("must be a whole number of years")
  .min(1, "must be 1 or more")
  .max(30, "must be 30 at most");

/**
 * Consumer and product information that the law requires beyond the specifications; docs/legal.md names the laws. One
 * schema for the content files, the admin's form and the API. A product states only the fields that apply to it.
 */
export const productInformationSchema = z.strictObject({
  warnings: z.array(z.enum(warningKeys)).min(1).optional(),
  /** The label of a mixture classified as hazardous; at most six precautions [CLP, article 28 (3)]. */
  hazard: z
    .strictObject({
      statements: z.array(z.enum(hazardCodes)).min(1, "takes one at least"),
      precautions: z.array(z.enum(precautionCodes)).min(1, "takes one at least").max(6, "takes six at most"),
    })
    .optional(),
  /** Substances of very high concern above 0.1 % by weight of a part (REACH, article 33). */
  substances: z
    .array(
      z.strictObject({
        /** Name in the candidate list. */
        name: lineSchema(120),
        cas: z
          .string("is required")
          .refine(isCasNumber, "must be a CAS number with a right check digit, such as 7439-92-1"),
        part: z.enum(productParts),
      }),
    )
    .min(1)
    .optional(),
  disposal: z.enum(disposals).optional(),
  packaging: z.partialRecord(z.enum(packagingParts), z.enum(packagingCodes)).optional(),
  customs: z
    .strictObject({
      /** Heading of the Harmonized System (six digits) or of the Combined Nomenclature (eight). */
      code: z.string("is required").regex(/^\d{6}(\d{2})?$/, "must be six or eight digits"),
      /** Country of origin. Only its form is checked here; the admin's form accepts ISO 3166-1 codes only. */
      origin: z.string("is required").regex(/^[A-Z]{2}$/, "must be two letters in capitals, such as SE"),
    })
    .optional(),
  documents: z
    .array(
      z.strictObject({
        kind: z.enum(documentKinds),
        language: z.enum([...languages, "fi"]),
        /** Path of an uploaded file below the shop's address. */
        file: z
          .string("is required")
          .regex(/^\/uploads\/[\w.~!'()*%-]+\.pdf$/i, "must be an uploaded PDF file: choose one"),
      }),
    )
    .min(1)
    .optional(),
  /** The producer's own guarantee of durability, beside the legal guarantee. */
  guarantee: z.strictObject({ years: yearsSchema, producer: lineSchema(80) }).optional(),
  /** The last day of the maker's software updates. */
  updatesUntil: z.iso.date("must be a day, such as 2031-12-31").optional(),
  /** Years after the purchase for which the maker sells spare parts. */
  sparePartsYears: yearsSchema.optional(),
  repair: z.enum(repairs).optional(),
  /** Share by weight with its source; waste of the maker's own production does not count (ISO 14021, 7.8.1.1). */
  recycled: z
    .strictObject({
      percent: z.number("must be a number").gt(0, "must be more than 0").max(100, "must be 100 at most"),
      source: z.enum(recycledSources, `must be one of ${recycledSources.join(", ")}`),
      part: z.enum(productParts),
    })
    .optional(),
});
export type ProductInformation = z.infer<typeof productInformationSchema>;
