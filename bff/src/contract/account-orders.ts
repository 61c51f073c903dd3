import { enquiryKinds, orderStates, returnStates, withdrawalStates } from "@spolverk/domain";
import { z } from "zod";
import { accountDetailSchema, accountParamsSchema, membersSchema, wishListSchema } from "./account.ts";
import { billingSchema, shippingSchema } from "./checkout-requests.ts";
import { amountSchema, checkoutSchema } from "./checkout.ts";
import { activitySchema } from "./club.ts";
import { commonQuerySchema, currencySchema, minorSchema } from "./common.ts";
import { paymentMethodSchema } from "./payment.ts";
import { takeBackSchema } from "./take-back.ts";
import { codeSchema, idSchema, noteSchema, textSchema } from "./text.ts";

export const orderParamsSchema = accountParamsSchema.extend({
  orderId: idSchema().describe("Of the order, as the list gives it"),
});
export const ordersQuerySchema = commonQuerySchema.extend({
  query: codeSchema(100)
    .default("")
    .describe(
      "Words that are part of an order's number, or of a product's SKU and its name in any language, in any order and without regard to case and accents",
    ),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

export const invoiceQuerySchema = commonQuerySchema.extend({
  creditNote: textSchema(20)
    .default("")
    .describe("Number of a credit note of the order; empty for its invoice or receipt"),
});

const thumbnailSchema = z.string().nullable().describe("Address of a small picture; null without one");

const orderSummaryShape = {
  orderId: z.string().describe("Names the order in other calls"),
  number: z.string().describe("What the buyer and the shop call it by"),
  placedAt: z.iso.datetime(),
  state: z.enum(orderStates).describe("How it stands"),
  currency: currencySchema,
  total: minorSchema.describe("With VAT, in minor units"),
  pieces: z.int().describe("How many pieces were ordered"),
  hasShippedGoods: z
    .boolean()
    .describe("Goods of it were shipped and not returned: a take-back may refer to it"),
};
export const orderSummarySchema = z.object({
  ...orderSummaryShape,
  goods: z
    .array(z.object({ name: z.string(), thumbnail: thumbnailSchema }))
    .describe("The first three lines"),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const ordersSchema = z.object({
  orders: z.array(orderSummarySchema).describe("The newest first"),
  total: z.int().describe("How many fit"),
  page: z.int(),
  pageSize: z.int().describe("How many orders a page has at most"),
  claimable: z
    .int()
    .describe("Orders that the user placed as a guest with the same e-mail address and may claim"),
});
export type Orders = z.infer<typeof ordersSchema>;

const { giftCard } = checkoutSchema.shape.lines.element.shape;
/** Goods that are no longer sold, and the goods of an export, keep the texts that the order stored. */
const inLanguage = "in the language that is asked for while the shop sells it, else in that of the order";
const orderLineSchema = z.object({
  lineId: z.string().describe("Names the line in a request to return it"),
  variationId: z.string().describe("To order it again, as long as it is sold"),
  sku: z.string().describe("The shop's number of it"),
  productName: z.string().describe(`Of the product, ${inLanguage}`),
  variationName: z.string().describe(`The variation's attributes in words, ${inLanguage}`),
  thumbnail: thumbnailSchema,
  quantity: z.int(),
  discountPercentage: z.number().describe("Percent off the list price; 0 without a discount"),
  discountSource: z
    .enum(["sale", "agreement", "none"])
    .describe("Why there is a discount: a sale, or the account's contract price"),
  unitPrice: minorSchema.describe("One piece with VAT, after the discount, in minor units"),
  unitBefore: checkoutSchema.shape.lines.element.shape.unitBefore,
  vat: minorSchema.describe("What of the total is VAT, in minor units"),
  total: minorSchema.describe("With VAT, in minor units"),
  isBackOrder: z.boolean().describe("It was ordered to wait for more stock to come"),
  deliveryDate: z
    .string()
    .nullable()
    .describe(
      "YYYY-MM-DD when more stock was expected on placing; null without a backorder, or when it is not known",
    ),
  giftCard,
  returnable: z.int().describe("How many pieces can still be returned"),
});

export const orderSchema = z.object({
  ...orderSummaryShape,
  email: z.string(),
  company: z.boolean().describe("Whether a company buys"),
  reverseCharge: z.boolean().describe("The buyer, a company in another EU country, accounts for the VAT"),
  lines: z.array(orderLineSchema).describe("What was ordered"),
  totals: checkoutSchema.shape.totals,
  couponCode: z.string().nullable().describe("Of the coupon that was used; null without one"),
  billing: billingSchema.describe("Who pays"),
  shipping: shippingSchema.nullable().describe("Null: to the billing address"),
  shippingOption: z
    .object({
      name: z.string().describe(`Of the option, ${inLanguage}`),
      amount: amountSchema.describe("What it costs"),
      servicePoint: z
        .string()
        .nullable()
        .describe("Name of the service point where it is collected; null for delivery to the door"),
    })
    .nullable()
    .describe("Null where nothing is sent"),
  paymentMethod: paymentMethodSchema,
  hasInvoice: z
    .boolean()
    .describe(
      "Its document can be read as PDF: the invoice of a company, the receipt of a private individual",
    ),
  creditNotes: z
    .array(
      z.object({
        number: z.string().describe("Of the credit note"),
        issuedOn: z.string().describe("YYYY-MM-DD"),
        amount: minorSchema.describe("What was credited with VAT, in minor units"),
      }),
    )
    .describe("In the order of their numbers; each can be read as PDF"),
  parcels: z
    .array(
      z.object({
        sentAt: z.iso.datetime().nullable().describe("When the carrier got it; null: not yet"),
        deliveredAt: z.iso.datetime().nullable().describe("When it arrived; null: not yet, or not known"),
        goods: z.array(z.object({ name: z.string(), quantity: z.int() })).describe("What is in it"),
        tracking: z
          .array(
            z.object({
              number: z.string().describe("The carrier's number of it"),
              url: z.string().nullable().describe("Page of the carrier; null without one"),
            }),
          )
          .describe("How to follow it"),
      }),
    )
    .describe("What was handed over to a carrier, the first one first"),
  refunded: minorSchema.describe("What was paid back, in minor units"),
  canCancel: z.boolean().describe("Nothing of it is packed yet"),
  returnUntil: z.string().nullable().describe("YYYY-MM-DD, the last day to ask for a return; null: not now"),
  canWithdraw: z
    .boolean()
    .describe(
      "The period of withdrawal runs: of a consumer's order that is neither cancelled nor withdrawn from and refunded as a whole",
    ),
  withdrawals: z
    .array(
      z.object({
        number: z.string().describe("What the shop calls the statement by"),
        receivedAt: z.iso.datetime().describe("When the statement was received"),
        state: z.enum(withdrawalStates).describe("What the shop made of it"),
        goods: z.string().describe("Which goods, as they were named; empty for all of them"),
      }),
    )
    .describe("Statements of withdrawal from it, the first one first"),
  returns: z
    .array(
      z.object({
        returnId: z.string().describe("Of the return"),
        askedAt: z.iso.datetime().describe("When it was asked for"),
        state: z.enum(returnStates).describe("How it stands"),
        lines: z
          .array(z.object({ lineId: z.string().describe("Of the order's line"), quantity: z.int() }))
          .describe("What is returned"),
      }),
    )
    .describe("The first one first"),
});
export type Order = z.infer<typeof orderSchema>;

export const fileSchema = z.object({
  name: z.string().describe("Of the file, with its ending"),
  type: z.string().describe("MIME type"),
  base64: z.string().describe("The file's content"),
});

export const returnBodySchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        lineId: idSchema().describe("Of a line of the order"),
        quantity: z.int().min(1).max(9999),
      }),
    )
    .min(1)
    .max(100)
    .describe("What is to be returned, each line once"),
  note: noteSchema(1000).default("").describe("Why, if the customer wants to say so"),
});

