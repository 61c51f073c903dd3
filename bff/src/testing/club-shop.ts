import type { Currency } from "@spolverk/domain";
import { openAccountShop } from "./account-shop.ts";

/** Opens a shop in which Kim's account can join the club, and Robin's has joined. */
export async function openClubShop(options: Parameters<typeof openAccountShop>[0] = {}) {
  const shop = await openAccountShop(options);
  const { store, account } = shop;
  const robin = { subject: "auth0|robin@example.com", email: "robin@example.com" };
  const inviter = await store.createAccount(robin, { referralToken: null, company: null });
  const terms = { currency: "SEK", referralToken: null, language: "sv", site: "se" } as const;
  await store.joinClub(inviter.id, terms);
  return {
    ...shop,
    inviter,
    member: { headers: shop.kim, accountId: account.id },
    /** Kim joins by Robin's invitation, with 50 points in SEK, NOK or DKK, and 5 in other currencies. */
    joinWithPoints: (currency: Currency = "SEK") =>
      store.joinClub(account.id, { ...terms, currency, referralToken: inviter.referralToken }),
  };
}
