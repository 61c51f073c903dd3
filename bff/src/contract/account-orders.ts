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
  orderId: idSchema().describe("Order id from the list of orders"),
});
export const ordersQuerySchema = commonQuerySchema.extend({
  query: codeSchema(100)
    .default("")
    .describe(
      "Words contained in an order's number, or in a product's SKU and its name in any language; order, case and accents do not matter",
    ),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

export const invoiceQuerySchema = commonQuerySchema.extend({
  creditNote: textSchema(20)
    .default("")
    .describe("Number of a credit note of the order; empty for its invoice or receipt"),
});

const thumbnailSchema = z.string().nullable().describe("URL of a small picture; null without one");

const orderSummaryShape = {
  orderId: z.string().describe("Id for other calls"),
  number: z.string().describe("Order number for the buyer and the shop"),
  placedAt: z.iso.datetime(),
  state: z.enum(orderStates).describe("State of the order"),
  currency: currencySchema,
  total: minorSchema.describe("With VAT, in minor units"),
  pieces: z.int().describe("Number of pieces ordered"),
  hasShippedGoods: z
    .boolean()
    .describe("Some of its goods were shipped and not returned, so a take-back may refer to it"),
};
export const orderSummarySchema = z.object({
  ...orderSummaryShape,
  goods: z
    .array(z.object({ name: z.string(), thumbnail: thumbnailSchema }))
    .describe("The first three lines"),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const ordersSchema = z.object({
  orders: z.array(orderSummarySchema).describe("Newest first"),
  total: z.int().describe("Number of matching orders"),
  page: z.int(),
  pageSize: z.int().describe("Maximum number of orders on a page"),
  claimable: z
    .int()
    .describe("Number of the user's guest orders with the same e-mail address, which the account may claim"),
});
export type Orders = z.infer<typeof ordersSchema>;

const { giftCard } = checkoutSchema.shape.lines.element.shape;
/** Goods that are no longer sold, and the goods of an export, keep the texts stored with the order. */
const inLanguage = "in the requested language while the shop sells it, else in that of the order";
const orderLineSchema = z.object({
  lineId: z.string().describe("Line id for a return request"),
  variationId: z.string().describe("Variation id, to order it again while it is sold"),
  sku: z.string().describe("The shop's SKU"),
  productName: z.string().describe(`Name of the product, ${inLanguage}`),
  variationName: z.string().describe(`The variation's attributes in words, ${inLanguage}`),
  thumbnail: thumbnailSchema,
  quantity: z.int(),
  discountPercentage: z.number().describe("Percent off the list price; 0 without a discount"),
  discountSource: z
    .enum(["sale", "agreement", "none"])
    .describe("Reason for the discount: a sale, or the account's contract price"),
  unitPrice: minorSchema.describe("Price of one piece with VAT, after the discount, in minor units"),
  unitBefore: checkoutSchema.shape.lines.element.shape.unitBefore,
  vat: minorSchema.describe("VAT included in the total, in minor units"),
  total: minorSchema.describe("With VAT, in minor units"),
  isBackOrder: z.boolean().describe("Ordered as a backorder"),
  deliveryDate: z
    .string()
    .nullable()
    .describe("YYYY-MM-DD of the restock expected on placing; null without a backorder, or when unknown"),
  giftCard,
  returnable: z.int().describe("Number of pieces that can still be returned"),
});

export const orderSchema = z.object({
  ...orderSummaryShape,
  email: z.string(),
  company: z.boolean().describe("Whether the buyer is a company"),
  reverseCharge: z
    .boolean()
    .describe("Reverse charge: the buyer, a company in another EU country, accounts for the VAT"),
  lines: z.array(orderLineSchema).describe("Ordered lines"),
  totals: checkoutSchema.shape.totals,
  couponCode: z.string().nullable().describe("Code of the coupon used; null without one"),
  billing: billingSchema.describe("Billing address"),
  shipping: shippingSchema.nullable().describe("Delivery address; null: the billing address"),
  shippingOption: z
    .object({
      name: z.string().describe(`Name of the shipping option, ${inLanguage}`),
      amount: amountSchema.describe("Shipping cost"),
      servicePoint: z
        .string()
        .nullable()
        .describe("Name of the service point for pickup; null for home delivery"),
    })
    .nullable()
    .describe("Null when nothing is shipped"),
  paymentMethod: paymentMethodSchema,
  hasInvoice: z
    .boolean()
    .describe("Its document can be fetched as PDF: a company's invoice, or an individual's receipt"),
  creditNotes: z
    .array(
      z.object({
        number: z.string().describe("Number of the credit note"),
        issuedOn: z.string().describe("YYYY-MM-DD"),
        amount: minorSchema.describe("Credited amount with VAT, in minor units"),
      }),
    )
    .describe("Ordered by number; each can be fetched as PDF"),
  parcels: z
    .array(
      z.object({
        sentAt: z.iso.datetime().nullable().describe("When the carrier received the parcel; null: not yet"),
        deliveredAt: z.iso
          .datetime()
          .nullable()
          .describe("When the parcel was delivered; null: not yet, or unknown"),
        goods: z.array(z.object({ name: z.string(), quantity: z.int() })).describe("Goods in the parcel"),
        tracking: z
          .array(
            z.object({
              number: z.string().describe("The carrier's tracking number"),
              url: z.string().nullable().describe("URL of the carrier's tracking page; null without one"),
            }),
          )
          .describe("Tracking numbers of the parcel"),
      }),
    )
    .describe("Parcels handed to a carrier, first one first"),
  refunded: minorSchema.describe("Refunded amount, in minor units"),
  canCancel: z.boolean().describe("The order can be cancelled: nothing of it is packed yet"),
  returnUntil: z
    .string()
    .nullable()
    .describe("YYYY-MM-DD of the last day to request a return; null when no return is possible now"),
  canWithdraw: z
    .boolean()
    .describe(
      "The withdrawal period of a consumer's order is running, and the order is neither cancelled nor withdrawn from and refunded as a whole",
    ),
  withdrawals: z
    .array(
      z.object({
        number: z.string().describe("Number of the withdrawal"),
        receivedAt: z.iso.datetime().describe("When the withdrawal was received"),
        state: z.enum(withdrawalStates).describe("State of the withdrawal"),
        goods: z.string().describe("Goods as the buyer named them; empty: all goods"),
      }),
    )
    .describe("Withdrawals from the order, oldest first"),
  returns: z
    .array(
      z.object({
        returnId: z.string().describe("Id of the return"),
        askedAt: z.iso.datetime().describe("When the return was requested"),
        state: z.enum(returnStates).describe("State of the return"),
        lines: z
          .array(z.object({ lineId: z.string().describe("Line id of the order"), quantity: z.int() }))
          .describe("Returned lines"),
      }),
    )
    .describe("Oldest first"),
});
export type Order = z.infer<typeof orderSchema>;

export const fileSchema = z.object({
  name: z.string().describe("File name with its extension"),
  type: z.string().describe("MIME type"),
  base64: z.string().describe("The file's content, in Base64"),
});

export const returnBodySchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        lineId: idSchema().describe("Line id of the order"),
        quantity: z.int().min(1).max(9999),
      }),
    )
    .min(1)
    .max(100)
    .describe("Lines to return, each line once"),
  note: noteSchema(1000).default("").describe("Optional reason"),
});

