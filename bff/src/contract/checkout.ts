import { checkoutSteps, orderApprovals } from "@spolverk/domain";
import { z } from "zod";
import { attributesSchema } from "./catalogue.ts";
import { commonQuerySchema, countrySchema, currencySchema, minorSchema, pictureSchema } from "./common.ts";
import { paymentMethodSchema, paymentSchema } from "./payment.ts";
import { emailSchema, idSchema, noteSchema, textSchema, typedSchema } from "./text.ts";

export const checkoutParamsSchema = z.object({ id: idSchema() });
export const checkoutQuerySchema = commonQuerySchema;
export const swishStatusParamsSchema = checkoutParamsSchema.extend({
  swishId: z.string().regex(/^[0-9A-F]{32}$/),
});
const cartLinesSchema = z
  .array(z.strictObject({ id: idSchema(), quantity: z.int().min(1).max(9999) }))
  .min(1)
  .max(100);
export const linesBodySchema = z.strictObject({ lines: cartLinesSchema });
export const newCheckoutSchema = z.strictObject({
  /** Code of the site the shopper stands on: se, de, com … */
  site: textSchema(40),
  currency: currencySchema.optional(),
  country: countrySchema.optional(),
  company: z.boolean().optional(),
  lines: cartLinesSchema,
});

/** Account or guest: the email that the order belongs to. */
export const accountBodySchema = z.strictObject({ email: emailSchema() });
export const countryBodySchema = z.strictObject({ country: countrySchema });
export const currencyBodySchema = z.strictObject({ currency: currencySchema });
export const companyBodySchema = z.strictObject({ company: z.boolean() });

/** true: the company has no VAT number, and VAT is charged. */
export const noVatNumberBodySchema = z.strictObject({ noVatNumber: z.boolean() });

/**
 * What has to be there depends on the country and on who buys, so an empty field is refused by the call and
 * not by the schema: everything that is wrong with a form is then said at once.
 */
const optionalText = (max: number) => typedSchema(max).default("");

const placeSchema = z.object({
  firstName: optionalText(60),
  lastName: optionalText(60),
  addressLine1: optionalText(120),
  addressLine2: optionalText(120),
  /** As the country writes it, such as 222 23; none where the country has none. */
  zip: optionalText(16),
  city: optionalText(80),
  /** Short form, such as CA; only where the country has states [5.4]. */
  state: optionalText(3),
  country: countrySchema,
});

/** Billing form [3.38]–[3.41]. The fields of a company are asked for when the checkout is one. */
export const billingSchema = placeSchema.extend({
  /** A number of the country, or one with its own country in front; replied as +46701234567 (E.164) [5.5]. */
  cellNumber: optionalText(24),
  company: optionalText(120),
  /** By the register of the country [5.3]. */
  organizationNumber: optionalText(60),
  /** With the country's prefix, such as DE136695976. */
  vatNumber: optionalText(24),
  glnOrPeppolId: optionalText(40),
  referenceCode: optionalText(60),
  invoiceNotes: noteSchema(300).default(""),
  /** Where an invoice by e-mail goes; the checkout's email when empty. */
  invoiceEmail: optionalText(254),
});

/** Shipping form [3.42]. */
export const shippingSchema = placeSchema.extend({
  company: optionalText(120),
  shippingEmail: optionalText(254),
  /** As the billing form's number. */
  shippingCellNumber: optionalText(24),
});

