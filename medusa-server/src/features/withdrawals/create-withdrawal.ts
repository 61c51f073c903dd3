import type { WithdrawalBody, WithdrawalReply } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { wakeJournal } from "../journal/wake-journal.ts";
import { toLanguage } from "../outbox/to-language.ts";
import { WITHDRAWAL_MODULE } from "./modules/withdrawal/index.ts";
import { findOrderOfEmail } from "../orders/sql/find-order-of-email.ts";

/**
 * Stores a statement of withdrawal, and then mails its receipt. A statement whose number and address match no order is
 * stored too, and a merchandiser looks for the order: a mistyped number must not cost the customer the right to
 * withdraw.
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
      // A sender who knows an order's number and address is trusted, even when the form was filled in as fast as by a
      // bot.
      is_suspicious: isSuspicious && order === null,
    },
    now,
  );
  await wakeJournal(container);
  return { number, receivedAt: received_at.toISOString() };
}
