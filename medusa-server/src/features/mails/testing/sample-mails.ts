import type { Invoice } from "../../invoices/invoice.ts";
import { sampleInvoice, toSampleCharge } from "../../invoices/testing/sample-invoice.ts";
import type { MailFacts } from "../mail-facts.ts";
import type { OrderFacts } from "../../orders/order-facts.ts";
import { sampleClubFacts } from "../../club/testing/sample-club-facts.ts";
import { sampleEnquiryFacts } from "../../inbox/testing/sample-enquiry-facts.ts";
import { sampleOrder, sampleParcel } from "./sample-order.ts";
import { sampleTakeBackFacts } from "../../take-backs/testing/sample-take-back-facts.ts";
import { sampleWithdrawalFacts } from "../../withdrawals/testing/sample-withdrawal-facts.ts";

/** For tests: an invoice of the sample order. */
export const sampleOrderInvoice: Invoice = {
  ...sampleInvoice,
  orderNumber: sampleOrder.number,
  issuedOn: "2026-03-02",
  lines: [toSampleCharge("PLA", 10_000, 2500)],
};
const credit = ({ language }: OrderFacts): Invoice => ({
  ...sampleOrderInvoice,
  language,
  number: "C-10001",
  settlement: { kind: "credited", number: sampleOrderInvoice.number, issuedOn: sampleOrderInvoice.issuedOn },
});
/** For tests: the token of every sample mail that needs one. */
export const sampleToken = "dGhlIHRva2VuIG9mIHRoZSBtYWlscyBhYm91dCBzdG9j";
/** For tests: one mail of each kind, in the order of the kinds, with the order's language and site. */
export function sampleMails(change: Partial<OrderFacts> = {}): MailFacts[] {
  const changed = { ...sampleOrder, ...change };
  const { language, site } = changed;
  return [
    { kind: "order_confirmation", order: changed, invoice: null, contract: null },
    { kind: "order_approved", order: changed },
    { kind: "order_shipped", order: changed, parcel: sampleParcel },
    { kind: "order_refunded", order: changed, amount: 49_900, creditNote: credit(changed) },
    { kind: "order_cancelled", order: changed, creditNote: credit(changed) },
    { kind: "invoice", order: changed, invoice: { ...sampleOrderInvoice, language } },
    {
      kind: "gift_card",
      order: changed,
      card: {
        code: "0123-4567-89AB-CDEF",
        value: 50_000,
        currency: "SEK",
        expiresAt: "2029-11-21T10:00:00.000Z",
      },
    },
    ...(["stock_confirmation", "back_in_stock"] as const).map((kind) => ({
      kind,
      language,
      site,
      name: "PLA, Röd",
      path: "/product/pla/red-750",
      token: sampleToken,
    })),
    {
      kind: "invitation",
      language,
      site,
      account: "Öberg AB",
      invitedBy: "asa@example.com",
      role: "buyer",
      expiresAt: "2026-12-08T10:00:00.000Z",
      token: sampleToken,
    },
    ...sampleClubFacts(changed),
    ...sampleEnquiryFacts(changed),
    ...sampleTakeBackFacts(changed, sampleOrderInvoice),
    ...(["newsletter_confirmation", "newsletter_welcome"] as const).map((kind) => ({
      kind,
      language,
      site,
      token: sampleToken,
    })),
    sampleWithdrawalFacts(changed),
  ];
}
