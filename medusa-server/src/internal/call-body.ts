import { z } from "@medusajs/framework/zod";

const startedAt = z.iso.datetime().transform((at) => new Date(at));

export const callBodySchema = z.strictObject({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  started_at: startedAt,
});
export type CallBody = z.infer<typeof callBodySchema>;

export const callReplyBodySchema = z.strictObject({
  started_at: startedAt,
  reply: z.strictObject({ status: z.int().min(100).max(599), body: z.string() }).nullable(),
});
export type CallReplyBody = z.infer<typeof callReplyBodySchema>;
