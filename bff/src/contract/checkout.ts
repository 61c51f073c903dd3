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

/** One line as priced now; subTotal − totalDiscount + vat is total, to the minor unit [3.6]. */
export const checkoutLineSchema = z.object({
  id: z.string().describe("Of the variation"),
  sku: z.string().describe("The shop's number of it"),
  product: z.object({
    name: z.string(),
    slug: z.string().describe("Names the product in addresses"),
  }),
  slug: z.string().describe("Names the variation in addresses"),
  name: z.string().describe("The variation's attributes in words"),
  attributes: attributesSchema,
  picture: pictureSchema.nullable(),
  physical: z.boolean().describe("Needs delivery"),
  quantity: z.int(),
  vatRate: z
    .number()
    .describe(
      "Percent: that of the checkout, and 0 for a gift card, which is taxed when it is spent, and for goods that are taxed on import",
    ),
  discountPercentage: z
    .number()
    .describe("Percent off by the sale or, if it gives more, by an agreement of the account"),
  discountSource: z
    .enum(["sale", "agreement", "none"])
    .default("none")
    .describe("What the percentage comes from; none: there is none"),
  unitMsrp: minorSchema.describe(
    "One piece with the VAT that is charged, before the discount, in minor units",
  ),
  unitPrice: minorSchema.describe(
    "One piece with the VAT that is charged, after the discount, in minor units",
  ),
  unitBefore: z
    .object({ net: minorSchema, gross: minorSchema })
    .nullable()
    .default(null)
    .describe(
      "One piece before the discount, without VAT and with it, where it may be told beside the price: the list price of an agreement, or the price before a sale that may be announced",
    ),
  subTotal: minorSchema.describe("All pieces without VAT, before the discount, in minor units"),
  totalDiscount: minorSchema.describe("What the percentage takes off subTotal, in minor units"),
  vat: minorSchema,
  total: minorSchema.describe("subTotal − totalDiscount + vat, in minor units"),
  coupon: amountSchema.describe("What the coupon takes off the line, whose other amounts are before it"),
  giftCard: z
    .object({ currency: currencySchema, value: minorSchema })
    .nullable()
    .describe("What each piece is, when it is a gift card: issued once it is paid for"),
  isFilament: z.boolean().default(false).describe("What is paid for it earns a member points of the club"),
  isBackOrder: z.boolean().describe("The line waits for more stock to come"),
  deliveryDate: z.string().nullable().describe("YYYY-MM-DD when more stock comes; null when it is not known"),
});

export const shippingOptionSchema = z.object({
  id: z.string(),
  carrier: z.string().describe("Id of the carrier"),
  carrierName: z.string(),
  name: z.string().describe("What the carrier does, such as To a service point"),
  amount: amountSchema.describe("What it costs for this checkout"),
  freeAbove: minorSchema
    .nullable()
    .describe("Goods total from which it is free, in minor units; null when it never is"),
  workingDays: z
    .object({ min: z.int().describe("At least"), max: z.int().describe("At most") })
    .describe("How long it takes from dispatch"),
  estimatedShipDate: z.string().describe("YYYY-MM-DD when the goods leave the warehouse"),
  servicePoint: z.boolean().describe("The parcel is fetched at a service point"),
});

/** Where a parcel can be fetched. */
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
    .describe("On the way from the address of delivery; null when the carrier does not say"),
  openingHours: z
    .array(
      z.object({
        day: z.int().min(1).max(7).describe("1 is Monday"),
        opens: z.string().describe("HH:MM, local time"),
        closes: z.string().describe("HH:MM, local time"),
      }),
    )
    .describe("A day that is missing is closed"),
});

export const servicePointsSchema = z.object({
  status: z
    .enum(["ready", "unavailable"])
    .describe(
      "unavailable: the carrier did not answer, and its parcel goes to the point nearest to the address",
    ),
  points: z.array(servicePointSchema).describe("The nearest first"),
});

