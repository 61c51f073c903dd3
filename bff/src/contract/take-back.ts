import { takeBackStates } from "@spolverk/domain";
import { z } from "zod";
import { codeSchema, emailSchema, idSchema, mailedTokenSchema } from "./text.ts";

const sideSchema = z.int().min(1).max(10_000).describe("Size of the parcel, in millimetres");

/** A request for a take-back of empty spools and scrap [3.45]. */
export const takeBackBodySchema = z.strictObject({
  orderNumber: codeSchema(40)
    .min(1, "required")
    .describe("Number of an order shipped within the last 12 months"),
  email: emailSchema().toLowerCase().describe("E-mail address of the order"),
  site: idSchema(20).describe("Code of the site of the form"),
  spools: z.int().min(0).max(1000).describe("Number of empty spools"),
  scrapGrams: z.int().min(0).max(100_000).describe("Scrap of our own PLA, in grams; may be 0"),
  ownPlaOnly: z.boolean().describe("The parcel contains only PLA of our own make; must be true"),
  weightGrams: z.int().min(1).max(1_000_000).describe("Weight of the parcel, in grams"),
  lengthMm: sideSchema,
  widthMm: sideSchema,
  heightMm: sideSchema,
  agreement: z.boolean().describe("The fee for a wrong return is accepted; must be true"),
});
export type TakeBackBody = z.output<typeof takeBackBodySchema>;

/** A secret: opens one take-back to anybody who has the mail's link. */
export const takeBackTokenSchema = mailedTokenSchema().describe("Token from the mail's link");
export const takeBackTokenBodySchema = z.strictObject({ token: takeBackTokenSchema });
export const takeBackSentBodySchema = z.strictObject({
  token: takeBackTokenSchema,
  trackingNumber: codeSchema(60).default("").describe("Tracking number of the parcel, if it has one"),
});

/** A take-back in its current state. */
export const takeBackSchema = z.object({
  number: z.string().describe("Number of the take-back, printed on the label"),
  state: z.enum(takeBackStates).describe("State of the take-back"),
  orderNumber: z.string().describe("Number of its order"),
  spools: z.int().describe("Number of empty spools"),
  scrapGrams: z.int().describe("In grams"),
  trackingNumber: z.string().nullable().describe("Tracking number of the parcel; null until it is reported"),
  expiresAt: z.iso.datetime().describe("Deadline for sending the parcel"),
  hasLabel: z.boolean().describe("The shop pays for the label, as for an individual"),
  feeSek: z.int().nullable().describe("Fee for a wrong return, in SEK; null without one"),
  reason: z.string().nullable().describe("Reason for the rejection, as written by the shop"),
  history: z
    .array(
      z.object({
        state: z.enum(takeBackStates).describe("New state"),
        at: z.iso.datetime().describe("Time of the change"),
      }),
    )
    .describe("All its states so far, oldest first"),
});
export type TakeBack = z.infer<typeof takeBackSchema>;
/**
 * The reply contains nothing that only the customer of the order may know: the link in the mail to the customer opens
 * the rest.
 */
export const takeBackCreatedSchema = takeBackSchema.pick({ number: true, expiresAt: true, hasLabel: true });
export type TakeBackCreated = z.infer<typeof takeBackCreatedSchema>;
export const takeBacksSchema = z.object({
  takeBacks: z
    .array(z.object({ token: takeBackTokenSchema, takeBack: takeBackSchema }))
    .describe("Newest first"),
});
