import type { EnquiryFacts } from "../mail/enquiry-facts.ts";
import type { OrderFacts } from "../../orders/order-facts.ts";

/**
 * For tests: one mail of each kind about an enquiry, in the order of the kinds, in the language and on the site of an
 * order.
 */
export function sampleEnquiryFacts({
  language,
  site,
}: Pick<OrderFacts, "language" | "site">): EnquiryFacts[] {
  const common = {
    language,
    site,
    number: "E-10042",
    name: "Åsa Öberg",
    answers: [
      { name: "orderNumber", value: "1042" },
      { name: "message", value: "Spolen kom.\nDen är blå, jag beställde röd." },
      { name: "amountKg", value: 50 },
    ],
    files: ["spole.jpg"],
  };
  return [
    { kind: "enquiry_received", ...common },
    { kind: "enquiry_reply", ...common, reply: "Hej Åsa!\n\nVi skickar en ny.\nSpolverk" },
  ];
}