export const paymentOptionSchema = z.object({
  method: paymentMethodSchema,
  fee: amountSchema.describe("What the order costs more by this method"),
  termsDays: z.int().nullable().describe("Days to pay an invoice; null for all else"),
  approvalAbove: minorSchema
    .nullable()
    .default(null)
    .describe(
      "Open invoices of a company that has paid none yet, this order's included, above which an order awaits approval, in minor units; null for all but invoices",
    ),
});

/** Why a coupon cannot be used; as the code of a refusal, and of the warning when it was used before. */
export const couponRefusals = [
  "coupon_invalid",
  "coupon_not_applicable",
  "coupon_ended",
  "coupon_below_minimum",
  "coupon_used_up",
] as const;
export const couponSchema = z.object({
  id: z.string(),
  code: z.string().describe("As the merchandiser wrote it"),
  kind: z.enum(["percentage", "amount", "freeShipping"]).describe("What it takes off"),
  shipping: amountSchema.describe(
    "What it takes off the shipping; what it takes off the goods stands with the lines",
  ),
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
    .describe("What changed or was left out; stable, for programs"),
  message: z.string().describe("What to tell the buyer, in the language of the request"),
  lineId: z.string().nullable().describe("The line that it is about; null for the whole checkout"),
});

export const checkoutSchema = z.object({
  id: z.string().describe("A secret: whoever knows that of a guest's checkout can read and change it"),
  accountId: z
    .string()
    .nullable()
    .default(null)
    .describe("The account that buys, whose members alone can read and change the checkout; null: a guest"),
  site: z.string().describe("Code of the site that it is bought on"),
  currency: currencySchema,
  country: z.string().describe("Of delivery; ISO 3166-1 alpha-2"),
  company: z.boolean().describe("Whether a company buys"),
  vatRate: z.number().describe("Percent that is charged, of shipping and fee too"),
  importVat: z
    .boolean()
    .default(false)
    .describe("The carrier collects VAT on import for some lines, those of vatRate 0 that are sent"),
  importTax: z
    .enum(["included", "possible"])
    .nullable()
    .default(null)
    .describe(
      "Of a parcel that passes a tax border: included: vatRate is the place's own VAT; possible: the carrier may charge the recipient a tax; null: no such border, nothing is levied, or importVat says it",
    ),
  importDuties: z
    .boolean()
    .default(false)
    .describe("The parcel passes a customs border: the carrier may charge duty and handling"),
  reverseCharge: z.boolean().describe("The buyer, a company in another EU country, accounts for the VAT"),
  /** [3.39] */
  vatNumberMissing: z.boolean().describe("The company has said that it has no VAT number"),
  step: z.enum(checkoutSteps).describe("The first step that is not complete"),
  email: z.string().nullable().describe("That the order belongs to"),
  billing: billingSchema.nullable().describe("Who pays"),
  shipping: shippingSchema.nullable().describe("Where it goes; null: to the billing address"),
  lines: z.array(checkoutLineSchema).describe("The cart as priced now"),
  shippingOptions: z.array(shippingOptionSchema).describe("How it can be sent to the country"),
  shippingOptionId: z.string().nullable().describe("The chosen one"),
  shippingComplete: z.boolean().describe("The step of shipping is done"),
  servicePoints: servicePointsSchema
    .nullable()
    .describe("Where the chosen option's parcel can be fetched; null when it comes to the door"),
  servicePoint: servicePointSchema.nullable().describe("The chosen one"),
  noteToCarrier: z.string().describe("Such as a door code; empty without one"),
  paymentMethods: z.array(paymentOptionSchema).describe("How it can be paid"),
  paymentMethod: paymentMethodSchema.nullable().describe("The chosen one"),
  payment: paymentSchema.describe("What was prepared for the chosen method: what the browser needs for it"),
  placing: z
    .enum(["none", "in_progress", "awaiting_payment"])
    .describe(
      "in_progress: the order was asked for, and the shop still waits for the payment provider. Read the checkout again every few seconds, until it has its order or another state; none without an order then means that the placing failed, for the reason in refusal where it is known. awaiting_payment: the order was asked for and its goods are held; it is made as soon as the payment is there. Let the buyer pay by payment, then place again. A change ends the waiting",
    ),
  refusal: z
    .object({
      code: z.enum(errorCodes).describe("As a refusal of the call has it; stable, for programs"),
      message: z.string().describe("For the user, in the language of the request; goods as named on placing"),
    })
    .optional()
    .describe(
      "Why a placing that was answered as in_progress made no order. Only for some minutes, and in the reply of GET alone",
    ),
  approval: z
    .enum(orderApprovals)
    .describe(
      "Of a placed order by invoice. awaiting: the shop sends nothing before a merchandiser approves it; refused and expired ones are cancelled",
    ),
  restricted: z.boolean().describe("Holds goods that are sold only to buyers who agree not to export them"),
  coupon: couponSchema.nullable(),
  totals: z
    .object({
      subTotal: minorSchema.describe("Goods without VAT, before discounts, in minor units"),
      totalDiscount: minorSchema.describe("What sales and agreements take off subTotal, in minor units"),
      shipping: amountSchema.describe("What the chosen shipping costs"),
      fee: amountSchema.describe("What the chosen payment method costs"),
      coupon: amountSchema.describe(
        "What the coupon takes off; the amounts beside it are before it, vat and total after",
      ),
      vat: minorSchema,
      total: minorSchema.describe("With VAT, in minor units"),
      points: minorSchema.default(0).describe("What points of the club pay of the total, in minor units"),
      giftCard: minorSchema.describe(
        "What the gift card pays of the total: money, not a discount; in minor units",
      ),
      toPay: minorSchema.describe(
        "What the payment method charges: total − points − giftCard, in minor units",
      ),
    })
    .describe("Sums of the order"),
  points: z
    .object({
      available: minorSchema.describe("Points that can pay in this order, in hundredths of a point"),
      most: minorSchema.describe("What of them this order can be paid with: whole points, in minor units"),
      locked: lockedPointsSchema
        .nullable()
        .default(null)
        .describe("Points of the bonus for joining that do not pay in this order; null: there are none"),
    })
    .nullable()
    .default(null)
    .describe("Null for a guest, and for an account outside the club or with points of another currency"),
  earns: minorSchema
    .nullable()
    .default(null)
    .describe("Hundredths of a point that the order earns a member; null for all others"),
  giftCard: z
    .object({
      id: z.string(),
      lastCharacters: z.string().describe("Of its code"),
      balance: minorSchema.describe("What is on it before this order, in minor units"),
    })
    .nullable()
    .describe("Pays as far as it goes. Once it pays for all, gift_card is the only payment method"),
  warnings: z.array(checkoutWarningSchema).describe("Why something changed or was left out"),
  digest: z
    .string()
    .describe(
      "Stands for what the buyer is shown of the order: who pays, by what, where and how it goes, its lines and sums. Place with it as expectedDigest",
    ),
  expiresAt: z.iso.datetime().describe("When a checkout that does not change until then is deleted"),
  order: z
    .object({
      id: z.string(),
      number: z.string().describe("What the buyer and the shop call it by"),
      placedAt: z.iso.datetime(),
    })
    .nullable()
    .describe("The order that was placed; null until then"),
});
export type { Billing, Shipping } from "@spolverk/domain";
export type Checkout = z.infer<typeof checkoutSchema>;
export type CheckoutLine = z.infer<typeof checkoutLineSchema>;
export type ServicePoint = z.infer<typeof servicePointSchema>;
export type CouponRefusalCode = (typeof couponRefusals)[number];
export type CheckoutWarningCode = z.infer<typeof checkoutWarningSchema>["code"];
