import { z } from "zod";
import { call } from "./call.ts";

const statusSchema = z.int().min(100).max(599);
/** The longest body that is stored, in characters. */
export const maxStoredBodyLength = 8192;

const replySchema = z.union([
  z.strictObject({ status: statusSchema, checkout_id: z.string().min(1).max(80) }),
  z.strictObject({ status: statusSchema, body: z.string().max(maxStoredBodyLength) }),
]);

/** A call that its sender may repeat. */
export const callBodySchema = z.strictObject({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  started_at: z.iso.datetime(),
  client: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable(),
});
export type CallBody = z.infer<typeof callBodySchema>;

export const callStartReplySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("started") }),
  z.object({ kind: z.literal("replied"), reply: replySchema }),
  z.object({ kind: z.literal("running") }),
  z.object({ kind: z.literal("other") }),
  z.object({ kind: z.literal("too_many") }),
]);
export type CallStartReply = z.infer<typeof callStartReplySchema>;

/** How a call ended; null takes it back, so that it may be sent again. */
export const callReplyBodySchema = z.strictObject({
  started_at: z.iso.datetime(),
  reply: replySchema.nullable(),
});
export type CallReplyBody = z.infer<typeof callReplyBodySchema>;

export const callEndReplySchema = z.object({ ended: z.literal(true) });

/** Identifies a call that its sender may repeat and that the server carries out once. */
export type IdempotencyRecord = {
  /** Names the call for the backend: 64 hexadecimal digits. */
  id: string;
  /** Of the request: 64 hexadecimal digits. */
  fingerprint: string;
  /** ISO date-time; ending the call names it again. */
  startedAt: string;
  /** Names the client that sent it: 32 hexadecimal digits; null when unknown, and then no limit applies. */
  client: string | null;
};

/** The stored reply to a call. A checkout is stored by its id and read again; only a short body is stored as it is. */
export type StoredReply = { status: number; checkoutId: string } | { status: number; body: string };

export type CallStart =
  /** The call is new, or its first run never ended: carry it out. */
  | { kind: "started" }
  /** The call was carried out: this was its reply. */
  | { kind: "replied"; reply: StoredReply }
  /** The same call is being carried out right now. */
  | { kind: "running" }
  /** The id was used for another call. */
  | { kind: "other" }
  /** The client has reached its limit of stored calls. */
  | { kind: "tooMany" };

export const idempotencyCalls = {
  /** Returns "started" to one of several concurrent starts of the same call. Records expire after 24 hours. */
  startCall: call({
    method: "POST",
    path: "calls/:id",
    body: callBodySchema,
    reply: callStartReplySchema,
    request: ({ id, fingerprint, startedAt, client }: IdempotencyRecord) => ({
      params: { id },
      body: { fingerprint, started_at: startedAt, client },
    }),
    result: toCallStart,
  }),
  /** Stores the reply of a started call; null deletes the record, so that the call may be sent again. */
  endCall: call({
    method: "POST",
    path: "calls/:id/reply",
    body: callReplyBodySchema,
    reply: callEndReplySchema,
    request: ({ id, startedAt }: IdempotencyRecord, reply: StoredReply | null) => ({
      params: { id },
      body: {
        started_at: startedAt,
        reply:
          reply && "checkoutId" in reply ? { status: reply.status, checkout_id: reply.checkoutId } : reply,
      },
    }),
    result: () => {},
  }),
};

function toCallStart(start: CallStartReply): CallStart {
  if (start.kind === "too_many") return { kind: "tooMany" };
  if (start.kind !== "replied") return start;
  const { reply } = start;
  return "body" in reply
    ? { kind: "replied", reply }
    : { kind: "replied", reply: { status: reply.status, checkoutId: reply.checkout_id } };
}
