import { z } from "zod";
import { call, type Immutable } from "./call.ts";
import { priceSchema } from "./catalogue.ts";

const dataSchema = z.object({
  carrier: z.string(),
  carrier_name: z.string(),
  names: z.record(z.string(), z.string()),
  working_days: z.object({ min: z.int(), max: z.int() }),
  service_point: z.boolean(),
  max_parcel_grams: z.number().nullable().default(null),
  free_above: z.record(z.string(), z.number()).nullable(),
});

const optionSchema = z.object({
  id: z.string(),
  /** An option made in Medusa's admin has no carrier and is not offered. */
  data: dataSchema.nullable().catch(null),
  prices: z.array(priceSchema),
  rules: z.array(z.object({ attribute: z.string(), value: z.unknown() })).nullish(),
  service_zone: z.object({ geo_zones: z.array(z.object({ country_code: z.string() })) }),
});
export type ShippingOptionRow = Immutable<z.infer<typeof optionSchema>>;
export const shippingOptionsReplySchema = z.object({ shipping_options: z.array(optionSchema) });

export const shippingOptionCalls = {
  readShippingOptions: call({
    method: "GET",
    path: "shipping-options",
    reply: shippingOptionsReplySchema,
    request: () => ({}),
    result: ({ shipping_options }) => shipping_options,
  }),
};
