import type { MedusaContainer } from "@medusajs/framework/types";
import type { PersonalDataReply } from "@spolverk/medusa-contract";
import { answersSchema } from "../inbox/modules/inbox/answers.ts";
import { INBOX_MODULE } from "../inbox/modules/inbox/index.ts";
import { NEWSLETTER_MODULE } from "../newsletter/modules/newsletter/index.ts";
import { STOCK_NOTIFICATION_MODULE } from "../catalogue/modules/stock-notification/index.ts";
import { WITHDRAWAL_MODULE } from "../withdrawals/modules/withdrawal/index.ts";

/**
 * Reads the data stored under an email address that belongs to no account (GDPR, articles 15 and 20). Leaves out
 * merchandisers' notes, which are not the person's own data.
 *
 * @param email in lower case
 */
export async function readPersonalData(
  container: MedusaContainer,
  email: string,
): Promise<PersonalDataReply> {
  const inbox = container.resolve(INBOX_MODULE);
  const withdrawals = container.resolve(WITHDRAWAL_MODULE);
  const notifications = container.resolve(STOCK_NOTIFICATION_MODULE);
  const newsletter = container.resolve(NEWSLETTER_MODULE);
  const [enquiries, statements, wishes, [subscriber]] = await Promise.all([
    inbox.listEnquiries({ email }, { take: null, order: { created_at: "DESC" } }),
    withdrawals.listWithdrawals({ email }, { take: null, order: { received_at: "DESC" } }),
    notifications.listStockNotifications({ email }, { take: null, order: { asked_at: "DESC" } }),
    newsletter.listNewsletterSubscribers({ email }),
  ]);
  const uploads = await inbox.listUploads(
    { enquiry_id: enquiries.map(({ id }) => id) },
    { take: null, order: { created_at: "ASC" } },
  );
  return {
    enquiries: enquiries.map(({ id, number, kind, created_at, name, answers }) => ({
      number,
      kind,
      sentAt: created_at.toISOString(),
      name,
      answers: Object.fromEntries(answersSchema.parse(answers).map((answer) => [answer.name, answer.value])),
      files: uploads.filter(({ enquiry_id }) => enquiry_id === id).map((upload) => upload.name),
    })),
    withdrawals: statements.map((statement) => ({
      number: statement.number,
      receivedAt: statement.received_at.toISOString(),
      orderNumber: statement.order_number,
      name: statement.name ?? "",
      goods: statement.goods ?? "",
      state: statement.state,
    })),
    stockNotifications: wishes.map(({ variant_id, asked_at, confirmed_at }) => ({
      variationId: variant_id,
      askedAt: asked_at.toISOString(),
      confirmedAt: confirmed_at?.toISOString() ?? null,
    })),
    newsletter: subscriber
      ? {
          state: subscriber.state,
          source: subscriber.source,
          askedAt: subscriber.asked_at.toISOString(),
          confirmedAt: subscriber.confirmed_at?.toISOString() ?? null,
          endedAt: subscriber.ended_at?.toISOString() ?? null,
        }
      : null,
  };
}