export const addressBodySchema = z.strictObject({
  billing: z.strictObject(billingSchema.shape),
  /** null: deliver to the billing address. */
  shipping: z.strictObject(shippingSchema.shape).nullable(),
});
export const shippingBodySchema = z.strictObject({ optionId: idSchema() });
export const agentBodySchema = z.strictObject({ servicePointId: idSchema() });
export const shippingCompleteBodySchema = z.strictObject({
  /** A note to the carrier, such as a door code [3.42]; leaving it out does not change an earlier one. */
  noteToCarrier: noteSchema(200).optional(),
});
export const paymentBodySchema = z.strictObject({ method: paymentMethodSchema });
export const couponBodySchema = z.strictObject({
  /** In any case; null takes the coupon off. */
  code: typedSchema(60).min(1).nullable(),
});
/** As it stands in the mail; null takes the card away again. */
export const giftCardBodySchema = z.strictObject({ code: typedSchema(100).min(1).nullable() });
export const placeBodySchema = z.strictObject({
  acceptTerms: z.boolean(),
  newsletter: z.boolean().default(false),
  exportAgreement: z.boolean().default(false),
  /** The total that the shopper was shown; placing refuses any other [DESIGN 4]. */
  expectedTotal: minorSchema,
  /** What was shown as left to pay beside a gift card; the total when it is left out. */
  expectedToPay: minorSchema.optional(),
  /** What the method's own form gave the browser for its provider; cards need none. */
  paymentToken: textSchema(2000).min(1).optional(),
  /** The lines that were shown; placing refuses when they are others, even at the same price. */
  expectedLines: cartLinesSchema.optional(),
  /** Ids of the lines that were shown as backorders; placing refuses when another line has become one [4.30]. */
  expectedBackOrders: z.array(textSchema(100)).max(500).default([]),
});

const amountSchema = z.object({ net: minorSchema, vat: minorSchema, total: minorSchema });

/** One line as priced now; subTotal − totalDiscount + vat is total, to the minor unit [3.6]. */
export const checkoutLineSchema = z.object({
  id: z.string(),
  sku: z.string(),
  product: z.object({ name: z.string(), slug: z.string() }),
  slug: z.string(),
  name: z.string(),
  attributes: attributesSchema,
  picture: pictureSchema.nullable(),
  /** Needs no delivery when false [3.10]. */
  physical: z.boolean(),
  quantity: z.int(),
  /** Percent of this line: that of the checkout, 0 for a gift card, which is taxed when it is spent. */
  vatRate: z.number(),
  discountPercentage: z.number(),
  /** One piece with the VAT that is charged, before and after discount. */
  unitMsrp: minorSchema,
  unitPrice: minorSchema,
  subTotal: minorSchema,
  totalDiscount: minorSchema,
  vat: minorSchema,
  total: minorSchema,
  /** What the coupon takes off the line, whose other amounts are before it. */
  coupon: amountSchema,
  /** What each piece is, when it is a gift card: issued once it is paid for. */
  giftCard: z.object({ currency: currencySchema, value: minorSchema }).nullable(),
  isBackOrder: z.boolean(),
  deliveryDate: z.string().nullable(),
});

export const shippingOptionSchema = z.object({
  id: z.string(),
  carrier: z.string(),
  carrierName: z.string(),
  name: z.string(),
  amount: amountSchema,
  /** Goods total from which it is free; null when it never is. */
  freeAbove: minorSchema.nullable(),
  workingDays: z.object({ min: z.int(), max: z.int() }),
  estimatedShipDate: z.string(),
  servicePoint: z.boolean(),
});

/** Where a parcel can be fetched. */
export const servicePointSchema = z.object({
  id: z.string(),
  name: z.string(),
  addressLine1: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  /** On the way from the address of delivery; null when the carrier does not say. */
  distanceMetres: z.int().nullable(),
  /** By day, 1 is Monday; a day that is not there is closed. Times are HH:MM of the place. */
  openingHours: z.array(z.object({ day: z.int().min(1).max(7), opens: z.string(), closes: z.string() })),
});

/** "unavailable": the carrier did not answer; its parcel then goes to the point nearest to the address. */
export const servicePointsSchema = z.object({
  status: z.enum(["ready", "unavailable"]),
  points: z.array(servicePointSchema),
});

