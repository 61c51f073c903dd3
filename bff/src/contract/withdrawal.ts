import { z } from "zod";
import { senderShape } from "./enquiry.ts";
import { noteSchema, typedSchema } from "./text.ts";

/** The statement of withdrawal from a contract: name, contract, and where its receipt goes (directive 2011/83/EU, article 11a). */
export const withdrawalBodySchema = z.strictObject({
  ...senderShape,
  orderNumber: typedSchema(200)
    .overwrite((typed) => typed.replace(/^#\s*/, ""))
    .min(1, "required")
    .describe("Of the order, or what it was; one that is not known is taken all the same"),
  goods: noteSchema(2000).default("").describe("Which goods of the order; empty for all of them"),
});
export type WithdrawalBody = z.output<typeof withdrawalBodySchema>;

/** The same for every statement, whether or not there is such an order. */
export const withdrawalReceiptSchema = z.object({
  number: z.string().describe("What the shop calls the statement by; it stands in the mail"),
  receivedAt: z.iso.datetime().describe("When the statement was received first"),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>;
