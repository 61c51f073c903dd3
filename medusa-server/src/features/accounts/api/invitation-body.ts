import { z } from "../../../platform/zod.ts";
import { readSites } from "@spolverk/content";
import { accountRoles } from "@spolverk/domain";

/** A merchandiser's invitation to an account; the site decides the language of the mail. */
export const invitationBodySchema = z.strictObject({
  email: z.email("is no e-mail address").max(254, "is too long").toLowerCase(),
  role: z.enum(accountRoles, "is no role"),
  site: z.enum(
    readSites().map(({ code }) => code),
    "is no site",
  ),
});
export type InvitationBody = z.infer<typeof invitationBodySchema>;
