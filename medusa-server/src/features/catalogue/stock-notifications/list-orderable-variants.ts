import type { Container } from "../../../platform/container.ts";
import { z } from "../../../platform/zod.ts";
import { isOrderable, soldDetailRow } from "../is-orderable.ts";
import { readShopChannel } from "../read-shop-channel.ts";
import { SHOP_MODULE } from "../modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../modules/shop/service.ts";
import { readRows } from "../../../database/read-rows.ts";

const quantity = z.coerce.number();
const channels = z.array(z.object({ id: z.string() }).nullish()).nullish();
const levelRow = z.object({
  stocked_quantity: quantity,
  reserved_quantity: quantity,
  stock_locations: z.array(z.object({ name: z.string(), sales_channels: channels })).nullish(),
});
const variantRow = z.object({
  id: z.string(),
  manage_inventory: z.boolean(),
  product: z
    .object({
      status: z.string(),
      sales_channels: channels,
      product_detail: z.object({ discontinued: z.boolean() }).nullish(),
    })
    .nullish(),
  variation_detail: soldDetailRow.nullish(),
  inventory_items: z
    .array(
      z.object({
        required_quantity: quantity,
        inventory: z.object({ location_levels: z.array(levelRow).nullish() }),
      }),
    )
    .nullish(),
});

const levelFields = "inventory_items.inventory.location_levels";

/** Filters the variants that the shop shows and takes orders for today. */
export async function listOrderableVariants(
  container: Container,
  variantIds: readonly string[],
  today: string,
): Promise<string[]> {
  const shop = container.resolve(SHOP_MODULE);
  const [{ no_back_order: noBackOrder }, channelId, variants] = await Promise.all([
    shop.retrieveShopSetting(SHOP_SETTING_ID),
    readShopChannel(container),
    readRows(container, variantRow, {
      entity: "variant",
      fields: [
        "id",
        "manage_inventory",
        "product.status",
        "product.sales_channels.id",
        "product.product_detail.discontinued",
        "variation_detail.*",
        "inventory_items.required_quantity",
        `${levelFields}.stocked_quantity`,
        `${levelFields}.reserved_quantity`,
        `${levelFields}.stock_locations.name`,
        `${levelFields}.stock_locations.sales_channels.id`,
      ],
      filters: { id: [...variantIds] },
    }),
  ]);
  const isShops = (found: z.infer<typeof channels>) => found?.some((one) => one?.id === channelId) ?? false;
  const listPlaces = (levels: readonly z.infer<typeof levelRow>[]) =>
    levels.flatMap(({ stocked_quantity, reserved_quantity, stock_locations }) =>
      (stock_locations ?? [])
        .filter(({ sales_channels }) => isShops(sales_channels))
        .map(({ name }) => ({ location: name, available: stocked_quantity - reserved_quantity })),
    );
  return variants
    .filter(({ product, variation_detail: detail, manage_inventory, inventory_items }) => {
      if (product?.status !== "published" || !isShops(product.sales_channels) || !detail) return false;
      const parts = (inventory_items ?? []).map(({ required_quantity, inventory }) => ({
        required: required_quantity,
        places: listPlaces(inventory.location_levels ?? []),
      }));
      return isOrderable({
        noBackOrder,
        productDiscontinued: product.product_detail?.discontinued ?? false,
        detail,
        parts: manage_inventory ? parts : null,
        today,
      });
    })
    .map(({ id }) => id);
}
