import { z } from "@medusajs/framework/zod";
import { languages } from "@spolverk/content/languages";
import { highestPrice, resolveRestockDate } from "@spolverk/domain";
import { formLine } from "../../forms/form-text.ts";
import { pictureAddress } from "./picture-address.ts";

const date = z.iso.date("must be a date such as 2026-05-31");
/** Tells whether a restock date has not passed: the shop ignores one that has. */
const isAhead = (day: string) => resolveRestockDate(day, new Date().toISOString().slice(0, 10)) !== null;
const measure = z
  .number("must be a number")
  .positive("must be more than 0")
  .max(1_000_000, "is too much")
  .optional();
const word = formLine(60).optional();

const attributesSchema = z.strictObject({
  /** mm */
  diameter: measure,
  /** g */
  size: measure,
  /** m */
  length: measure,
  /** colour id */
  color: word,
  material: word,
  hotend: word,
  /** mm */
  version: measure,
  ho: z.boolean().optional(),
  listPrice: word,
  /** minor units of the currency of listPrice */
  giftCardValue: z
    .int("must be a whole number")
    .positive("must be more than 0")
    .max(highestPrice * 100, "is too much")
    .optional(),
});

const saleSchema = z.strictObject({
  name: formLine(80),
  percentage: z
    .number("must be a number")
    .gt(0, "must be more than 0")
    .lt(100, "must be less than 100")
    .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), "has at most two decimals"),
  /** The start of the sale for all shoppers; null or omitted: at once. */
  starts_at: z.iso
    .datetime({ offset: true, error: "must be a date and a time such as 2026-11-27T08:00:00Z" })
    .nullable()
    .default(null),
});

/** The variation fields that a merchandiser enters beside Medusa's own form [3.10]–[3.16]. */
export const variationDetailBodySchema = z.strictObject({
  slug: formLine(80).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "takes lower-case letters, digits and single dashes"),
  back_order: z.boolean(),
  discontinued: z.boolean(),
  active_date: date,
  best_seller: z
    .int("must be a whole number")
    .positive("must be 1 or more")
    .max(1_000_000, "is too much")
    .nullable(),
  staff_pick: z.boolean(),
  color_hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #1f2933")
    .nullable(),
  /** The color's name by language. */
  color_name: z.partialRecord(z.enum(languages), formLine(60)).nullable(),
  sale: saleSchema.nullable(),
  restock_on: date.refine(isAhead, "has passed: give a later date, or none").nullable(),
  attributes: attributesSchema,
  /** Address of the picture on cards; null without one. */
  picture: pictureAddress.nullable(),
});
export type VariationDetailBody = z.infer<typeof variationDetailBodySchema>;
