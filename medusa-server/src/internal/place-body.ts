import { z } from "@medusajs/framework/zod";
import { draftBodySchema } from "./draft-body.ts";

export const placeBodySchema = z.strictObject({
  draft: draftBodySchema,
  /** Of the accepted record. */
  version: z.int().positive(),
  /** What the method's own form gave the browser for its provider. */
  payment_token: z.string().max(2000).optional(),
  /** Names the shopper's address without telling it; null when the BFF does not know it. */
  client_hash: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable()
    .default(null),
});
export type PlaceBody = z.infer<typeof placeBodySchema>;

/** Of the record whose placing is to end. */
export const cancelBodySchema = z.strictObject({ version: z.int().positive() });
export type CancelBody = z.infer<typeof cancelBodySchema>;
