import { createAdminMessages } from "./create-admin-messages.ts";
import { pickByStock } from "../../testing/pick-by-stock.ts";
import { describeCommercePort, type StockState } from "../port.suite.ts";
import { createMedusaCommerce } from "./create-medusa-commerce.ts";

const { MEDUSA_URL, INTERNAL_TOKEN, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
if (!MEDUSA_URL || !INTERNAL_TOKEN || !ADMIN_EMAIL || !ADMIN_PASSWORD)
  throw new Error("Set MEDUSA_URL, INTERNAL_TOKEN, ADMIN_EMAIL and ADMIN_PASSWORD of a seeded medusa-server");

describeCommercePort("Medusa", async () => {
  const now = () => new Date();
  const open = () => createMedusaCommerce({ url: MEDUSA_URL, token: INTERNAL_TOKEN, timeoutMs: 30_000, now });
  const port = open();
  const usedUp = new Set<string>();
  return {
    port,
    messages: createAdminMessages({ url: MEDUSA_URL, email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
    now,
    reopen: open,
    async pick(state: StockState) {
      const picked = pickByStock(await port.listProducts(), await port.getSettings(), state)
        .filter(({ variation }) => !usedUp.has(variation.id))
        .toSorted((a, b) => a.variation.stock.totalAvailable - b.variation.stock.totalAvailable)
        .at(state === "plenty" ? -1 : 0);
      if (!picked) throw new Error(`Nothing in the seeded shop is ${state}`);
      if (state === "last") usedUp.add(picked.variation.id);
      return picked;
    },
  };
});
