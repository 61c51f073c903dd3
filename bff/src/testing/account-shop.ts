import type { AccountRole } from "@spolverk/domain";
import { createTestShop } from "./create-test-shop.ts";
import { asUser } from "./test-tokens.ts";

const toUser = (email: string) => ({ subject: `auth0|${email}`, email });

/** Opens a shop in which Kim has an account; its calls as Kim send `kim`'s headers. */
export async function openAccountShop(options: Parameters<typeof createTestShop>[0] = {}) {
  const shop = createTestShop(options);
  const kim = asUser("kim@example.com");
  const first = { referralToken: null, company: null };
  const account = await shop.store.createAccount(toUser("kim@example.com"), first);
  const path = `/account/${account.id}`;

  /** Makes a user a member and returns the user's headers. */
  async function join(email: string, role: AccountRole): Promise<Record<string, string>> {
    const invitation = { email, role, inviter: null, invitedBy: account.email, language: "sv", site: "se" };
    await shop.store.inviteMember(account.id, invitation);
    await shop.store.acceptInvitation(toUser(email), shop.invitationMails.at(-1)?.token ?? "");
    return asUser(email);
  }
  return {
    ...shop,
    account,
    kim,
    path,
    join,
    /** Creates an additional account of Kim's. */
    createCompany: () =>
      shop.store.createAccount(toUser("kim@example.com"), {
        referralToken: null,
        company: { name: "Fräs AB", organizationNumber: "556036-0793", country: "SE" },
      }),
  };
}
