import { currencies, isEmail, needsDelivery, paymentMethods, type PricedCheckout } from "@spolverk/domain";
import { z } from "zod";

/** Minor units. */
const minorSchema = z.int().nonnegative();
const amountSchema = z.strictObject({ net: minorSchema, vat: minorSchema, total: minorSchema });
const percentSchema = z.number().min(0).max(100);
/** ISO alpha-2 in capitals; any country, whatever the currency. */
const countrySchema = z.string().regex(/^[A-Z]{2}$/);

const addressFields = {
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  country: countrySchema,
};

const billingSchema = z.object({
  ...addressFields,
  cellNumber: z.string(),
  organizationNumber: z.string(),
  vatNumber: z.string(),
  glnOrPeppolId: z.string(),
  referenceCode: z.string(),
  invoiceNotes: z.string(),
  /** Where an invoice by e-mail goes; to the buyer when empty. */
  invoiceEmail: z.string(),
});

const shippingSchema = z.object({
  ...addressFields,
  shippingEmail: z.string(),
  shippingCellNumber: z.string(),
});

const lineSchema = z.strictObject({
  variationId: z.string(),
  sku: z.string(),
  /** Product and variation in the shopper's language, as the order shows them. */
  productName: z.string(),
  variationName: z.string(),
  thumbnail: z.string().nullable(),
  physical: z.boolean(),
  /** Whether its price earns points of the club [6.7]. */
  isFilament: z.boolean(),
  quantity: z.int().positive(),
  /** One piece as charged, after discount and with VAT; quantity × unitPrice is total. */
  unitPrice: minorSchema,
  /** One piece before the discount, where it is shown beside its price; null also for an order from before it was kept. */
  unitBefore: z.strictObject({ net: minorSchema, gross: minorSchema }).nullable().default(null),
  /** One piece without VAT and discount. */
  netMsrp: minorSchema,
  discountPercentage: percentSchema,
  discountSource: z.enum(["sale", "agreement", "none"]),
  /** Percent of this line: that of the order, 0 for a gift card and for what is taxed on import. */
  vatRate: percentSchema,
  subTotal: minorSchema,
  totalDiscount: minorSchema,
  vat: minorSchema,
  total: minorSchema,
  /** What the coupon takes off the line, whose other amounts are before it. */
  coupon: amountSchema,
  isBackOrder: z.boolean(),
  /** When more stock is expected for a backorder; null for what is in stock, and for an order from before it was kept. */
  deliveryDate: z.iso.date().nullable().default(null),
  /** What each piece is, when it is a gift card. */
  giftCard: z.strictObject({ currency: z.enum(currencies), value: z.int().positive() }).nullable(),
});

const servicePointSchema = z.object({
  name: z.string(),
  addressLine1: z.string(),
  zip: z.string(),
  city: z.string(),
});

/**
 * A checkout priced to the minor unit: what is to be charged, no more and no less, and all that its order remembers
 * beside what Medusa itself has a place for.
 */
export const pricedCheckoutSchema = z
  .strictObject({
    /** The account that buys; null for a guest. */
    accountId: z.string().nullable(),
    site: z.string(),
    language: z.string(),
    currency: z.enum(currencies),
    /** Of delivery. */
    country: countrySchema,
    company: z.boolean(),
    vatRate: percentSchema,
    reverseCharge: z.boolean(),
    /** It identifies the customer, in any case of letters. */
    email: z.string().toLowerCase().refine(isEmail),
    billing: billingSchema,
    /** Goods go to the billing address when it is null. */
    shipping: shippingSchema.nullable(),
    lines: z.array(lineSchema).min(1),
    shippingOption: z
      .strictObject({
        id: z.string(),
        name: z.string(),
        amount: amountSchema,
        /** What the coupon takes off it. */
        coupon: amountSchema,
        servicePoint: servicePointSchema.nullable(),
      })
      .nullable(),
    /** Id and code of a promotion. */
    coupon: z.strictObject({ id: z.string(), code: z.string() }).nullable(),
    noteToCarrier: z.string(),
    paymentMethod: z.enum(paymentMethods),
    /** The card that pays `totals.giftCard`. */
    giftCard: z.strictObject({ id: z.string() }).nullable(),
    totals: z.strictObject({
      subTotal: minorSchema,
      totalDiscount: minorSchema,
      shipping: amountSchema,
      fee: amountSchema,
      coupon: amountSchema,
      vat: minorSchema,
      total: minorSchema,
      /** What points of the account pay. */
      points: minorSchema,
      giftCard: minorSchema,
      toPay: minorSchema,
    }),
  })
  .refine(({ lines, shippingOption }) => shippingOption !== null || !needsDelivery(lines), {
    error: "goods that are shipped need a shipping option",
    path: ["shippingOption"],
  }) satisfies z.ZodType<PricedCheckout>;
