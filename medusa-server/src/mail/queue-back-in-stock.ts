import type { MedusaContainer } from "@medusajs/framework/types";
import { MAIL_MODULE } from "../modules/mail/index.ts";
import type MailModuleService from "../modules/mail/service.ts";
import { STOCK_NOTIFICATION_MODULE } from "../modules/stock-notification/index.ts";
import type StockNotificationModuleService from "../modules/stock-notification/service.ts";
import { listOrderableVariants } from "./list-orderable-variants.ts";

/**
 * Puts a mail for everybody who waits for what can be ordered into the outbox, and forgets that they wait [3.47]. The
 * mail bears the id of the wish: who dies in between leaves a wish that has its mail, and the next only forgets it.
 *
 * @param variantIds what to look at; everything that somebody waits for without
 */
export async function queueBackInStock(
  container: MedusaContainer,
  variantIds?: readonly string[],
): Promise<void> {
  const wishes: StockNotificationModuleService = container.resolve(STOCK_NOTIFICATION_MODULE);
  const outbox: MailModuleService = container.resolve(MAIL_MODULE);
  const waiting = await wishes.listStockNotifications(
    variantIds === undefined ? {} : { variant_id: [...variantIds] },
    { order: { asked_at: "ASC" }, take: null },
  );
  if (waiting.length === 0) return;
  const wanted = [...new Set(waiting.map(({ variant_id }) => variant_id))];
  const orderable = new Set(await listOrderableVariants(container, wanted));
  const now = new Date();
  for (const { id, variant_id, email, language } of waiting) {
    if (!orderable.has(variant_id)) continue;
    await outbox.queueOnce(
      { kind: "back_in_stock", subject_id: id, source_id: variant_id, email, language, state: "waiting" },
      now,
    );
    await wishes.deleteStockNotifications(id);
  }
}
