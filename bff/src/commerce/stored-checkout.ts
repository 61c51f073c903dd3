import { checkoutSteps, currencies, paymentMethods } from "@spolverk/domain";
import { z } from "zod";
import { checkoutWarningSchema } from "../contract/checkout.ts";

/**
 * The stored form of checkouts. A checkout outlives the release that stored it: by 14 days, or permanently with an
 * order. These schemas are therefore separate from the API's, which change with every release:
 * - A new field has a default; otherwise open checkouts would become unreadable. A test reads the records of earlier
 * releases in `testing/stored-checkouts/`.
 * - Texts have no limits: a form that becomes stricter must not make stored input unreadable.
 * - A change that a default cannot express is a new `checkoutFormat` with its step in `upgrades` (checkout-record.ts).
 */

const minorSchema = z.int();
const currencySchema = z.enum(currencies);
const amountSchema = z.object({ net: minorSchema, vat: minorSchema, total: minorSchema });

const placeShape = {
  firstName: z.string(),
  lastName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
};
const billingSchema = z.object({
  ...placeShape,
  cellNumber: z.string(),
  company: z.string(),
  organizationNumber: z.string(),
  vatNumber: z.string(),
  glnOrPeppolId: z.string(),
  referenceCode: z.string(),
  invoiceNotes: z.string(),
  invoiceEmail: z.string(),
});
const shippingSchema = z.object({
  ...placeShape,
  company: z.string(),
  shippingEmail: z.string(),
  shippingCellNumber: z.string(),
});

const servicePointSchema = z.object({
  id: z.string(),
  name: z.string(),
  addressLine1: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  distanceMetres: z.int().nullable(),
  openingHours: z.array(z.object({ day: z.int(), opens: z.string(), closes: z.string() })),
});

const lineSchema = z.object({
  id: z.string(),
  sku: z.string(),
  product: z.object({ name: z.string(), slug: z.string() }),
  slug: z.string(),
  name: z.string(),
  attributes: z.object({
    diameter: z.number().optional(),
    size: z.number().optional(),
    length: z.number().optional(),
    color: z.string().optional(),
    material: z.string().optional(),
    hotend: z.string().optional(),
    version: z.number().optional(),
    ho: z.boolean().optional(),
    listPrice: z.string().optional(),
    giftCardValue: z.int().optional(),
  }),
  picture: z
    .object({
      type: z.enum(["image", "pattern"]),
      thumbnail: z.string(),
      imgixPath: z.string(),
      description: z.string(),
      bgColor: z.string(),
    })
    .nullable(),
  physical: z.boolean(),
  quantity: z.int(),
  vatRate: z.number(),
  discountPercentage: z.number(),
  discountSource: z.enum(["sale", "agreement", "none"]).default("none"),
  unitMsrp: minorSchema,
  unitPrice: minorSchema,
  unitBefore: z.object({ net: minorSchema, gross: minorSchema }).nullable().default(null),
  subTotal: minorSchema,
  totalDiscount: minorSchema,
  vat: minorSchema,
  total: minorSchema,
  coupon: amountSchema,
  giftCard: z.object({ currency: currencySchema, value: minorSchema }).nullable(),
  isFilament: z.boolean().default(false),
  isBackOrder: z.boolean(),
  deliveryDate: z.string().nullable(),
});

/**
 * The checkout as the shopper saw it on placing, without later fields (payment, placing, refusal, the order and its
 * approval), and without the digest, which is derived from the rest.
 */
