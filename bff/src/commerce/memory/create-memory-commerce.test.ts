import { pickByStock } from "../../testing/pick-by-stock.ts";
import { testCatalogue } from "../../testing/test-catalogue.ts";
import { describeCommercePort, type StockState } from "../port.suite.ts";
import { createMemoryCommerce } from "./create-memory-commerce.ts";

describeCommercePort("memory", async () => {
  const now = () => new Date("2026-03-02T10:00:00.000Z");
  const port = createMemoryCommerce(testCatalogue, now);
  return {
    port,
    now,
    reopen: null,
    async pick(state: StockState) {
      const [picked] = pickByStock(await port.listProducts(), testCatalogue.settings, state);
      if (!picked) throw new Error(`Nothing in the test catalogue is ${state}`);
      return picked;
    },
  };
});
