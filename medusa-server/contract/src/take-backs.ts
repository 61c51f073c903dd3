import { isEmail, takeBackProblems, takeBackStates } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";

const tokenSchema = z.string().min(20).max(100);
const state = z.enum(takeBackStates);

const takeBackSchema = z.object({
  /** A secret: opens the take-back to anybody who has the mail. */
  token: tokenSchema,
  number: z.string(),
  state,
  orderNumber: z.string(),
  spools: z.int(),
  scrapGrams: z.int(),
  trackingNumber: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  hasLabel: z.boolean(),
  /** In SEK; null without a fee. */
  feeSek: z.int().nullable(),
  reason: z.string().nullable(),
  history: z.array(z.object({ state, at: z.iso.datetime() })),
});
export type TakeBackReply = z.infer<typeof takeBackSchema>;

const newTakeBackBodySchema = z.strictObject({
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

export const takeBackTokenBodySchema = z.strictObject({ token: tokenSchema });
export const shownTakeBackReplySchema = z.object({ takeBack: takeBackSchema.nullable() });
export const takeBackLabelReplySchema = z.object({
  label: z.object({ name: z.string(), base64: z.string() }).nullable(),
});

export const takeBackSentBodySchema = z.strictObject({
  token: tokenSchema,
  trackingNumber: z.string().min(1).max(60).nullable(),
});
export type TakeBackSentBody = z.infer<typeof takeBackSentBodySchema>;
export const takeBackSentReplySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sent"), takeBack: takeBackSchema }),
  z.object({ kind: z.literal("notOpen") }),
  z.object({ kind: z.literal("notFound") }),
]);
export type TakeBackSentReply = z.infer<typeof takeBackSentReplySchema>;

export const takeBacksReplySchema = z.object({ takeBacks: z.array(takeBackSchema) });

export type NewTakeBack = Immutable<NewTakeBackBody>;
export type CommerceTakeBack = Immutable<TakeBackReply>;

/** The take-back programme. */
export const takeBackCalls = {
  /**
   * Creates a take-back that the rules allow (findTakeBackProblems), and mails its customer. Of concurrent requests,
   * one succeeds.
   */
  createTakeBack: call({
    method: "POST",
    path: "take-backs",
    body: newTakeBackBodySchema,
    reply: newTakeBackReplySchema,
    request: (request: NewTakeBack) => ({ body: request }),
  }),
  /** Null for an unknown token. */
  getTakeBack: call({
    method: "POST",
    path: "take-backs/show",
    body: takeBackTokenBodySchema,
    reply: shownTakeBackReplySchema,
    request: (token: string) => ({ body: { token } }),
    result: ({ takeBack }) => takeBack,
  }),
  /** Newest first. */
  listTakeBacks: call({
    method: "GET",
    path: "accounts/:id/take-backs",
    reply: takeBacksReplySchema,
    request: (accountId: string) => ({ params: { id: accountId } }),
    result: ({ takeBacks }) => takeBacks,
  }),
  /** May be repeated with the same tracking number or none. */
  markTakeBackSent: call({
    method: "POST",
    path: "take-backs/sent",
    body: takeBackSentBodySchema,
    reply: takeBackSentReplySchema,
    request: (token: string, trackingNumber: string | null) => ({ body: { token, trackingNumber } }),
  }),
  /** A PDF; null without a label or a take-back. */
  getTakeBackLabel: call({
    method: "POST",
    path: "take-backs/label",
    body: takeBackTokenBodySchema,
    reply: takeBackLabelReplySchema,
    request: (token: string) => ({ body: { token } }),
    result: ({ label }) => label,
  }),
};
