import { z } from "zod";

const statusSchema = z.int().min(100).max(599);
const replySchema = z.union([
  z.strictObject({ status: statusSchema, checkout_id: z.string().min(1).max(80) }),
  z.strictObject({ status: statusSchema, body: z.string().max(8192) }),
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
