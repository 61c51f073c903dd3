import { z } from "zod";
import { call, type Immutable } from "./call.ts";

const statusSchema = z.int().min(100).max(599);
/** Maximum length of a stored body, in characters. */
export const maxStoredBodyLength = 8192;

/** A checkout is stored by its id and read again; other bodies are stored if they are short. */
const replySchema = z.union([
  z.strictObject({ status: statusSchema, checkoutId: z.string().min(1).max(80) }),
  z.strictObject({ status: statusSchema, body: z.string().max(maxStoredBodyLength) }),
]);
export type StoredReply = Immutable<z.infer<typeof replySchema>>;

const callBodySchema = z.strictObject({
  /** Fingerprint of the request: 64 hexadecimal digits. */
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  /** Ending the call repeats it. */
  startedAt: z.iso.datetime(),
  /** Hash of the sending client: 32 hexadecimal digits; null when unknown, in which case no limit applies. */
  client: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable(),
});

/** Identifies a call that its sender may repeat and that the server carries out once; `id` is 64 hexadecimal digits. */
export type IdempotencyRecord = Immutable<z.infer<typeof callBodySchema>> & { readonly id: string };

const callStartReplySchema = z.discriminatedUnion("kind", [
  /** The call is new, or its first run never ended: carry it out. */
  z.object({ kind: z.literal("started") }),
  /** The call was carried out with this reply. */
  z.object({ kind: z.literal("replied"), reply: replySchema }),
  /** The same call is running. */
  z.object({ kind: z.literal("running") }),
  /** The id belongs to a different call. */
  z.object({ kind: z.literal("other") }),
  /** The client has reached its limit of stored calls. */
  z.object({ kind: z.literal("tooMany") }),
]);
export type CallStart = Immutable<z.infer<typeof callStartReplySchema>>;

/** The reply of a finished call; null deletes the record, so that the call may be sent again. */
const callReplyBodySchema = z.strictObject({
  startedAt: z.iso.datetime(),
  reply: replySchema.nullable(),
});

const callEndReplySchema = z.object({ ended: z.literal(true) });

export const idempotencyCalls = {
  /** Returns "started" to one of several concurrent starts of the same call. Records expire after 24 hours. */
  startCall: call({
    method: "POST",
    path: "calls/:id",
    body: callBodySchema,
    reply: callStartReplySchema,
    request: ({ id, ...record }: IdempotencyRecord) => ({ params: { id }, body: record }),
  }),
  /** Stores the reply of a started call; null deletes the record, so that the call may be sent again. */
  endCall: call({
    method: "POST",
    path: "calls/:id/reply",
    body: callReplyBodySchema,
    reply: callEndReplySchema,
    request: ({ id, startedAt }: IdempotencyRecord, reply: StoredReply | null) => ({
      params: { id },
      body: { startedAt, reply },
    }),
    result: () => {},
  }),
};
