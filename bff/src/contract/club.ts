import { clubTiers, ledgerEntryTypes } from "@spolverk/domain";
import { z } from "zod";
import { priorPriceSchema, saleSchema } from "./catalogue.ts";
import { commonQuerySchema, currencySchema } from "./common.ts";
import { emailSchema, idSchema } from "./text.ts";

/** [9.25] */
const pointsSchema = z
  .int()
  .describe("Hundredths of a point; a point is worth one unit of the ledger's currency");
const tierSchema = z.enum(clubTiers);

/** Points of the bonus for joining by an invitation that do not pay yet. */
export const lockedPointsSchema = z.object({
  amount: pointsSchema,
  minimum: z
    .int()
    .describe(
      "With or after an order that holds filament for this much, with VAT and after discounts, they pay; minor units of the ledger's currency",
    ),
  isWithheld: z
    .boolean()
    .describe("They pay nothing, whatever is bought: the shop checks the invitation, or has refused it"),
});

/** How an account stands in the club [3.44]. */
export const loyaltySchema = z.object({
  mayJoin: z.boolean().describe("The account is a private individual's"),
  club: z
    .object({
      currency: currencySchema.describe("Of the ledger, for good"),
      joinedAt: z.iso.datetime().describe("Joined the club"),
      points: pointsSchema.describe("What there is now, in hundredths of a point"),
      locked: lockedPointsSchema
        .nullable()
        .describe("Of `points`, what is the bonus for joining and does not pay yet; null: all can be spent"),
      tier: tierSchema.describe("What it has reached"),
      rewardPercent: z.number().describe("Points in percent of what is paid for filament"),
      heldUntil: z.iso.datetime().nullable().describe("The tier is held until then; null: without end"),
      qualifying: pointsSchema.describe("Earned within the level period, in hundredths of a point"),
      next: z
        .object({ tier: tierSchema.describe("The next one"), missing: pointsSchema })
        .nullable()
        .describe("What is missing to the next tier; null at the highest"),
      expiring: z
        .array(z.object({ amount: pointsSchema, expiresAt: z.iso.datetime().describe("When they expire") }))
        .describe("The points that there are, those that expire first at first"),
    })
    .nullable()
    .describe("Null of an account that has not joined"),
});
export type Loyalty = z.infer<typeof loyaltySchema>;

const earlySaleSchema = z.object({
  variationId: idSchema(100).describe("Of the variation that it is of"),
  sale: saleSchema,
  priorPrice: priorPriceSchema,
  everybodyAt: z.iso.datetime().nullable().describe("When everybody gets it; null: by now they do"),
});
export type EarlySale = z.infer<typeof earlySaleSchema>;

/** Told to members alone [9.33]. */
export const earlySalesSchema = z.object({
  sales: z
    .array(earlySaleSchema)
    .describe("By variation, what the account pays in place of the catalogue's sale; empty outside the club"),
});
export type EarlySales = z.infer<typeof earlySalesSchema>;

export const activityQuerySchema = commonQuerySchema.extend({
  type: z.enum(ledgerEntryTypes).optional().describe("Entries of one type alone"),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export const activitySchema = z.object({
  entries: z
    .array(
      z.object({
        entryId: z.string().describe("Of the entry"),
        type: z.enum(ledgerEntryTypes).describe("What moved the points"),
        amount: pointsSchema.describe("Points that were given or, below zero, taken"),
        at: z.iso.datetime().describe("When it was made"),
        expiresAt: z.iso.datetime().nullable().describe("When points that were given expire"),
        orderId: z.string().nullable().describe("Of the order that it is about; null of any other entry"),
        orderNumber: z.string().nullable().describe("What that order is called by"),
        note: z.string().nullable().describe("Why, of an adjustment"),
      }),
    )
    .describe("The newest first"),
  total: z.int().describe("Entries on all pages"),
  page: z.int(),
  pageSize: z.int().describe("How many entries a page has at most"),
});
export type Activity = z.infer<typeof activitySchema>;

/** [3.32] */
export const joinBodySchema = z.strictObject({
  referalToken: idSchema(64).optional().describe("Of the account that invited this one"),
  currency: currencySchema.optional().describe("Of the ledger, for good; that of the site without"),
  site: idSchema(20)
    .optional()
    .describe("Code of the site that the welcome mail links to; that of the language without"),
  acceptTerms: z
    .boolean()
    .optional()
    .describe("Joining accepts the terms of the club, which the caller has shown; false is refused"),
});

/** [3.31] */
export const sendReferalBodySchema = z.strictObject({
  email: emailSchema().describe("Of the friend"),
  currency: currencySchema
    .optional()
    .describe("Nothing depends on it: the bonus is that of the friend's ledger"),
  domain: idSchema(20).describe("Code of the site that the mail links to"),
});
export const sendReferalSchema = z.object({ sent: z.literal(true).describe("The mail is on its way") });
