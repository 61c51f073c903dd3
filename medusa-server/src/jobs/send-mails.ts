import type { MedusaContainer } from "@medusajs/framework/types";
import { queueLedgerMails } from "../club/queue-ledger-mails.ts";
import { readEnvironment } from "../environment.ts";
import { queueEnquiryMails } from "../inbox/queue-enquiry-mails.ts";
import { areMailsSent } from "../mail/are-mails-sent.ts";
import { queueBackInStock } from "../mail/queue-back-in-stock.ts";
import { queueMissedOrderMails } from "../mail/queue-order-mails.ts";
import { sendDueMails } from "../mail/send-due-mails.ts";
import { queueTakeBackMails } from "../take-backs/queue-take-back-mails.ts";
import { queueWithdrawalMails } from "../withdrawals/queue-withdrawal-mails.ts";

/**
 * What events did not do: the mails of a process that died, of a SendGrid that was down, of what can be ordered again
 * without its stock having changed. Several servers may do it at once: a mail is queued once and claimed by one.
 */
export default async function sendMails(container: MedusaContainer): Promise<void> {
  if (!areMailsSent()) return;
  const outcomes = await Promise.allSettled([
    queueMissedOrderMails(container),
    queueBackInStock(container),
    queueLedgerMails(container, null),
    queueTakeBackMails(container, null),
    queueEnquiryMails(container, null),
    queueWithdrawalMails(container, null),
  ]);
  // What could be queued is sent, whatever became of the rest.
  await sendDueMails(container);
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

export const config = {
  name: "send-mails",
  schedule: { interval: readEnvironment(process.env).MAIL_SWEEP_SECONDS * 1000 },
};
