import type { Language } from "@spolverk/content";
import type { MemberCaller } from "../auth/resolve-caller.ts";
import type { AccountDetail } from "../contract/account.ts";
import type { Services } from "../services.ts";
import { toAccountDetail } from "./to-account-detail.ts";

/** Reads the current settings of the account that a member acts for. */
export async function showAccount(
  { store, catalogue, now }: Services,
  { account }: Pick<MemberCaller, "account">,
  language: Language,
): Promise<AccountDetail> {
  const [detail, products] = await Promise.all([store.getAccount(account.id), catalogue.listProducts()]);
  const today = now().toISOString().slice(0, 10);
  return toAccountDetail(detail, { role: account.role, products, today, language });
}
