import { isEmail } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";

export const withdrawalBodySchema = z.strictObject({
  name: z.string().min(1).max(100),
  /** As typed; the order may not exist. */
  orderNumber: z.string().min(1).max(200),
  /** In lowercase. */
  email: z.string().refine(isEmail),
  /** Goods as named; empty: all of them. */
  goods: z.string().max(2000),
  /** Code of the site, and language of the mail. */
  site: z.string().max(20),
  language: z.string().max(10),
  isSuspicious: z.boolean(),
});
export type WithdrawalBody = z.infer<typeof withdrawalBodySchema>;
export const withdrawalReplySchema = z.object({ number: z.string(), receivedAt: z.iso.datetime() });
export type WithdrawalReply = z.infer<typeof withdrawalReplySchema>;

/** A statement of withdrawal from a contract. */
export type NewWithdrawal = Immutable<WithdrawalBody>;

/** Withdrawals from contracts. */
export const withdrawalCalls = {
  /**
   * Stores a statement, whether or not the order exists, and mails its receipt. The same statement sent repeatedly or
   * concurrently is stored and mailed once; all calls get the number and time of the first.
   */
  saveWithdrawal: call({
    method: "POST",
    path: "withdrawals",
    body: withdrawalBodySchema,
    reply: withdrawalReplySchema,
    request: (statement: NewWithdrawal) => ({ body: statement }),
  }),
};
