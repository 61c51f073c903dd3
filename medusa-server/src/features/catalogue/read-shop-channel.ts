import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { expectPresent } from "../../database/expect-present.ts";
import { readRows } from "../../database/read-rows.ts";

const storeRow = z.object({ default_sales_channel_id: z.string() });

/** The id of the sales channel that the shop sells through, which the store names. */
export async function readShopChannel(container: MedusaContainer): Promise<string> {
  const [store] = await readRows(container, storeRow, {
    entity: "store",
    fields: ["default_sales_channel_id"],
  });
  return expectPresent(store, "store").default_sales_channel_id;
}
