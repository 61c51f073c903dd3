import type { Container } from "../../../platform/container.ts";
import { readEnvironment } from "../../../environment/environment.ts";
import type { WithdrawalMailKind } from "../../outbox/modules/mail/mail-kinds.ts";
import { WITHDRAWAL_MODULE } from "../modules/withdrawal/index.ts";
import { ObsoleteMailError } from "../../outbox/obsolete-mail-error.ts";
import { resolveMailSite } from "../../outbox/resolve-mail-site.ts";
import { toLanguage } from "../../outbox/to-language.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";

/**
 * Reads the content of a withdrawal's receipt.
 * @throws ObsoleteMailError when the withdrawal has been anonymized
 */
export async function readWithdrawalFacts(
  container: Container,
  kind: WithdrawalMailKind,
  id: string,
): Promise<WithdrawalFacts> {
  const withdrawals = container.resolve(WITHDRAWAL_MODULE);
  const withdrawal = await withdrawals.retrieveWithdrawal(id);
  const { name, email, goods, typed_order_number: orderNumber } = withdrawal;
  if (name === null || email === null || goods === null || orderNumber === null) {
    throw new ObsoleteMailError("The withdrawal has forgotten its customer");
  }
  return {
    kind,
    language: toLanguage(withdrawal.language),
    site: resolveMailSite(readEnvironment(process.env).SITE_HOSTS, withdrawal.site),
    number: withdrawal.number,
    orderNumber,
    name,
    email,
    goods,
    receivedAt: withdrawal.received_at,
  };
}
