import type { Invoice } from "../../invoices/invoice.ts";
import { toSampleCharge } from "../../invoices/testing/sample-invoice.ts";
import type { OrderFacts } from "../../orders/order-facts.ts";
import type { TakeBackFacts } from "../mail/take-back-facts.ts";

/**
 * For tests: one mail of each kind about a take-back, in the order of the kinds, with the order's language, site and
 * number.
 */
export function sampleTakeBackFacts(
  { language, site, number: orderNumber }: Pick<OrderFacts, "language" | "site" | "number">,
  invoice: Invoice,
): TakeBackFacts[] {
  const common = {
    language,
    site,
    number: "R-10042",
    orderNumber,
    spools: 9,
    trackingNumber: null,
    lastDay: "2027-01-23",
    token: "dGhlIHRva2VuIG9mIGEgdGFrZS1iYWNr",
  };
  const label = { filename: "spolverk-R-10042.pdf", type: "application/pdf", content: Buffer.from("%PDF-") };
  return [
    { kind: "take_back_created", ...common, label, isCompany: false },
    { kind: "take_back_sent", ...common, trackingNumber: "UA123SE" },
    { kind: "take_back_received", ...common },
    { kind: "take_back_approved", ...common },
    {
      kind: "take_back_rejected",
      ...common,
      reason: "PETG\nABS",
      invoice: {
        ...invoice,
        language,
        currency: "SEK",
        lines: [{ ...toSampleCharge("Fee", 100_000, 0), vatRate: 0 }],
      },
    },
    { kind: "take_back_expired", ...common },
  ];
}
