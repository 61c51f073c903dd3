import type { Agreement } from "@spolverk/domain";
import { resolveAccountAgreements } from "../accounts/resolve-account-agreements.ts";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { CommerceClub } from "../commerce/store.ts";
import type { Services } from "../services.ts";
import type { CheckoutCaller } from "./checkout-caller.ts";

/** What was agreed with the account that buys, and what it has. */
export type BuyerTerms = {
  /** Contract prices that hold today [3.3], [6.6]. */
  agreements: readonly Agreement[];
  /** Days to pay an invoice; null: the shop's usual ones. */
  paymentTermsDays: number | null;
  /** Its membership of the loyalty club; null without one. */
  club: CommerceClub | null;
};

const guestTerms: BuyerTerms = { agreements: [], paymentTermsDays: null, club: null };

/** Reads the terms of the account that a checkout belongs to, fresh; a guest's checkout has none, whoever asks for it. */
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
