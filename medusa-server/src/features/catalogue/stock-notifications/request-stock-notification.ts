import type { StockNotification } from "@spolverk/medusa-contract";
import { type Container, withLocks } from "../../../platform/container.ts";
import { MAIL_MODULE } from "../../outbox/modules/mail/index.ts";
import { STOCK_NOTIFICATION_MODULE } from "../modules/stock-notification/index.ts";
import { areMailsSent } from "../../outbox/are-mails-sent.ts";
import { logFullOutbox } from "../../outbox/log-full-outbox.ts";
import { mostConfirmationsPerDay } from "../../outbox/modules/mail/outbox-limits.ts";
import { sendMailsSoon } from "../../outbox/send-mails-soon.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * Stores a subscription and mails its address a confirmation link (double opt-in). Does neither for an address that has
 * reached the day's limit of confirmation mails or is already subscribed. The caller cannot tell these cases apart.
 */
export async function requestStockNotification(
  container: Container,
  { variationId: variant_id, email, language, askedAt }: StockNotification,
): Promise<void> {
  const wishes = container.resolve(STOCK_NOTIFICATION_MODULE);
  const outbox = container.resolve(MAIL_MODULE);
  // Under the lock, each of several concurrent requests for an address counts the mails of the others.
  await withLocks(container, `stock-notification:${email}`, async () => {
    const [known] = await wishes.listStockNotifications({ variant_id, email, notified_at: null });
    if (known?.confirmed_at) return;
    const now = new Date();
    const since = new Date(now.getTime() - dayMs);
    const asked = await outbox.countQueued({ kind: "stock_confirmation", since, email });
    if (asked >= mostConfirmationsPerDay) return;
    const id =
      known?.id ?? (await wishes.saveOnce({ variant_id, email, language, asked_at: new Date(askedAt) }));
    if (!areMailsSent()) return;
    const queued = await outbox.queueOnce(
      {
        kind: "stock_confirmation",
        subject_id: id,
        source_id: variant_id,
        email,
        language,
        state: "waiting",
      },
      now,
    );
    if (queued === "full") logFullOutbox(container, "stock_confirmation", 1);
    if (queued === "queued") sendMailsSoon(container);
  });
}
