import { currencies, removeDirectionOverrides } from "@spolverk/domain";
import { z } from "zod";
import { billingSchema, shippingSchema } from "../contract/checkout-requests.ts";
import { checkoutSchema, servicePointSchema } from "../contract/checkout.ts";
import { paymentMethodSchema } from "../contract/payment.ts";

export type PlacedOrder = {
  /** The backend's id. */
  id: string;
  /** The number that shoppers and merchandisers read. */
  number: string;
  /** ISO date-time */
  placedAt: string;
};

/** The VAT register's answer about a number, stored as the reason for charging no VAT. */
const vatCheckSchema = z.object({
  vatNumber: z.string(),
  /** "unknown": the register did not answer; the next change checks the number again. */
  status: z.enum(["valid", "invalid", "unknown"]),
  checkedAt: z.iso.datetime(),
});
export type VatCheck = z.infer<typeof vatCheckSchema>;

/** What was agreed to on placing [5.7], [5.8]. */
const acceptedTermsSchema = z.object({
  /** Of the words, as `LegalTexts` has it. */
  version: z.string(),
  folder: z.string(),
  language: z.string(),
  at: z.iso.datetime(),
  exportAgreement: z.boolean(),
});

/**
 * A checkout without what goes on after it was accepted, its payment and the approval of its order, and without its digest,
 * which follows from the rest.
 */
const acceptedCheckoutSchema = checkoutSchema.omit({
  payment: true,
  placing: true,
  refusal: true,
  approval: true,
  digest: true,
});
export type AcceptedCheckout = z.infer<typeof acceptedCheckoutSchema>;

/**
 * What the shopper has entered so far, and nothing that can be derived from it: prices,
 * options and steps are resolved afresh at each reply. Parsed whenever it is read back.
 */
const checkoutRecordSchema = z.object({
  id: z.string(),
  /** Counts the saves; two savers of the same version cannot both succeed. */
  version: z.int().positive(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** The account that buys, whose members alone may read and change the checkout; null: a guest. */
  accountId: z.string().nullable().default(null),
  site: z.string(),
  language: z.string(),
  currency: z.enum(currencies),
  country: z.string(),
  company: z.boolean(),
  lines: z.array(z.object({ id: z.string(), sku: z.string(), quantity: z.int().positive() })),
  email: z.string().nullable(),
  billing: billingSchema.nullable(),
  shipping: shippingSchema.nullable(),
  vatNumberMissing: z.boolean(),
  vatCheck: vatCheckSchema.nullable(),
  shippingOptionId: z.string().nullable(),
  servicePoint: servicePointSchema.nullable(),
  noteToCarrier: z.string(),
  shippingComplete: z.boolean(),
  paymentMethod: paymentMethodSchema.nullable(),
  /** The code of the coupon that is to be used. */
  coupon: z.string().nullable(),
  /** The gift card that is to pay; the record never holds its code. */
  giftCardId: z.string().nullable().default(null),
  /** Points of the account that are to pay: whole ones, as many as are wanted. */
  points: z.int().min(0).default(0),
  newsletter: z.boolean(),
  /**
   * The checkout as the shopper saw it on placing, which the backend saves with the order that it is asked for: an answer
   * that got lost can then be asked for again, and the confirmation never changes.
   */
  accepted: acceptedCheckoutSchema.nullable(),
  /** What the shopper agreed to when it was last placed; null for one that was never. */
  acceptedTerms: acceptedTermsSchema.nullable().default(null),
});
export type CheckoutRecord = z.infer<typeof checkoutRecordSchema>;

/**
 * A record as it was stored; null for one from before records had all they have now. Names and addresses that were stored
 * before forms refused what turns the direction of text lose it: the shopper would lose the checkout otherwise.
 */
export function readCheckoutRecord(stored: unknown): CheckoutRecord | null {
  const asStored = checkoutRecordSchema.safeParse(stored);
  if (asStored.success) return asStored.data;
  const readable: unknown = JSON.parse(JSON.stringify(stored ?? null), (_, value: unknown) =>
    typeof value === "string" ? removeDirectionOverrides(value) : value,
  );
  return checkoutRecordSchema.safeParse(readable).data ?? null;
}
