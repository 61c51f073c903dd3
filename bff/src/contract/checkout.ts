import { checkoutSteps, orderApprovals } from "@spolverk/domain";
import { z } from "zod";
import { attributesSchema } from "./catalogue.ts";
import { billingSchema, shippingSchema } from "./checkout-requests.ts";
import { lockedPointsSchema } from "./club.ts";
import { currencySchema, minorSchema, pictureSchema } from "./common.ts";
import { errorCodes } from "./error.ts";
import { paymentMethodSchema, paymentSchema } from "./payment.ts";

export const amountSchema = z.object({
  net: minorSchema.describe("Without VAT, in minor units"),
  vat: minorSchema,
  total: minorSchema.describe("With VAT, in minor units"),
});

/** A line at current prices; subTotal − totalDiscount + vat equals total, to the minor unit [3.6]. */
export const checkoutLineSchema = z.object({
  id: z.string().describe("Variation id"),
  sku: z.string().describe("The shop's SKU"),
  product: z.object({
    name: z.string(),
    slug: z.string().describe("Path segment of the product"),
  }),
  slug: z.string().describe("Path segment of the variation"),
  name: z.string().describe("The variation's attributes as text"),
  attributes: attributesSchema,
  picture: pictureSchema.nullable(),
  physical: z.boolean().describe("Has to be shipped"),
  quantity: z.int(),
  vatRate: z
    .number()
    .describe(
      "VAT percent: that of the checkout, and 0 for a gift card, which is taxed when spent, and for goods taxed on import",
    ),
  discountPercentage: z
    .number()
    .describe("Discount percent by the sale, or by the account's agreement where that is higher"),
  discountSource: z
    .enum(["sale", "agreement", "none"])
    .default("none")
    .describe("Origin of the percentage; none: no discount"),
  unitMsrp: minorSchema.describe("One piece with charged VAT, before the discount, in minor units"),
  unitPrice: minorSchema.describe("One piece with charged VAT, after the discount, in minor units"),
  unitBefore: z
    .object({ net: minorSchema, gross: minorSchema })
    .nullable()
    .default(null)
    .describe(
      "Price of one piece before the discount, without and with VAT, where it may be shown next to the price: the list price of an agreement, or the price before a sale that may be announced",
    ),
  subTotal: minorSchema.describe("All pieces without VAT, before the discount, in minor units"),
  totalDiscount: minorSchema.describe("Discount on subTotal, in minor units"),
  vat: minorSchema,
  total: minorSchema.describe("subTotal − totalDiscount + vat, in minor units"),
  coupon: amountSchema.describe("The coupon's discount on the line, whose other amounts exclude it"),
  giftCard: z
    .object({ currency: currencySchema, value: minorSchema })
    .nullable()
    .describe("Each piece as a gift card, issued once it is paid; null for other goods"),
  isFilament: z.boolean().default(false).describe("Its price earns a member club points"),
  isBackOrder: z.boolean().describe("The line is a backorder"),
  deliveryDate: z.string().nullable().describe("YYYY-MM-DD of the next restock; null when unknown"),
});

export const shippingOptionSchema = z.object({
  id: z.string(),
  carrier: z.string().describe("Carrier id"),
  carrierName: z.string(),
  name: z.string().describe("Kind of delivery, such as To a service point"),
  amount: amountSchema.describe("Price for this checkout"),
  freeAbove: minorSchema
    .nullable()
    .describe("Goods total from which it is free, in minor units; null when it never is"),
  workingDays: z
    .object({ min: z.int().describe("Minimum"), max: z.int().describe("Maximum") })
    .describe("Working days from dispatch"),
  estimatedShipDate: z.string().describe("YYYY-MM-DD of dispatch"),
  servicePoint: z.boolean().describe("The parcel is picked up at a service point"),
});

/** A place to pick up a parcel. */
export const servicePointSchema = z.object({
  id: z.string(),
  name: z.string(),
  addressLine1: z.string(),
  zip: z.string().describe("Postcode"),
  city: z.string(),
  country: z.string().describe("ISO 3166-1 alpha-2"),
  distanceMetres: z
    .int()
    .nullable()
    .describe("Distance from the delivery address; null when the carrier does not give it"),
  openingHours: z
    .array(
      z.object({
        day: z.int().min(1).max(7).describe("1 is Monday"),
        opens: z.string().describe("HH:MM, local time"),
        closes: z.string().describe("HH:MM, local time"),
      }),
    )
    .describe("Missing days are closed"),
});