export const claimSchema = z.object({
  claimed: z.int().describe("How many orders now belong to the account"),
});

export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime().describe("When this was put together"),
  user: z
    .object({ id: z.string().describe("The identity provider's id of the user"), email: z.string() })
    .describe("Who asked for it"),
  account: accountDetailSchema,
  members: membersSchema.describe("The addresses of others are masked"),
  wishList: wishListSchema.describe("Of the user, in the account"),
  orders: z.array(orderSchema).describe("All of the account, the newest first"),
  takeBacks: z.array(takeBackSchema).describe("Of its orders, the newest first; without what opens them"),
  club: z
    .object({
      currency: currencySchema,
      joinedAt: z.iso.datetime().describe("Joined the club"),
      entries: activitySchema.shape.entries,
    })
    .nullable()
    .describe("Membership of the loyalty club and its ledger; null outside the club"),
  enquiries: z
    .array(
      z.object({
        number: z.string().describe("What it is called by"),
        kind: z.enum(enquiryKinds).describe("Which form it was"),
        sentAt: z.iso.datetime().describe("When it was sent"),
        name: z.string().describe("Of its sender"),
        answers: z
          .record(z.string(), z.union([z.string(), z.number()]))
          .describe("By their names in the form"),
        files: z.array(z.string()).describe("Their names"),
      }),
    )
    .describe("Messages that were sent with the user's address, the newest first"),
  withdrawals: z
    .array(
      z.object({
        number: z.string().describe("What it is called by"),
        receivedAt: z.iso.datetime().describe("When it was received"),
        orderNumber: z.string().describe("Of the order that it refers to"),
        name: z.string().describe("Of its sender"),
        goods: z.string().describe("Empty: all of the order"),
        state: z.enum(withdrawalStates).describe("How far it is"),
      }),
    )
    .describe("Statements of withdrawal with the user's address, the newest first"),
  stockNotifications: z
    .array(
      z.object({
        variationId: z.string().describe("Of the catalogue"),
        askedAt: z.iso.datetime().describe("When it was asked for"),
        confirmedAt: z.iso.datetime().nullable().describe("When the address was confirmed; null until then"),
      }),
    )
    .describe("What the user's address waits for to be in stock, the newest first"),
  newsletter: z
    .object({
      state: z.enum(["asked", "subscribed", "ended"]).describe("Asked, gets it, or gets it no more"),
      source: z.enum(["footer", "checkout", "account"]).describe("Where it was asked for last"),
      askedAt: z.iso.datetime().describe("When it was asked for last"),
      confirmedAt: z.iso.datetime().nullable().describe("When the address was confirmed; null until then"),
      endedAt: z.iso.datetime().nullable().describe("When it was ended; null while it was not"),
    })
    .nullable()
    .describe("Consent to the newsletter of the user's address; null where it was never asked for"),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
