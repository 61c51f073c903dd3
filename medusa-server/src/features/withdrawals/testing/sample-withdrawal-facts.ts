import type { OrderFacts } from "../../orders/order-facts.ts";
import type { WithdrawalFacts } from "../mail/withdrawal-facts.ts";

/** For tests: the receipt of a withdrawal, in an order's language and on its site. */
export function sampleWithdrawalFacts({
  language,
  site,
  number: orderNumber,
}: Pick<OrderFacts, "language" | "site" | "number">): WithdrawalFacts {
  return {
    kind: "withdrawal_received",
    language,
    site,
    number: "W-10042",
    orderNumber,
    name: "Åsa Öberg",
    email: "asa@example.com",
    goods: "Två rullar\nKärna PLA",
    receivedAt: new Date("2026-11-25T02:20:11Z"),
  };
}
