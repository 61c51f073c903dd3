import type { Billing, Shipping } from "@spolverk/domain";
import { z } from "zod";
import { commonQuerySchema, countrySchema, currencySchema, minorSchema } from "./common.ts";
import { paymentMethodSchema } from "./payment.ts";
import {
  codeSchema,
  emailSchema,
  idSchema,
  noteSchema,
  optionalEmailSchema,
  textSchema,
  typedSchema,
} from "./text.ts";

export const checkoutParamsSchema = z.object({
  id: idSchema().describe(
    "Checkout id. A secret: anybody who knows the id of a guest's checkout can read and change it",
  ),
});
export const checkoutQuerySchema = commonQuerySchema;
export const swishStatusParamsSchema = checkoutParamsSchema.extend({
  swishId: z
    .string()
    .regex(/^[0-9A-F]{32}$/)
    .describe("payment.id of the checkout"),
});
const cartLinesSchema = z
  .array(
    z.strictObject({
      id: idSchema().describe("Variation id"),
      quantity: z.int().min(1).max(9999),
    }),
  )
  .min(1)
  .max(100);
export const linesBodySchema = z.strictObject({ lines: cartLinesSchema.describe("The whole cart") });
export const newCheckoutSchema = z.strictObject({
  site: textSchema(40).describe("Code of the site of the purchase, such as se, de or com"),
  currency: currencySchema.optional().describe("ISO 4217; default: the site's currency"),
  country: countrySchema
    .optional()
    .describe("Country of delivery, ISO 3166-1 alpha-2; default: the site's country"),
  company: z.boolean().optional().describe("Whether the buyer is a company; default: false"),
  lines: cartLinesSchema.describe("Lines of the cart"),
});

/** Account or guest: the e-mail address of the order. */
export const accountBodySchema = z.strictObject({
  email: emailSchema().describe("Address for mails about the order"),
});
export const countryBodySchema = z.strictObject({
  country: countrySchema.describe("Country of delivery, ISO 3166-1 alpha-2"),
});
export const currencyBodySchema = z.strictObject({ currency: currencySchema });
export const companyBodySchema = z.strictObject({
  company: z.boolean().describe("Whether the buyer is a company"),
});

export const noVatNumberBodySchema = z.strictObject({
  noVatNumber: z.boolean().describe("true: the company has no VAT number, so VAT is charged"),
});

/**
 * Required fields depend on the country and the kind of buyer, so the handler refuses empty fields instead of the
 * schema, and one reply names everything wrong with a form.
 */
const optionalText = (max: number) => typedSchema(max).default("");
const optionalCode = (max: number) => codeSchema(max).default("");

const placeSchema = z.object({
  firstName: optionalText(60),
  lastName: optionalText(60),
  addressLine1: optionalText(120),
  addressLine2: optionalText(120),
  zip: optionalCode(16).describe("Postcode in the country's format, such as 222 23; empty where it has none"),
  city: optionalText(80),
  /** [5.4] */
  state: optionalCode(3).describe("Abbreviation, such as CA; only in countries with states"),
  country: countrySchema,
});

/** Billing form [3.38]–[3.41]. Company fields are required for a company's checkout. */
export const billingSchema = placeSchema.extend({
  /** [5.5] */
  cellNumber: optionalCode(24).describe(
    "A national number, or one with a country code; returned as +46701234567 (E.164)",
  ),
  company: optionalText(120).describe("Name of the company"),
  /** [5.3] */
  organizationNumber: optionalCode(60).describe("Organization number in the country's company register"),
  vatNumber: optionalCode(24).describe("With the country's prefix, such as DE136695976"),
  glnOrPeppolId: optionalCode(40).describe("Address for e-invoices"),
  referenceCode: optionalText(60).describe("The company's own reference, printed on the invoice"),
  invoiceNotes: noteSchema(300).default("").describe("Printed on the invoice"),
  invoiceEmail: optionalEmailSchema().describe(
    "Address for invoices by e-mail; the checkout's email when empty",
  ),
}) satisfies z.ZodType<Billing>;

/** Shipping form [3.42]. */
export const shippingSchema = placeSchema.extend({
  company: optionalText(120).describe("Name of the company"),
  shippingEmail: optionalEmailSchema().describe("Contact for the carrier; the checkout's email when empty"),
  shippingCellNumber: optionalCode(24).describe(
    "Contact for the carrier; default: the billing form's number",
  ),
}) satisfies z.ZodType<Shipping>;

export const addressBodySchema = z.strictObject({
  billing: z.strictObject(billingSchema.shape).describe("Billing address"),
  shipping: z
    .strictObject(shippingSchema.shape)
    .nullable()
    .describe("Delivery address; null: the billing address"),
});
export const shippingBodySchema = z.strictObject({
  optionId: idSchema().describe("Id of one of the checkout's shippingOptions"),
});
export const agentBodySchema = z.strictObject({
  servicePointId: idSchema().describe("Id of one of the checkout's servicePoints"),
});
export const shippingCompleteBodySchema = z.strictObject({
  /** [3.42] */
  noteToCarrier: noteSchema(200).optional().describe("For example a door code; unchanged when missing"),
});
export const paymentBodySchema = z.strictObject({
  method: paymentMethodSchema.describe("One of the checkout's paymentMethods"),
});
export const couponBodySchema = z.strictObject({
  code: codeSchema(60).min(1).nullable().describe("Case-insensitive; null removes the coupon"),
});
export const pointsBodySchema = z.strictObject({
  points: z.int().min(0).max(1_000_000).describe("Whole points to pay with; 0: none"),
});
export const giftCardBodySchema = z.strictObject({
  code: codeSchema(100).min(1).nullable().describe("Code as in the mail; null removes the card"),
});
export const placeBodySchema = z.strictObject({
  acceptTerms: z.boolean().describe("The buyer accepts the terms of purchase; must be true"),
  newsletter: z.boolean().default(false).describe("Subscribes the buyer to the newsletter"),
  exportAgreement: z
    .boolean()
    .default(false)
    .describe("The buyer agrees not to export the goods; must be true for a restricted checkout"),
  expectedTotal: minorSchema.describe(
    "The total shown to the buyer, in minor units; a different total is refused with checkout_changed",
  ),
  expectedToPay: minorSchema
    .optional()
    .describe("The shown amount left to pay after a gift card, in minor units; default: the total"),
  expectedPoints: minorSchema
    .optional()
    .describe(
      "The shown amount paid by points, in minor units; a different amount is refused with checkout_changed",
    ),
  paymentToken: textSchema(2000)
    .min(1)
    .optional()
    .describe("Token from the pay-later provider's widget; other methods need none"),
  expectedLines: cartLinesSchema
    .optional()
    .describe("The lines shown; different ones are refused with checkout_changed, even at the same price"),
  expectedDigest: textSchema(100)
    .min(1)
    .optional()
    .describe(
      "digest of the checkout shown; if another tab or call has changed an address, the delivery or anything else that it covers, placing is refused with checkout_changed. Unchecked when missing",
    ),
  /** [4.30] */
  expectedBackOrders: z
    .array(textSchema(100))
    .max(500)
    .default([])
    .describe("Ids of the lines shown as backorders; placing is refused when another line has become one"),
});
