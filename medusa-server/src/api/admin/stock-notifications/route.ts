import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import type { PageQuery } from "../../../forms/page-query.ts";
import { STOCK_NOTIFICATION_MODULE } from "../../../features/catalogue/modules/stock-notification/index.ts";
import { readRows } from "../../../database/read-rows.ts";

const variantRow = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  product_id: z.string(),
  product: z.object({ title: z.string() }).nullish(),
});

/** Who waits for what, the last to ask first. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, PageQuery>,
  response: MedusaResponse,
): Promise<void> {
  const notifications = request.scope.resolve(STOCK_NOTIFICATION_MODULE);
  const { offset, limit } = request.validatedQuery;
  const [rows, count] = await notifications.listAndCountStockNotifications(
    { notified_at: null },
    { order: { asked_at: "DESC" }, skip: offset, take: limit },
  );
  const variants = await readRows(request.scope, variantRow, {
    entity: "variant",
    fields: ["id", "sku", "product_id", "product.title"],
    filters: { id: rows.map(({ variant_id }) => variant_id) },
  });
  const variantOf = new Map(variants.map((variant) => [variant.id, variant]));
  response.json({
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
  });
}
