import { z } from "zod";
import { senderShape } from "./enquiry.ts";
import { noteSchema, typedSchema } from "./text.ts";

/**
 * The statement of withdrawal from a contract: name, contract, and address of the receipt (directive 2011/83/EU,
 * article 11a).
 */
export const withdrawalBodySchema = z.strictObject({
  ...senderShape,
  orderNumber: typedSchema(200)
    .overwrite((typed) => typed.replace(/^#\s*/, ""))
    .min(1, "required")
    .describe("Order number or description of the order; an unknown one is accepted too"),
  goods: noteSchema(2000).default("").describe("Goods of the order to withdraw from; empty: all"),
});
export type WithdrawalBody = z.output<typeof withdrawalBodySchema>;

/** The reply is the same for every statement, whether or not the order exists. */
export const withdrawalReceiptSchema = z.object({
  number: z.string().describe("Number of the withdrawal; the mail contains it"),
  receivedAt: z.iso.datetime().describe("When the statement was first received"),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>;
