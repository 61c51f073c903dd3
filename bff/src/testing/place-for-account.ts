import type { Backend } from "../commerce/backend.ts";
import { createPricedCheckout } from "./create-priced-checkout.ts";
import { createRecord } from "./create-record.ts";
import { pickByStock } from "./pick-by-stock.ts";
import { place } from "./place.ts";

/** Places an invoice order of one piece for an account or a guest (null), and returns its id. */
export async function placeForAccount(
  { engine, store }: Backend,
  { accountId, email }: { accountId: string | null; email: string },
): Promise<string> {
  const [picked] = pickByStock(await engine.listProducts(), await engine.getSettings(), "plenty");
  if (!picked) throw new Error("Nothing is in stock");
  const priced = createPricedCheckout({
    lines: [{ ...picked, quantity: 1 }],
    currency: "SEK",
    country: "SE",
    vatRate: 25,
    shippingOption: null,
  });
  const record = createRecord(new Date());
  await store.createCheckout(record);
  const result = await place(engine, record.id, { ...priced, accountId, email });
  if (result.kind !== "placed") throw new Error(`Not placed: ${result.kind}`);
  return result.order.id;
}
