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

/** Points of the bonus for joining by an invitation that are still locked. */
export const lockedPointsSchema = z.object({
  amount: pointsSchema,
  minimum: z
    .int()
    .describe(
      "The filament, with VAT and after discounts, that an order must contain to unlock the points, for that order too; minor units of the ledger's currency",
    ),
  isWithheld: z
    .boolean()
    .describe("Locked whatever is bought: the shop is checking the invitation, or has refused it"),
});

/** An account's club status [3.44]. */
export const loyaltySchema = z.object({
  mayJoin: z.boolean().describe("The account is an individual's"),
  club: z
    .object({
      currency: currencySchema.describe("Permanent currency of the ledger"),
      joinedAt: z.iso.datetime().describe("When the account joined the club"),
      points: pointsSchema.describe("Current balance, in hundredths of a point"),
      locked: lockedPointsSchema
        .nullable()
        .describe("The part of `points` that is a locked joining bonus; null: all points can be spent"),
      tier: tierSchema.describe("Current tier"),
      rewardPercent: z.number().describe("Points earned in percent of what is paid for filament"),
      heldUntil: z.iso.datetime().nullable().describe("End of the tier; null: permanent"),
      qualifying: pointsSchema.describe("Points earned within the level period, in hundredths of a point"),
      next: z
        .object({ tier: tierSchema.describe("Next tier"), missing: pointsSchema })
        .nullable()
        .describe("Points missing to the next tier; null at the highest"),
      expiring: z
        .array(z.object({ amount: pointsSchema, expiresAt: z.iso.datetime().describe("When they expire") }))
        .describe("The points by expiry, next ones first"),
    })
    .nullable()
    .describe("Null for an account that has not joined"),
});
export type Loyalty = z.infer<typeof loyaltySchema>;

const earlySaleSchema = z.object({
  variationId: idSchema(100).describe("Variation id of the sale"),
  sale: saleSchema,
  priorPrice: priorPriceSchema,
  everybodyAt: z.iso
    .datetime()
    .nullable()
    .describe("When the sale starts for everybody; null: it has started"),
});
export type EarlySale = z.infer<typeof earlySaleSchema>;

/** Visible to members only [9.33]. */
export const earlySalesSchema = z.object({
  sales: z
    .array(earlySaleSchema)
    .describe(
      "Per variation, the sale that replaces the catalogue's for this account; empty outside the club",
    ),
});
export type EarlySales = z.infer<typeof earlySalesSchema>;

export const activityQuerySchema = commonQuerySchema.extend({
  type: z.enum(ledgerEntryTypes).optional().describe("Only entries of this type"),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export const activitySchema = z.object({
  entries: z
    .array(
      z.object({
        entryId: z.string().describe("Id of the entry"),
        type: z.enum(ledgerEntryTypes).describe("Cause of the change"),
        amount: pointsSchema.describe("Points credited or, when negative, debited"),
        at: z.iso.datetime().describe("When the entry was made"),
        expiresAt: z.iso.datetime().nullable().describe("When credited points expire"),
        orderId: z.string().nullable().describe("Id of the entry's order; null for other entries"),
        orderNumber: z.string().nullable().describe("Number of that order"),
        note: z.string().nullable().describe("Reason for an adjustment"),
      }),
    )
    .describe("Newest first"),
  total: z.int().describe("Number of entries on all pages"),
  page: z.int(),
  pageSize: z.int().describe("Maximum number of entries on a page"),
});
export type Activity = z.infer<typeof activitySchema>;

/** [3.32] */
export const joinBodySchema = z.strictObject({
  referalToken: idSchema(64).optional().describe("Token of the account that invited this one"),
  currency: currencySchema.optional().describe("Permanent currency of the ledger; default: the site's"),
  site: idSchema(20)
    .optional()
    .describe("Code of the site that the welcome mail links to; default: the language's site"),
  acceptTerms: z
    .boolean()
    .optional()
    .describe("Accepts the club's terms, which the caller has shown; false is refused"),
});

/** [3.31] */
export const sendReferalBodySchema = z.strictObject({
  email: emailSchema().describe("The friend's e-mail address"),
  currency: currencySchema
    .optional()
    .describe("Has no effect: the bonus uses the currency of the friend's ledger"),
  domain: idSchema(20).describe("Code of the site that the mail links to"),
});
export const sendReferalSchema = z.object({ sent: z.literal(true).describe("The mail is queued") });
