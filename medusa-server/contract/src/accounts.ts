import { z } from "zod";

export const accountKinds = ["individual", "company"] as const;
/** owner: everything; buyer: reads and orders; viewer: reads. */
export const accountRoles = ["owner", "buyer", "viewer"] as const;

/** Who acts: the BFF has verified both by the identity provider's token. The e-mail is in lower case. */
const actor = { subject: z.string().min(1).max(255), email: z.email().max(320).toLowerCase() };

export const accountListBodySchema = z.strictObject(actor);
export type AccountListBody = z.infer<typeof accountListBodySchema>;

export const accountCreateBodySchema = z.strictObject({
  ...actor,
  /** Of the account that invited the user; null when nobody did. */
  referral_token: z.string().min(1).max(64).nullable(),
});
export type AccountCreateBody = z.infer<typeof accountCreateBodySchema>;

const accountSchema = z.object({
  id: z.string(),
  kind: z.enum(accountKinds),
  name: z.string(),
  email: z.string(),
  referral_token: z.string(),
  /** Of the user who asks. */
  role: z.enum(accountRoles),
});
export type AccountRow = z.infer<typeof accountSchema>;

export const accountListReplySchema = z.object({ accounts: z.array(accountSchema) });
export const accountReplySchema = z.object({ account: accountSchema });
