import type { PreparedPayment } from "../../contract/checkout.ts";
import { pickByStock } from "../../testing/pick-by-stock.ts";
import { testCatalogue } from "../../testing/test-catalogue.ts";
import { describeCommercePort, type StockState } from "../port.suite.ts";
import { type MemoryOutcome, MemoryPayments } from "./memory-payments.ts";
import { createMemoryCommerce } from "./create-memory-commerce.ts";

describeCommercePort("memory", async () => {
  const now = () => new Date("2026-03-02T10:00:00.000Z");
  const payments = new MemoryPayments();
  const port = createMemoryCommerce(testCatalogue, now, payments);
  const settle = async (payment: PreparedPayment, outcome: MemoryOutcome) => {
    if (payment.kind !== "stripe") throw new Error("There is nothing to pay");
    payments.settle(payment.clientSecret, outcome);
  };
  return {
    port,
    now,
    pay: (payment) => settle(payment, "authorised"),
    decline: (payment) => settle(payment, "declined"),
    reopen: null,
    async pick(state: StockState) {
      const [picked] = pickByStock(await port.listProducts(), testCatalogue.settings, state);
      if (!picked) throw new Error(`Nothing in the test catalogue is ${state}`);
      return picked;
    },
  };
});
