import { z } from "zod";
import { emailSchema, idSchema } from "./text.ts";

const accountKinds = ["individual", "company"] as const;
const accountRoles = ["owner", "buyer", "viewer"] as const;

/** [3.2]; the field names are the specification's. */
export const accountSchema = z.object({
  accountId: z.string().describe("Names the account in other calls"),
  accountName: z.string().describe("What the account is called where one of several is chosen"),
  email: z.string().describe("Where the account's mails go"),
  kind: z.enum(accountKinds).describe("A person's account, or a company's"),
  role: z.enum(accountRoles).describe("What the user may do: owner everything, buyer order, viewer read"),
  referalToken: z.string().describe("What the account invites friends with"),
});
export type Account = z.infer<typeof accountSchema>;

export const accountListSchema = z.object({ accounts: z.array(accountSchema).describe("The oldest first") });

/** [3.33] */
export const accountCreateBodySchema = z.strictObject({
  auth: z.boolean().optional().describe("False; nothing depends on it"),
  email: emailSchema().optional().describe("Has to be the signed-in user's own"),
  referalToken: idSchema(64).optional().describe("Of the account that invited the user"),
});
