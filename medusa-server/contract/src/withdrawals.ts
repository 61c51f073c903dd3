import { isEmail } from "@spolverk/domain";
import { z } from "zod";

/** POST /internal/withdrawals */
export const withdrawalBodySchema = z.strictObject({
  name: z.string().min(1).max(100),
  /** As it was typed; there need not be such an order. */
  orderNumber: z.string().min(1).max(200),
  /** In lower case. */
  email: z.string().refine(isEmail),
  /** Which goods; empty: all of them. */
  goods: z.string().max(2000),
  site: z.string().max(20),
  language: z.string().max(10),
  isSuspicious: z.boolean(),
});
export type WithdrawalBody = z.infer<typeof withdrawalBodySchema>;
export const withdrawalReplySchema = z.object({ number: z.string(), receivedAt: z.iso.datetime() });
export type WithdrawalReply = z.infer<typeof withdrawalReplySchema>;