export const claimSchema = z.object({
  claimed: z.int().describe("Number of orders moved to the account"),
});

export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime().describe("When the export was made"),
  user: z
    .object({ id: z.string().describe("The user's id at the identity provider"), email: z.string() })
    .describe("The user who requested the export"),
  account: accountDetailSchema,
  members: membersSchema.describe("Other members' addresses are masked"),
  wishList: wishListSchema.describe("The user's wish list in the account"),
  orders: z.array(orderSchema).describe("All orders of the account, newest first"),
  takeBacks: z
    .array(takeBackSchema)
    .describe("Take-backs of its orders, newest first; without their secret tokens"),
  club: z
    .object({
      currency: currencySchema,
      joinedAt: z.iso.datetime().describe("When the account joined the club"),
      entries: activitySchema.shape.entries,
    })
    .nullable()
    .describe("Club membership and points ledger; null outside the club"),
  enquiries: z
    .array(
      z.object({
        number: z.string().describe("Number of the enquiry"),
        kind: z.enum(enquiryKinds).describe("Form of the enquiry"),
        sentAt: z.iso.datetime().describe("When the enquiry was sent"),
        name: z.string().describe("Name of the sender"),
        answers: z
          .record(z.string(), z.union([z.string(), z.number()]))
          .describe("By field name of the form"),
        files: z.array(z.string()).describe("File names"),
      }),
    )
    .describe("Enquiries sent with the user's address, newest first"),
  withdrawals: z
    .array(
      z.object({
        number: z.string().describe("Number of the withdrawal"),
        receivedAt: z.iso.datetime().describe("When the withdrawal was received"),
        orderNumber: z.string().describe("Order number as entered"),
        name: z.string().describe("Name of the sender"),
        goods: z.string().describe("Empty: the whole order"),
        state: z.enum(withdrawalStates).describe("State of the withdrawal"),
      }),
    )
    .describe("Withdrawals sent with the user's address, newest first"),
  stockNotifications: z
    .array(
      z.object({
        variationId: z.string().describe("Variation id of the catalogue"),
        askedAt: z.iso.datetime().describe("When the notification was requested"),
        confirmedAt: z.iso.datetime().nullable().describe("When the address was confirmed; null until then"),
      }),
    )
    .describe("Stock notifications of the user's address, newest first"),
  newsletter: z
    .object({
      state: z
        .enum(["asked", "subscribed", "ended"])
        .describe("Confirmation requested, subscribed, or ended"),
      source: z.enum(["footer", "checkout", "account"]).describe("Origin of the last subscription"),
      askedAt: z.iso.datetime().describe("When the address last subscribed"),
      confirmedAt: z.iso.datetime().nullable().describe("When the address was confirmed; null until then"),
      endedAt: z.iso.datetime().nullable().describe("When the subscription ended; null if it has not"),
    })
    .nullable()
    .describe("Newsletter consent of the user's address; null if it never subscribed"),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