const acceptedCheckoutSchema = z.object({
  id: z.string(),
  accountId: z.string().nullable().default(null),
  site: z.string(),
  currency: currencySchema,
  country: z.string(),
  company: z.boolean(),
  vatRate: z.number(),
  importVat: z.boolean().default(false),
  importTax: z.enum(["included", "possible"]).nullable().default(null),
  importDuties: z.boolean().default(false),
  reverseCharge: z.boolean(),
  vatNumberMissing: z.boolean(),
  step: z.enum(checkoutSteps),
  email: z.string().nullable(),
  billing: billingSchema.nullable(),
  shipping: shippingSchema.nullable(),
  lines: z.array(lineSchema),
  shippingOptions: z.array(
    z.object({
      id: z.string(),
      carrier: z.string(),
      carrierName: z.string(),
      name: z.string(),
      amount: amountSchema,
      freeAbove: minorSchema.nullable(),
      workingDays: z.object({ min: z.int(), max: z.int() }),
      estimatedShipDate: z.string(),
      servicePoint: z.boolean(),
    }),
  ),
  shippingOptionId: z.string().nullable(),
  shippingComplete: z.boolean(),
  servicePoints: z
    .object({ status: z.enum(["ready", "unavailable"]), points: z.array(servicePointSchema) })
    .nullable(),
  servicePoint: servicePointSchema.nullable(),
  noteToCarrier: z.string(),
  paymentMethods: z.array(
    z.object({
      method: z.enum(paymentMethods),
      fee: amountSchema,
      termsDays: z.int().nullable(),
      approvalAbove: minorSchema.nullable().default(null),
    }),
  ),
  paymentMethod: z.enum(paymentMethods).nullable(),
  restricted: z.boolean(),
  coupon: z
    .object({
      id: z.string(),
      code: z.string(),
      kind: z.enum(["percentage", "amount", "freeShipping"]),
      shipping: amountSchema,
    })
    .nullable(),
  totals: z.object({
    subTotal: minorSchema,
    totalDiscount: minorSchema,
    shipping: amountSchema,
    fee: amountSchema,
    coupon: amountSchema,
    vat: minorSchema,
    total: minorSchema,
    points: minorSchema.default(0),
    giftCard: minorSchema,
    toPay: minorSchema,
  }),
  points: z
    .object({
      available: minorSchema,
      most: minorSchema,
      locked: z
        .object({ amount: z.int(), minimum: z.int(), isWithheld: z.boolean() })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
  earns: minorSchema.nullable().default(null),
  giftCard: z.object({ id: z.string(), lastCharacters: z.string(), balance: minorSchema }).nullable(),
  warnings: z.array(
    z.object({
      code: checkoutWarningSchema.shape.code,
      message: z.string(),
      lineId: z.string().nullable(),
    }),
  ),
  expiresAt: z.iso.datetime(),
});
export type AcceptedCheckout = z.infer<typeof acceptedCheckoutSchema>;

/** The VAT register's answer about a number, stored as the reason for charging no VAT. */
const vatCheckSchema = z.object({
  vatNumber: z.string(),
  /** "unknown": the register did not answer; the next change checks the number again. */
  status: z.enum(["valid", "invalid", "unknown"]),
  checkedAt: z.iso.datetime(),
});
export type VatCheck = z.infer<typeof vatCheckSchema>;

/** The agreements accepted on placing [5.7], [5.8]. */
const acceptedTermsSchema = z.object({
  /** Version of the texts, as in `LegalTexts`. */
  version: z.string(),
  folder: z.string(),
  language: z.string(),
  at: z.iso.datetime(),
  exportAgreement: z.boolean(),
});

/** The shopper's input so far. Derived values are not stored: prices, options and steps are resolved for each reply. */
export const storedCheckoutSchema = z.object({
  id: z.string(),
  /** Incremented by each save; two saves of the same version cannot both succeed. */
  version: z.int().positive(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** The buying account, whose members alone may read and change the checkout; null for a guest. */
  accountId: z.string().nullable().default(null),
  site: z.string(),
  language: z.string(),
  currency: currencySchema,
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
  paymentMethod: z.enum(paymentMethods).nullable(),
  /** The code of the coupon to apply. */
  coupon: z.string().nullable(),
  /** The gift card to pay with; the record never contains its code. */
  giftCardId: z.string().nullable().default(null),
  /** Whole points of the account to pay with, as many as the shopper wants. */
  points: z.int().min(0).default(0),
  newsletter: z.boolean(),
  /**
   * The checkout as the shopper saw it on placing, saved before its order is made: after a lost reply the same order
   * can be requested again, and the confirmation never changes.
   */
  accepted: acceptedCheckoutSchema.nullable(),
  /** The agreements accepted at the last placing; null before the first. */
  acceptedTerms: acceptedTermsSchema.nullable().default(null),
});
