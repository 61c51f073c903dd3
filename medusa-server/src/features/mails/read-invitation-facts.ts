import type { MedusaContainer } from "@medusajs/framework/types";
import { readEnvironment } from "../../environment/environment.ts";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";
import { breakLinks } from "../outbox/break-links.ts";
import type { InvitationFacts } from "./mail-facts.ts";
import { ObsoleteMailError } from "../outbox/obsolete-mail-error.ts";
import { resolveMailSite } from "../outbox/resolve-mail-site.ts";
import { toLanguage } from "../outbox/to-language.ts";

/**
 * Reads the content of an invitation, and creates a token for this mail.
 * @throws ObsoleteMailError when the invitation can no longer be accepted
 */
export async function readInvitationFacts(container: MedusaContainer, id: string): Promise<InvitationFacts> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const token = await accounts.drawInvitationToken(id, new Date());
  if (token === null) throw new ObsoleteMailError("The invitation was taken back, replaced or has expired");
  const { account_id, role, invited_by, language, site, expires_at } =
    await accounts.retrieveAccountInvitation(id);
  const { name } = await accounts.retrieveAccount(account_id, { select: ["name"] });
  return {
    language: toLanguage(language),
    site: resolveMailSite(readEnvironment(process.env).SITE_HOSTS, site),
    account: breakLinks(name),
    invitedBy: invited_by,
    role,
    expiresAt: expires_at.toISOString(),
    token,
  };
}
