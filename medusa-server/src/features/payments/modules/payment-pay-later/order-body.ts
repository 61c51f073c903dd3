import { z } from "@medusajs/framework/zod";

const addressSchema = z.object({
  given_name: z.string(),
  /** Omitted for a person with one name: the widget asks for a family name when the provider needs one. */
  family_name: z.string().optional(),
  /** Omitted when the provider might reject the address: see `toOrderBody`. */
  email: z.string().optional(),
  phone: z.string(),
  street_address: z.string(),
  street_address2: z.string().optional(),
  postal_code: z.string(),
  city: z.string(),
  region: z.string().optional(),
  country: z.string(),
});

/** An order in the format of Klarna's API. Amounts are minor units including VAT, rates hundredths of a percent. */
export const orderBodySchema = z.object({
  purchase_country: z.string(),
  purchase_currency: z.string(),
  locale: z.string(),
  order_amount: z.int(),
  order_tax_amount: z.int(),
  order_lines: z.array(
    z.object({
      type: z.string(),
      reference: z.string(),
      name: z.string(),
      quantity: z.int(),
      unit_price: z.int(),
      tax_rate: z.int(),
      total_amount: z.int(),
      total_discount_amount: z.int(),
      total_tax_amount: z.int(),
    }),
  ),
  billing_address: addressSchema,
  shipping_address: addressSchema,
  merchant_reference1: z.string(),
  merchant_urls: z.object({ notification: z.string(), authorization: z.string() }),
});
export type OrderBody = z.infer<typeof orderBodySchema>;
