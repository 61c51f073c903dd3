import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { expectPresent } from "../../database/expect-present.ts";
import { readRows } from "../../database/read-rows.ts";

const storeRow = z.object({ default_sales_channel_id: z.string() });

/** Returns the id of the shop's sales channel, which is the store's default. */
export async function readShopChannel(container: MedusaContainer): Promise<string> {
  const [store] = await readRows(container, storeRow, {
    entity: "store",
    fields: ["default_sales_channel_id"],
  });
  return expectPresent(store, "store").default_sales_channel_id;
}
