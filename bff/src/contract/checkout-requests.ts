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
    "Of the checkout. A secret: whoever knows that of a guest's checkout can read and change it",
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
      id: idSchema().describe("Of the variation"),
      quantity: z.int().min(1).max(9999),
    }),
  )
  .min(1)
  .max(100);
export const linesBodySchema = z.strictObject({ lines: cartLinesSchema.describe("The whole cart") });
export const newCheckoutSchema = z.strictObject({
  site: textSchema(40).describe("Code of the site that it is bought on, such as se, de or com"),
  currency: currencySchema.optional().describe("That of the site when it is left out; ISO 4217"),
  country: countrySchema
    .optional()
    .describe("Of delivery, ISO 3166-1 alpha-2; that of the site when it is left out"),
  company: z.boolean().optional().describe("Whether a company buys; false when it is left out"),
  lines: cartLinesSchema.describe("The cart"),
});

/** Account or guest: the email that the order belongs to. */
export const accountBodySchema = z.strictObject({
  email: emailSchema().describe("Where the mails about the order go"),
});
export const countryBodySchema = z.strictObject({
  country: countrySchema.describe("Of delivery, ISO 3166-1 alpha-2"),
});
export const currencyBodySchema = z.strictObject({ currency: currencySchema });
export const companyBodySchema = z.strictObject({ company: z.boolean().describe("Whether a company buys") });

export const noVatNumberBodySchema = z.strictObject({
  noVatNumber: z.boolean().describe("true: the company has no VAT number, and VAT is charged"),
});

/**
 * What has to be there depends on the country and on who buys, so an empty field is refused by the call and
 * not by the schema: everything that is wrong with a form is then said at once.
 */
const optionalText = (max: number) => typedSchema(max).default("");
const optionalCode = (max: number) => codeSchema(max).default("");

const placeSchema = z.object({
  firstName: optionalText(60),
  lastName: optionalText(60),
  addressLine1: optionalText(120),
  addressLine2: optionalText(120),
  zip: optionalCode(16).describe(
    "Postcode as the country writes it, such as 222 23; empty where it has none",
  ),
  city: optionalText(80),
  /** [5.4] */
  state: optionalCode(3).describe("Short form, such as CA; only where the country has states"),
  country: countrySchema,
});

/** Billing form [3.38]–[3.41]. The fields of a company are asked for when the checkout is one. */
export const billingSchema = placeSchema.extend({
  /** [5.5] */
  cellNumber: optionalCode(24).describe(
    "A number of the country, or one with its own country in front; replied as +46701234567 (E.164)",
  ),
  company: optionalText(120).describe("Name of the company"),
  /** [5.3] */
  organizationNumber: optionalCode(60).describe("In the country's register of companies"),
  vatNumber: optionalCode(24).describe("With the country's prefix, such as DE136695976"),
  glnOrPeppolId: optionalCode(40).describe("Where an electronic invoice goes"),
  referenceCode: optionalText(60).describe("The company's own, to stand on the invoice"),
  invoiceNotes: noteSchema(300).default("").describe("To stand on the invoice"),
  invoiceEmail: optionalEmailSchema().describe(
    "Where an invoice by e-mail goes; the checkout's email when empty",
  ),
}) satisfies z.ZodType<Billing>;

/** Shipping form [3.42]. */
export const shippingSchema = placeSchema.extend({
  company: optionalText(120).describe("Name of the company"),
  shippingEmail: optionalEmailSchema().describe(
    "For the carrier to write to; the checkout's email when empty",
  ),
  shippingCellNumber: optionalCode(24).describe("For the carrier to call; as the billing form's number"),
}) satisfies z.ZodType<Shipping>;

export const addressBodySchema = z.strictObject({
  billing: z.strictObject(billingSchema.shape).describe("Who pays"),
  shipping: z
    .strictObject(shippingSchema.shape)
    .nullable()
    .describe("Where it goes; null: to the billing address"),
});
export const shippingBodySchema = z.strictObject({
  optionId: idSchema().describe("One of the checkout's shippingOptions"),
});
export const agentBodySchema = z.strictObject({
  servicePointId: idSchema().describe("One of the checkout's servicePoints"),
});
export const shippingCompleteBodySchema = z.strictObject({
  /** [3.42] */
  noteToCarrier: noteSchema(200)
    .optional()
    .describe("Such as a door code; leaving it out does not change an earlier one"),
});
export const paymentBodySchema = z.strictObject({
  method: paymentMethodSchema.describe("One of the checkout's paymentMethods"),
});
export const couponBodySchema = z.strictObject({
  code: codeSchema(60).min(1).nullable().describe("In any case of letters; null takes the coupon off"),
});
export const pointsBodySchema = z.strictObject({
  points: z.int().min(0).max(1_000_000).describe("Whole points to pay with; 0: none"),
});
export const giftCardBodySchema = z.strictObject({
  code: codeSchema(100)
    .min(1)
    .nullable()
    .describe("As it stands in the mail; null takes the card away again"),
});
export const placeBodySchema = z.strictObject({
  acceptTerms: z.boolean().describe("The buyer accepts the terms of purchase; must be true"),
  newsletter: z.boolean().default(false).describe("The buyer wants the newsletter"),
  exportAgreement: z
    .boolean()
    .default(false)
    .describe("The buyer agrees not to export the goods; must be true where the checkout is restricted"),
  expectedTotal: minorSchema.describe(
    "The total that the buyer was shown, in minor units; any other is refused with checkout_changed",
  ),
  expectedToPay: minorSchema
    .optional()
    .describe(
      "What was shown as left to pay beside a gift card, in minor units; the total when it is left out",
    ),
  expectedPoints: minorSchema
    .optional()
    .describe("What was shown as paid by points, in minor units; any other is refused with checkout_changed"),
  paymentToken: textSchema(2000)
    .min(1)
    .optional()
    .describe("What the pay-later provider's widget gave the browser; other methods need none"),
  expectedLines: cartLinesSchema
    .optional()
    .describe("The lines that were shown; others are refused with checkout_changed, even at the same price"),
  expectedDigest: textSchema(100)
    .min(1)
    .optional()
    .describe(
      "digest of the checkout that was shown; when another tab or call has changed an address, the delivery or anything else that it stands for, placing is refused with checkout_changed. Unchecked when it is left out",
    ),
  /** [4.30] */
  expectedBackOrders: z
    .array(textSchema(100))
    .max(500)
    .default([])
    .describe("Ids of the lines that were shown as backorders; refused when another line has become one"),
});
