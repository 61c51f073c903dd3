import { z } from "@medusajs/framework/zod";
import { isEmail, payLaterMethods } from "@spolverk/domain";

const lineSchema = z.strictObject({
  kind: z.enum(["physical", "digital", "gift_card", "shipping_fee", "surcharge", "discount"]),
  reference: z.string().max(64),
  name: z.string().min(1).max(255),
  quantity: z.int().positive(),
  /** Minor units including VAT, before the discount; negative for a separate discount line. */
  unitPriceMinor: z.int(),
  /** Discount on the whole line, minor units including VAT. */
  discountMinor: z.int().nonnegative(),
  /** Percent */
  vatRate: z.number().min(0).max(100),
});

const addressSchema = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().refine(isEmail),
  phone: z.string(),
  address1: z.string(),
  address2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  state: z.string(),
  /** ISO 3166-1 alpha-2, upper case */
  country: z.string().regex(/^[A-Z]{2}$/),
});

/** What preparing a payment sends to the provider, in the `data` of Medusa's payment session. */
export const payLaterDraftSchema = z.object({
  method: z.enum(payLaterMethods),
  /** The shopper's language and country, such as sv-SE. */
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  /** Reference of the checkout's payments. Merchandisers find the purchase by it, and notifications contain it. */
  reference: z.string().min(1).max(255),
  lines: z.array(lineSchema).min(1),
  billingAddress: addressSchema,
  shippingAddress: addressSchema,
});
export type PayLaterDraft = z.infer<typeof payLaterDraftSchema>;
