import { z } from "zod";
import { countrySchema, moneySchema, slugSchema, translatedSchema } from "./primitives.ts";

/** The prices and limits of a carrier's service in one group of countries. Amounts are without VAT. */
const carrierZoneSchema = z.strictObject({
  id: slugSchema,
  countries: z.array(countrySchema).min(1),
  price: moneySchema,
  /** Goods total (as charged) from which the service is free; null when it never is [9.37]. */
  freeAbove: moneySchema.nullable(),
  workingDays: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
});

const carrierServiceSchema = z.strictObject({
  id: slugSchema,
  name: translatedSchema,
  /** Delivers to a service point that the shopper chooses, not to the door. */
  servicePoint: z.boolean(),
  /** Maximum weight of a parcel with packing; null without a limit. */
  maxParcelKg: z.number().positive().nullable().default(null),
  zones: z.array(carrierZoneSchema).min(1),
});

export const carrierSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1),
  trackingUrl: z.url().optional(),
  services: z.array(carrierServiceSchema).min(1),
});
export type Carrier = z.infer<typeof carrierSchema>;
export type CarrierService = z.infer<typeof carrierServiceSchema>;
