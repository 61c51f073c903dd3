import type { Container } from "../../../platform/container.ts";
import { MAIL_MODULE } from "../../outbox/modules/mail/index.ts";
import { STOCK_NOTIFICATION_MODULE } from "../modules/stock-notification/index.ts";
import { listOrderableVariants } from "./list-orderable-variants.ts";
import { logFullOutbox } from "../../outbox/log-full-outbox.ts";
import { mostBackInStockPerMinute } from "../../outbox/modules/mail/outbox-limits.ts";

const minuteMs = 60_000;

/**
 * Queues a mail for each confirmed subscription to an orderable variant, the oldest first, and marks the subscription
 * as notified [3.47]. Queues at most `mostBackInStockPerMinute` mails a minute; the job continues with the rest while
 * there is stock. The mail's key is the subscription's id: after a crash between the two writes, the next run queues no
 * second mail and only marks the subscription.
 *
 * @param variantIds the variants to check; by default all with pending subscriptions
 */
export async function queueBackInStock(container: Container, variantIds?: readonly string[]): Promise<void> {
  const wishes = container.resolve(STOCK_NOTIFICATION_MODULE);
  const outbox = container.resolve(MAIL_MODULE);
  const wanted = variantIds ?? (await wishes.listAwaitedVariants());
  if (wanted.length === 0) return;
  const now = new Date();
  const orderable = await listOrderableVariants(container, wanted, now.toISOString().slice(0, 10));
  if (orderable.length === 0) return;
  const since = new Date(now.getTime() - minuteMs);
  const queuedLately = await outbox.countQueued({ kind: "back_in_stock", since });
  const take = mostBackInStockPerMinute - queuedLately;
  if (take <= 0) return;
  const waiting = await wishes.listStockNotifications(
    { variant_id: orderable, confirmed_at: { $ne: null }, notified_at: null },
    { order: { asked_at: "ASC" }, take },
  );
  let refused = 0;
  for (const { id, variant_id, email, language } of waiting) {
    const queued = await outbox.queueOnce(
      { kind: "back_in_stock", subject_id: id, source_id: variant_id, email, language, state: "waiting" },
      now,
    );
    if (queued === "full") refused += 1;
    else await wishes.updateStockNotifications({ id, notified_at: now });
  }
  if (refused > 0) logFullOutbox(container, "back_in_stock", refused);
}