export const paymentOptionSchema = z.object({
  method: paymentMethodSchema,
  fee: amountSchema,
  /** Days to pay an invoice; null for all else. */
  termsDays: z.int().nullable(),
  /**
   * Open invoices of a company that has paid none yet, this order's included, above which an order awaits approval;
   * null for all but invoices.
   */
  approvalAbove: minorSchema.nullable().default(null),
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
  /** The backend's. */
  id: z.string(),
  /** As the merchandiser wrote it. */
  code: z.string(),
  kind: z.enum(["percentage", "amount", "freeShipping"]),
  /** What it takes off the shipping; what it takes off the goods stands with the lines. */
  shipping: amountSchema,
});

/** Why something changed or was left out, worded in the language of the request. */
export const checkoutWarningSchema = z.object({
  code: z.enum([
    "line_removed",
    "line_reduced",
    "line_backordered",
    "mixed_diameters",
    "shipping_option_removed",
    "payment_method_removed",
    "gift_card_removed",
    "vat_number_invalid",
    "vat_number_unchecked",
    ...couponRefusals,
  ]),
  message: z.string(),
  lineId: z.string().nullable(),
});

export const checkoutSchema = z.object({
  id: z.string(),
  site: z.string(),
  currency: currencySchema,
  country: z.string(),
  company: z.boolean(),
  vatRate: z.number(),
  reverseCharge: z.boolean(),
  /** The company has said that it has no VAT number [3.39]. */
  vatNumberMissing: z.boolean(),
  step: z.enum(checkoutSteps),
  email: z.string().nullable(),
  billing: billingSchema.nullable(),
  shipping: shippingSchema.nullable(),
  lines: z.array(checkoutLineSchema),
  shippingOptions: z.array(shippingOptionSchema),
  shippingOptionId: z.string().nullable(),
  shippingComplete: z.boolean(),
  /** Points of the chosen option, the nearest first; null when it has none to choose from. */
  servicePoints: servicePointsSchema.nullable(),
  /** The chosen one. */
  servicePoint: servicePointSchema.nullable(),
  noteToCarrier: z.string(),
  paymentMethods: z.array(paymentOptionSchema),
  paymentMethod: paymentMethodSchema.nullable(),
  payment: paymentSchema,
  /**
   * awaiting_payment: the order was asked for and its goods are held; it is made as soon as the payment is
   * there. The browser lets the shopper pay by `payment`, then places again. A change ends the waiting.
   */
  placing: z.enum(["none", "awaiting_payment"]),
  /**
   * Of a placed order by invoice. awaiting: the shop sends nothing before a merchandiser approves it; refused and expired ones
   * are cancelled.
   */
  approval: z.enum(orderApprovals),
  restricted: z.boolean(),
  coupon: couponSchema.nullable(),
  totals: z.object({
    subTotal: minorSchema,
    totalDiscount: minorSchema,
    shipping: amountSchema,
    fee: amountSchema,
    /** What the coupon takes off; the amounts beside it are before it, `vat` and `total` after. */
    coupon: amountSchema,
    vat: minorSchema,
    total: minorSchema,
    /** What the gift card pays of the total: money, not a discount, so that the VAT is that of the whole. */
    giftCard: minorSchema,
    /** What the payment method charges: total − giftCard. */
    toPay: minorSchema,
  }),
  /** The gift card that pays as far as it goes. Once it pays for all, gift_card is the only payment method. */
  giftCard: z
    .object({
      id: z.string(),
      /** Of its code. */
      lastCharacters: z.string(),
      /** What is on it before this order. */
      balance: minorSchema,
    })
    .nullable(),
  warnings: z.array(checkoutWarningSchema),
  expiresAt: z.iso.datetime(),
  order: z.object({ id: z.string(), number: z.string(), placedAt: z.iso.datetime() }).nullable(),
});
export type Checkout = z.infer<typeof checkoutSchema>;
export type CheckoutLine = z.infer<typeof checkoutLineSchema>;
export type Billing = z.infer<typeof billingSchema>;
export type Shipping = z.infer<typeof shippingSchema>;
export type ServicePoint = z.infer<typeof servicePointSchema>;
export type CouponRefusalCode = (typeof couponRefusals)[number];
export type CheckoutWarningCode = z.infer<typeof checkoutWarningSchema>["code"];
