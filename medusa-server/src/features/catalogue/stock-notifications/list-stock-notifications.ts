import type { Container } from "../../../platform/container.ts";
import { z } from "../../../platform/zod.ts";
import { readRows } from "../../../database/read-rows.ts";
import type { PageQuery } from "../../../forms/page-query.ts";
import { STOCK_NOTIFICATION_MODULE } from "../modules/stock-notification/index.ts";

const variantRow = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  product_id: z.string(),
  product: z.object({ title: z.string() }).nullish(),
});

/** Returns one page of the pending stock notifications, the latest request first. */
export async function listStockNotifications(container: Container, { offset, limit }: PageQuery) {
  const notifications = container.resolve(STOCK_NOTIFICATION_MODULE);
  const [rows, count] = await notifications.listAndCountStockNotifications(
    { notified_at: null },
    { order: { asked_at: "DESC" }, skip: offset, take: limit },
  );
  const variants = await readRows(container, variantRow, {
    entity: "variant",
    fields: ["id", "sku", "product_id", "product.title"],
    filters: { id: rows.map(({ variant_id }) => variant_id) },
  });
  const variantOf = new Map(variants.map((variant) => [variant.id, variant]));
  return {
    count,
    stock_notifications: rows.map(({ id, variant_id, email, language, asked_at, confirmed_at }) => {
      const variant = variantOf.get(variant_id);
      return {
        id,
        email,
        language,
        asked_at,
        confirmed_at,
        variant_id,
        sku: variant?.sku ?? null,
        product_id: variant?.product_id ?? null,
        product_title: variant?.product?.title ?? null,
      };
    }),
  };
}
