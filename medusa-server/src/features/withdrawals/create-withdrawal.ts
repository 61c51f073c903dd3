import type { WithdrawalBody, WithdrawalReply } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { toLanguage } from "../outbox/to-language.ts";
import { WITHDRAWAL_MODULE } from "./modules/withdrawal/index.ts";
import { findOrderOfEmail } from "../orders/sql/find-order-of-email.ts";

/**
 * Stores a statement of withdrawal, and then mails its receipt. A statement whose number and address match no order is
 * stored too, for a merchandiser to find its order: a mistyped number must not cost the right.
 */
export async function createWithdrawal(
  container: Container,
  { orderNumber, email: typedEmail, isSuspicious, language, ...statement }: WithdrawalBody,
  now: Date,
): Promise<WithdrawalReply> {
  const withdrawals = container.resolve(WITHDRAWAL_MODULE);
  const email = typedEmail.toLowerCase();
  const order = await findOrderOfEmail(container, { number: orderNumber, email });
  const { number, received_at } = await withdrawals.saveOnce(
    {
      ...statement,
      email,
      order_id: order?.id ?? null,
      order_number: order?.number ?? orderNumber,
      typed_order_number: orderNumber,
      language: toLanguage(language),
      // A sender who knows an order and its address is trusted, however fast the form was filled in.
      is_suspicious: isSuspicious && order === null,
    },
    now,
  );
  await wakeJournal(container);
  return { number, receivedAt: received_at.toISOString() };
}