export const servicePointsSchema = z.object({
  status: z
    .enum(["ready", "unavailable"])
    .describe(
      "unavailable: the carrier did not answer, and its parcel goes to the point nearest to the address",
    ),
  points: z.array(servicePointSchema).describe("Nearest first"),
});

export const paymentOptionSchema = z.object({
  method: paymentMethodSchema,
  fee: amountSchema.describe("Extra charge of this method"),
  termsDays: z.int().nullable().describe("Days to pay an invoice; null for other methods"),
  approvalAbove: minorSchema
    .nullable()
    .default(null)
    .describe(
      "Open invoices of a company that has paid none yet, including this order, above which an order awaits approval, in minor units; null for other methods",
    ),
});

/** The reasons why a coupon cannot be used, as codes of a refusal and, for a coupon used before, of the warning. */
export const couponRefusals = [
  "coupon_invalid",
  "coupon_not_applicable",
  "coupon_ended",
  "coupon_below_minimum",
  "coupon_used_up",
] as const;
export const couponSchema = z.object({
  id: z.string(),
  code: z.string().describe("Code as the merchandiser wrote it"),
  kind: z.enum(["percentage", "amount", "freeShipping"]).describe("Discount of the coupon"),
  shipping: amountSchema.describe("Discount on the shipping; the discount on goods is in the lines"),
});

export const checkoutWarningSchema = z.object({
  code: z
    .enum([
      "line_removed",
      "line_reduced",
      "line_backordered",
      "mixed_diameters",
      "shipping_option_removed",
      "payment_method_removed",
      "gift_card_removed",
      "points_reduced",
      "vat_number_invalid",
      "vat_number_unchecked",
      ...couponRefusals,
    ])
    .describe("Stable code of the change, for programs"),
  message: z.string().describe("Text for the buyer, in the language of the request"),
  lineId: z.string().nullable().describe("Id of the line; null for the whole checkout"),
});

