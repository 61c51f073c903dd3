import {
  createSalesChannelsWorkflow,
  updateSalesChannelsWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows";
import { z } from "@medusajs/framework/zod";
import { currencies } from "@spolverk/domain";
import { expectPresent } from "../database/expect-present.ts";
import { readRows } from "../database/read-rows.ts";
import type { SeedContext } from "./seed-context.ts";

const storeRow = z.object({
  id: z.string(),
  name: z.string(),
  default_sales_channel_id: z.string().nullish(),
  supported_currencies: z.array(z.object({ currency_code: z.string(), is_default: z.boolean() }).nullish()),
});
const channelRow = z.object({ id: z.string(), name: z.string() });

export const salesChannelName = "Spolverk";

/**
 * Creates the store with its six currencies, prices without VAT [9.2], and the sales channel. A store that has the
 * currencies is left as its merchandiser configured it.
 * @returns the id of the sales channel
 */
export async function seedStore({ container, count }: SeedContext): Promise<string> {
  const [store] = await readRows(container, storeRow, {
    entity: "store",
    fields: ["id", "name", "default_sales_channel_id", "supported_currencies.*"],
  });
  if (store === undefined) throw new Error("Medusa has no store: run its migrations first");
  const supported = store.supported_currencies.flatMap((entry) => entry?.currency_code ?? []);
  const missing = currencies.filter((currency) => !supported.includes(currency.toLowerCase()));

  const salesChannelId = await ensureSalesChannel({ container, count });
  if (missing.length > 0) {
    await updateStoresWorkflow(container).run({
      input: {
        selector: { id: store.id },
        update: {
          name: store.name === "Medusa Store" ? "Spolverk" : store.name,
          default_sales_channel_id: salesChannelId,
          supported_currencies: currencies.map((currency) => ({
            currency_code: currency.toLowerCase(),
            is_default: currency === "SEK",
            is_tax_inclusive: false,
          })),
        },
      },
    });
    count("currencies", missing.length);
  }
  return salesChannelId;
}

async function ensureSalesChannel({ container, count }: Pick<SeedContext, "container" | "count">) {
  const channels = await readRows(container, channelRow, { entity: "sales_channel", fields: ["id", "name"] });
  const own = channels.find(({ name }) => name === salesChannelName);
  if (own !== undefined) return own.id;
  const unused = channels.find(({ name }) => name === "Default Sales Channel");
  if (unused !== undefined) {
    await updateSalesChannelsWorkflow(container).run({
      input: { selector: { id: unused.id }, update: { name: salesChannelName, description: "The web shop" } },
    });
    return unused.id;
  }
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name: salesChannelName, description: "The web shop" }] },
  });
  count("salesChannels", 1);
  return expectPresent(result[0], "sales channel").id;
}
