import type { Agreement } from "@spolverk/domain";
import { resolveAccountAgreements } from "../accounts/resolve-account-agreements.ts";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { CommerceClub } from "../commerce/store.ts";
import type { Services } from "../services.ts";
import type { CheckoutCaller } from "./checkout-caller.ts";

/** The agreed terms and the points of the buying account. */
export type BuyerTerms = {
  /** Contract prices valid today [3.3], [6.6]. */
  agreements: readonly Agreement[];
  /** Days to pay an invoice; null for the shop's default. */
  paymentTermsDays: number | null;
  /** Club membership; null without one. */
  club: CommerceClub | null;
};

const guestTerms: BuyerTerms = { agreements: [], paymentTermsDays: null, club: null };

/**
 * Reads the current terms of the account that owns a checkout. A guest's checkout has none, also when a member calls.
 */
export async function readBuyerTerms(
  services: Pick<Services, "store" | "catalogue" | "now">,
  { accountId }: Pick<CheckoutRecord, "accountId">,
  { account }: CheckoutCaller,
): Promise<BuyerTerms> {
  if (accountId === null) return guestTerms;
  if (account?.id !== accountId) throw new Error("A checkout was read for another account than its own");
  const isCompany = account.kind === "company";
  const [agreements, detail, club] = await Promise.all([
    resolveAccountAgreements(services, account),
    isCompany ? services.store.getAccount(accountId) : null,
    account.isMember ? services.store.getClub(accountId) : null,
  ]);
  return { agreements, paymentTermsDays: detail?.paymentTermsDays ?? null, club };
}
