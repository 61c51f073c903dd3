import type { Container } from "../../../platform/container.ts";
import { MAIL_MODULE } from "../../outbox/modules/mail/index.ts";
import { STOCK_NOTIFICATION_MODULE } from "../modules/stock-notification/index.ts";
import { listOrderableVariants } from "./list-orderable-variants.ts";
import { logFullOutbox } from "../../outbox/log-full-outbox.ts";
import { mostBackInStockPerMinute } from "../../outbox/modules/mail/outbox-limits.ts";

const minuteMs = 60_000;

/**
 * Puts mails for those who wait for what can be ordered into the outbox, the longest waiting first, and marks them as
 * notified [3.47]. No more than so many a minute: the job goes on with the rest, as long as there is stock. The mail
 * bears the id of the wish: a process that dies in between leaves a wish that has its mail, and the next only marks it.
 *
 * @param variantIds what to look at; everything with a stock notification without
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