export const checkoutSchema = z.object({
  id: z.string().describe("A secret: anybody who knows the id of a guest's checkout can read and change it"),
  accountId: z
    .string()
    .nullable()
    .default(null)
    .describe("The buying account, whose members alone can read and change the checkout; null: a guest"),
  site: z.string().describe("Code of the site of the purchase"),
  currency: currencySchema,
  country: z.string().describe("Country of delivery; ISO 3166-1 alpha-2"),
  company: z.boolean().describe("Whether the buyer is a company"),
  vatRate: z.number().describe("VAT percent charged, also of shipping and fee"),
  importVat: z
    .boolean()
    .default(false)
    .describe("The carrier collects VAT on import for some lines: those that are shipped and have vatRate 0"),
  importTax: z
    .enum(["included", "possible"])
    .nullable()
    .default(null)
    .describe(
      "For a parcel that crosses a tax border. included: vatRate is the destination's own VAT; possible: the carrier may charge the recipient a tax; null: no such border, nothing is levied, or importVat applies",
    ),
  importDuties: z
    .boolean()
    .default(false)
    .describe("The parcel crosses a customs border: the carrier may charge duty and handling"),
  reverseCharge: z
    .boolean()
    .describe("Reverse charge: the buyer, a company in another EU country, accounts for the VAT"),
  /** [3.39] */
  vatNumberMissing: z.boolean().describe("The company has declared that it has no VAT number"),
  step: z.enum(checkoutSteps).describe("The first incomplete step"),
  email: z.string().nullable().describe("E-mail address of the order"),
  billing: billingSchema.nullable().describe("Billing address"),
  shipping: shippingSchema.nullable().describe("Delivery address; null: the billing address"),
  lines: z.array(checkoutLineSchema).describe("The cart at current prices"),
  shippingOptions: z.array(shippingOptionSchema).describe("Shipping options to the country"),
  shippingOptionId: z.string().nullable().describe("Id of the chosen option"),
  shippingComplete: z.boolean().describe("The shipping step is complete"),
  servicePoints: servicePointsSchema
    .nullable()
    .describe("Pickup points of the chosen option; null for home delivery"),
  servicePoint: servicePointSchema.nullable().describe("The chosen service point"),
  noteToCarrier: z.string().describe("For example a door code; empty without one"),
  paymentMethods: z.array(paymentOptionSchema).describe("Available payment methods"),
  paymentMethod: paymentMethodSchema.nullable().describe("The chosen payment method"),
  payment: paymentSchema.describe("Data for the browser to pay by the chosen method"),
  placing: z
    .enum(["none", "in_progress", "awaiting_payment"])
    .describe(
      "in_progress: the order was requested and the payment provider has not answered yet. Read the checkout again every few seconds, until it has its order or another state; the state none without an order then means that placing failed, for the reason in refusal if it is known. awaiting_payment: the order was requested and its goods are reserved; the order is made as soon as the payment arrives. Let the buyer pay by payment, then place again. Changing the checkout cancels the pending placement",
    ),
  refusal: z
    .object({
      code: z.enum(errorCodes).describe("Stable code, the same as in a refusal of the call"),
      message: z
        .string()
        .describe("Text for the user, in the language of the request; goods as named on placing"),
    })
    .optional()
    .describe(
      "Why a placement that was answered as in_progress made no order. Present only for some minutes, and only in the reply of GET",
    ),
  approval: z
    .enum(orderApprovals)
    .describe(
      "Approval of an order by invoice. awaiting: nothing is shipped before a merchandiser approves it; refused and expired orders are cancelled",
    ),
  restricted: z
    .boolean()
    .describe("Contains restricted goods, which are sold only to buyers who agree not to export them"),
  coupon: couponSchema.nullable(),
  totals: z
    .object({
      subTotal: minorSchema.describe("Goods without VAT, before discounts, in minor units"),
      totalDiscount: minorSchema.describe("Discount by sales and agreements on subTotal, in minor units"),
      shipping: amountSchema.describe("Price of the chosen shipping option"),
      fee: amountSchema.describe("Fee of the chosen payment method"),
      coupon: amountSchema.describe("Discount of the coupon; only vat and total include it"),
      vat: minorSchema,
      total: minorSchema.describe("With VAT, in minor units"),
      points: minorSchema.default(0).describe("Amount of the total paid by club points, in minor units"),
      giftCard: minorSchema.describe("Paid by the gift card: a payment, not a discount; in minor units"),
      toPay: minorSchema.describe("Payment by the method: total − points − giftCard, in minor units"),
    })
    .describe("Sums of the order"),
  points: z
    .object({
      available: minorSchema.describe("Points usable for this order, in hundredths of a point"),
      most: minorSchema.describe("Points that this order can be paid with: whole points, in minor units"),
      locked: lockedPointsSchema
        .nullable()
        .default(null)
        .describe("Points of the joining bonus that are locked for this order; null: none"),
    })
    .nullable()
    .default(null)
    .describe("Null for a guest, and for an account outside the club or with points in another currency"),
  earns: minorSchema
    .nullable()
    .default(null)
    .describe("Hundredths of a point that the order earns a member; null for other buyers"),
  giftCard: z
    .object({
      id: z.string(),
      lastCharacters: z.string().describe("Last characters of the code"),
      balance: minorSchema.describe("Balance before this order, in minor units"),
    })
    .nullable()
    .describe("Pays up to its balance. Once it pays everything, gift_card is the only payment method"),
  warnings: z.array(checkoutWarningSchema).describe("Reasons why something changed or was left out"),
  digest: z
    .string()
    .describe(
      "Digest of everything that the buyer is shown of the order: payer, payment, destination, delivery, lines and sums. Send it as expectedDigest on placing",
    ),
  expiresAt: z.iso.datetime().describe("When the checkout is deleted unless it changes"),
  order: z
    .object({
      id: z.string(),
      number: z.string().describe("Order number for the buyer and the shop"),
      placedAt: z.iso.datetime(),
    })
    .nullable()
    .describe("The placed order; null until then"),
});
export type { Billing, Shipping } from "@spolverk/domain";
export type Checkout = z.infer<typeof checkoutSchema>;
export type CheckoutLine = z.infer<typeof checkoutLineSchema>;
export type ServicePoint = z.infer<typeof servicePointSchema>;
export type CouponRefusalCode = (typeof couponRefusals)[number];
export type CheckoutWarningCode = z.infer<typeof checkoutWarningSchema>["code"];
