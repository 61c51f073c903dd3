import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { createInvoiceTranslate, readShop, type TranslateInvoice } from "@spolverk/content";
import type { PricedCheckout } from "@spolverk/medusa-contract";
import { expectPresent } from "../expect-present.ts";
import { toLanguage } from "../mail/to-language.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { type PostalAddress, postalAddressSchema, toPostalLines } from "../postal-lines.ts";
import { readRows } from "../read-rows.ts";
import { type Invoice, type InvoiceLine, sumInvoice } from "./invoice.ts";

type NetAmount = { net: number; vat: number };

const nothing: NetAmount = { net: 0, vat: 0 };
const orderRow = z.object({
  display_id: z.coerce.number(),
  shipping_address: postalAddressSchema.nullish(),
  billing_address: postalAddressSchema,
});

type Issued = { number: number; issued_on: string; terms_days: number };

/**
 * What the invoice of an order says.
 *
 * @param issued as the invoice module gives it
 * @throws Error for an order that the shop's checkout did not make, or whose lines are not its total
 */
export async function readInvoice(
  container: MedusaContainer,
  orderId: string,
  issued: Issued,
): Promise<Invoice> {
  const { order, priced } = await readOrder(container, orderId);
  const { billing, shippingOption, totals } = priced;
  const language = toLanguage(priced.language);
  return {
    ...toHead(order, priced, issued),
    language,
    currency: priced.currency,
    delivery: order.shipping_address && shippingOption ? toParty(order.shipping_address) : null,
    reference: billing.referenceCode || null,
    notes: billing.invoiceNotes || null,
    lines: toLines(priced, createInvoiceTranslate(language)),
    isReverseCharge: priced.reverseCharge,
    pointsMinor: totals.points,
    giftCardMinor: totals.giftCard,
  };
}

/**
 * What an invoice of damages says to who has placed an order: one line without VAT, since a compensation for a breach of
 * an agreement pays for no supply (CJEU C-277/05; Skatteverket: "skadestånd").
 *
 * @param line its text, and the amount in minor units
 * @throws Error for an order that the shop's checkout did not make, or that has forgotten its customer
 */
export async function readDamagesInvoice(
  container: MedusaContainer,
  orderId: string,
  {
    description,
    amountMinor,
    currency,
    language,
  }: { description: string; amountMinor: number } & Pick<Invoice, "currency" | "language">,
  issued: Issued,
): Promise<Invoice> {
  const { order, priced } = await readOrder(container, orderId);
  const amount = { net: amountMinor, vat: 0 };
  return {
    ...toHead(order, priced, issued),
    language,
    currency,
    delivery: null,
    reference: priced.billing.referenceCode || null,
    notes: null,
    lines: [toCharge(description, amount, 0, nothing)],
    isReverseCharge: false,
    pointsMinor: 0,
    giftCardMinor: 0,
  };
}

async function readOrder(container: MedusaContainer, orderId: string) {
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  const { priced } = await checkouts.retrievePurchaseOfOrder(orderId);
  const [found] = await readRows(container, orderRow, {
    entity: "order",
    fields: ["display_id", "shipping_address.*", "billing_address.*"],
    filters: { id: orderId },
  });
  return { order: expectPresent(found, `order ${orderId}`), priced };
}

/** Which invoice it is, who sells and who buys. */
function toHead(order: z.infer<typeof orderRow>, { billing }: PricedCheckout, issued: Issued) {
  return {
    number: String(issued.number),
    orderNumber: String(order.display_id),
    issuedOn: issued.issued_on,
    termsDays: issued.terms_days,
    seller: readShop().seller,
    buyer: {
      ...toParty(order.billing_address),
      organizationNumber: billing.organizationNumber || null,
      vatNumber: billing.vatNumber || null,
      glnOrPeppolId: billing.glnOrPeppolId || null,
    },
  };
}

const toParty = (address: PostalAddress) => ({
  lines: toPostalLines(address),
  country: address.country_code.toUpperCase(),
});

/** @throws Error when they are not what the shopper agreed to pay */
function toLines(priced: PricedCheckout, t: TranslateInvoice): InvoiceLine[] {
  const { shippingOption, vatRate, totals } = priced;
  const lines = [
    ...priced.lines.map(toLine),
    ...(shippingOption === null
      ? []
      : [toCharge(shippingOption.name, shippingOption.amount, vatRate, shippingOption.coupon)]),
    ...(totals.fee.net === 0 ? [] : [toCharge(t("fee"), totals.fee, vatRate, nothing)]),
  ];
  const sum = sumInvoice({ lines });
  if (sum !== totals.total)
    throw new Error(`The lines of an invoice are ${sum}, its order's total ${totals.total}`);
  return lines;
}

function toLine(line: PricedCheckout["lines"][number]): InvoiceLine {
  return {
    description: [line.productName, line.variationName].filter(Boolean).join(", "),
    sku: line.sku,
    quantity: line.quantity,
    unitPriceMinor: line.netMsrp,
    discountMinor: line.totalDiscount + line.coupon.net,
    agreementPercentage: line.discountSource === "agreement" ? line.discountPercentage : null,
    netMinor: line.subTotal - line.totalDiscount - line.coupon.net,
    vatRate: line.vatRate,
    vatMinor: line.vat - line.coupon.vat,
  };
}

/** Shipping and fees, which are taxed as the order is. */
function toCharge(
  description: string,
  { net, vat }: NetAmount,
  vatRate: number,
  coupon: NetAmount,
): InvoiceLine {
  return {
    description,
    sku: null,
    quantity: 1,
    unitPriceMinor: net,
    discountMinor: coupon.net,
    agreementPercentage: null,
    netMinor: net - coupon.net,
    vatRate,
    vatMinor: vat - coupon.vat,
  };
}
