import { z } from "@medusajs/framework/zod";
import { isEmail } from "@spolverk/domain";

const amount = z.number().nonnegative();
const percent = z.number().min(0).max(100);
/** Figures that the order keeps for the record; in minor units, as the shop worked them out. */
const record = z.record(z.string(), z.unknown());

const addressSchema = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  postal_code: z.string(),
  city: z.string(),
  province: z.string(),
  /** ISO alpha-2, lower case; any country, whatever the currency. */
  country_code: z.string().regex(/^[a-z]{2}$/),
  phone: z.string(),
  metadata: record,
});

const itemSchema = z.strictObject({
  variant_id: z.string(),
  sku: z.string(),
  title: z.string(),
  variant_title: z.string(),
  thumbnail: z.string().nullable(),
  quantity: z.int().positive(),
  /** One piece as charged, with VAT. */
  unit_price: amount,
  /** Percent */
  tax_rate: percent,
  /** Off the whole line by the coupon, with VAT. */
  discount: amount,
  requires_shipping: z.boolean(),
  metadata: record,
});

/** An order as it is to be charged, in Medusa's words; decimal major units with VAT. */
export const draftBodySchema = z
  .strictObject({
    currency_code: z.string().regex(/^[a-z]{3}$/),
    email: z.string().refine(isEmail),
    billing_address: addressSchema,
    shipping_address: addressSchema,
    items: z.array(itemSchema).min(1),
    shipping_method: z
      .strictObject({
        shipping_option_id: z.string(),
        name: z.string(),
        amount,
        tax_rate: percent,
        /** Off it by the coupon, with VAT. */
        discount: amount,
        metadata: record,
      })
      .nullable(),
    fee: z.strictObject({ title: z.string(), amount, tax_rate: percent, metadata: record }).nullable(),
    /** Id and code of a promotion. */
    coupon: z.strictObject({ id: z.string(), code: z.string() }).nullable(),
    /** What a gift card pays. */
    gift_card: z.strictObject({ id: z.string(), amount: z.number().positive() }).nullable(),
    /** What the payment is asked for: the order's total less what the gift card pays. */
    total: amount,
    payment_provider_id: z.string(),
    metadata: record,
  })
  .refine(
    ({ items, shipping_method }) =>
      shipping_method !== null || items.every((item) => !item.requires_shipping),
    {
      error: "goods that are shipped need a shipping method",
      path: ["shipping_method"],
    },
  );
export type DraftBody = z.infer<typeof draftBodySchema>;
