import { takeBackStates } from "@spolverk/domain";
import { z } from "zod";
import { codeSchema, emailSchema, idSchema, mailedTokenSchema } from "./text.ts";

const sideSchema = z.int().min(1).max(10_000).describe("Of the parcel, in millimetres");

/** A request to send empty spools and scrap back [3.45]. */
export const takeBackBodySchema = z.strictObject({
  orderNumber: codeSchema(40)
    .min(1, "required")
    .describe("Of an order of the last 12 months that was shipped"),
  email: emailSchema().toLowerCase().describe("That the order was made with"),
  site: idSchema(20).describe("Code of the site that it is sent from"),
  spools: z.int().min(0).max(1000).describe("Empty spools"),
  scrapGrams: z.int().min(0).max(100_000).describe("Scrap of our own PLA, in grams; may be 0"),
  ownPlaOnly: z.boolean().describe("Nothing but PLA of our own make is in the parcel; must be true"),
  weightGrams: z.int().min(1).max(1_000_000).describe("Of the parcel, in grams"),
  lengthMm: sideSchema,
  widthMm: sideSchema,
  heightMm: sideSchema,
  agreement: z.boolean().describe("The fee for a wrong return is accepted; must be true"),
});
export type TakeBackBody = z.output<typeof takeBackBodySchema>;

/** Opens one take-back to whoever has the link from the mail. */
export const takeBackTokenSchema = mailedTokenSchema().describe("From the link in the mail");
export const takeBackTokenBodySchema = z.strictObject({ token: takeBackTokenSchema });
export const takeBackSentBodySchema = z.strictObject({
  token: takeBackTokenSchema,
  trackingNumber: codeSchema(60).default("").describe("Of the parcel, where there is one"),
});

/** How a take-back stands. */
export const takeBackSchema = z.object({
  number: z.string().describe("What it is called by; it stands on the label"),
  state: z.enum(takeBackStates).describe("How far it is"),
  orderNumber: z.string().describe("Of the order that it refers to"),
  spools: z.int().describe("Empty spools"),
  scrapGrams: z.int().describe("In grams"),
  trackingNumber: z.string().nullable().describe("Of the parcel; null until it is told"),
  expiresAt: z.iso.datetime().describe("It has to be sent before"),
  hasLabel: z.boolean().describe("The shop pays for the label: that of a private individual"),
  feeSek: z.int().nullable().describe("What a wrong return costs, in SEK; null where nothing is to be paid"),
  reason: z.string().nullable().describe("Why it was rejected, as the shop wrote it"),
  history: z
    .array(
      z.object({
        state: z.enum(takeBackStates).describe("What it became"),
        at: z.iso.datetime().describe("When"),
      }),
    )
    .describe("Every state that it has had, the first at first"),
});
export type TakeBack = z.infer<typeof takeBackSchema>;
/** Nothing that only the order's customer may know: the mail to them opens the rest. */
export const takeBackCreatedSchema = takeBackSchema.pick({ number: true, expiresAt: true, hasLabel: true });
export type TakeBackCreated = z.infer<typeof takeBackCreatedSchema>;
export const takeBacksSchema = z.object({
  takeBacks: z
    .array(z.object({ token: takeBackTokenSchema, takeBack: takeBackSchema }))
    .describe("The newest first"),
});
