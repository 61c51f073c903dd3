import { z } from "@medusajs/framework/zod";

const startedAt = z.iso.datetime().transform((at) => new Date(at));

const status = z.int().min(100).max(599);

export const callBodySchema = z.strictObject({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  started_at: startedAt,
  client: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable(),
});
export type CallBody = z.infer<typeof callBodySchema>;

export const callReplyBodySchema = z.strictObject({
  started_at: startedAt,
  reply: z
    .union([
      z.strictObject({ status, checkout_id: z.string().min(1).max(80) }),
      z.strictObject({ status, body: z.string().max(8192) }),
    ])
    .nullable(),
});
export type CallReplyBody = z.infer<typeof callReplyBodySchema>;
