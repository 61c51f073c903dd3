import { currencies, isEmail, needsDelivery, paymentMethods, type PricedCheckout } from "@spolverk/domain";
import { z } from "zod";

/** Minor units. */
const minorSchema = z.int().nonnegative();
const amountSchema = z.strictObject({ net: minorSchema, vat: minorSchema, total: minorSchema });
const percentSchema = z.number().min(0).max(100);
/** ISO alpha-2 in capitals; any country with any currency. */
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
  /** Address for invoices by e-mail; the buyer's when empty. */
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
  /** Whether its price earns club points [6.7]. */
  isFilament: z.boolean(),
  quantity: z.int().positive(),
  /** Charged price of one piece, after discount and with VAT; quantity × unitPrice is total. */
  unitPrice: minorSchema,
  /**
   * Price of one piece before the discount, where it is shown next to its price; null also for older orders without it.
   */
  unitBefore: z.strictObject({ net: minorSchema, gross: minorSchema }).nullable().default(null),
  /** Price of one piece without VAT and discount. */
  netMsrp: minorSchema,
  discountPercentage: percentSchema,
  discountSource: z.enum(["sale", "agreement", "none"]),
  /** VAT percent of this line: that of the order, 0 for a gift card and for goods taxed on import. */
  vatRate: percentSchema,
  subTotal: minorSchema,
  totalDiscount: minorSchema,
  vat: minorSchema,
  total: minorSchema,
  /** The coupon's discount on the line, whose other amounts exclude it. */
  coupon: amountSchema,
  isBackOrder: z.boolean(),
  /** Restock date of a backorder; null for goods in stock, and for older orders without it. */
  deliveryDate: z.iso.date().nullable().default(null),
  /** Each piece as a gift card; null for other goods. */
  giftCard: z.strictObject({ currency: z.enum(currencies), value: z.int().positive() }).nullable(),
});

const servicePointSchema = z.object({
  name: z.string(),
  addressLine1: z.string(),
  zip: z.string(),
  city: z.string(),
});

/**
 * A checkout priced to the minor unit: exactly what to charge, and everything its order stores beyond Medusa's own
 * fields.
 */
export const pricedCheckoutSchema = z
  .strictObject({
    /** The buying account; null for a guest. */
    accountId: z.string().nullable(),
    site: z.string(),
    language: z.string(),
    currency: z.enum(currencies),
    /** Country of delivery. */
    country: countrySchema,
    company: z.boolean(),
    vatRate: percentSchema,
    reverseCharge: z.boolean(),
    /** Identifies the customer, case-insensitively. */
    email: z.string().toLowerCase().refine(isEmail),
    billing: billingSchema,
    /** Null: goods go to the billing address. */
    shipping: shippingSchema.nullable(),
    lines: z.array(lineSchema).min(1),
    shippingOption: z
      .strictObject({
        id: z.string(),
        name: z.string(),
        amount: amountSchema,
        /** The coupon's discount on shipping. */
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
      /** Amount paid by points of the account. */
      points: minorSchema,
      giftCard: minorSchema,
      toPay: minorSchema,
    }),
  })
  .refine(({ lines, shippingOption }) => shippingOption !== null || !needsDelivery(lines), {
    error: "goods that are shipped need a shipping option",
    path: ["shippingOption"],
  }) satisfies z.ZodType<PricedCheckout>;
