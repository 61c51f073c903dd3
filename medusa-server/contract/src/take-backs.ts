import { isEmail, takeBackProblems, takeBackStates } from "@spolverk/domain";
import { z } from "zod";

const tokenSchema = z.string().min(20).max(100);
const state = z.enum(takeBackStates);

const takeBackSchema = z.object({
  token: tokenSchema,
  number: z.string(),
  state,
  orderNumber: z.string(),
  spools: z.int(),
  scrapGrams: z.int(),
  trackingNumber: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  hasLabel: z.boolean(),
  feeSek: z.int().nullable(),
  reason: z.string().nullable(),
  history: z.array(z.object({ state, at: z.iso.datetime() })),
});
export type TakeBackReply = z.infer<typeof takeBackSchema>;

/** POST /internal/take-backs */
export const newTakeBackBodySchema = z.strictObject({
  orderNumber: z.string().min(1).max(40),
  email: z.string().refine(isEmail),
  site: z.string().max(20),
  language: z.string().max(10),
  parcel: z.strictObject({
    spools: z.int().min(0),
    scrapGrams: z.int().min(0),
    isOwnPlaOnly: z.boolean(),
    weightGrams: z.int().min(1),
    lengthMm: z.int().min(1),
    widthMm: z.int().min(1),
    heightMm: z.int().min(1),
  }),
  isAgreed: z.boolean(),
});
export type NewTakeBackBody = z.infer<typeof newTakeBackBodySchema>;
export const newTakeBackReplySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("created"), takeBack: takeBackSchema }),
  z.object({ kind: z.literal("refused"), problems: z.array(z.enum(takeBackProblems)) }),
]);
export type NewTakeBackReply = z.infer<typeof newTakeBackReplySchema>;

/** POST /internal/take-backs/show and /internal/take-backs/label */
export const takeBackTokenBodySchema = z.strictObject({ token: tokenSchema });
export type TakeBackTokenBody = z.infer<typeof takeBackTokenBodySchema>;
export const shownTakeBackReplySchema = z.object({ takeBack: takeBackSchema.nullable() });
export const takeBackLabelReplySchema = z.object({
  label: z.object({ name: z.string(), base64: z.string() }).nullable(),
});

/** POST /internal/take-backs/sent */
export const takeBackSentBodySchema = z.strictObject({
  token: tokenSchema,
  trackingNumber: z.string().min(1).max(60).nullable(),
});
export type TakeBackSentBody = z.infer<typeof takeBackSentBodySchema>;
export const takeBackSentReplySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sent"), takeBack: takeBackSchema }),
  z.object({ kind: z.enum(["notOpen", "notFound"]) }),
]);
export type TakeBackSentReply = z.infer<typeof takeBackSentReplySchema>;

/** GET /internal/accounts/{id}/take-backs; the newest first. */
export const takeBacksReplySchema = z.object({ takeBacks: z.array(takeBackSchema) });
export type TakeBacksReply = z.infer<typeof takeBacksReplySchema>;
