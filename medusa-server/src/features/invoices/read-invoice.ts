import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { createInvoiceTranslate, readShop, readSites, type TranslateInvoice } from "@spolverk/content";
import { isIntraCommunitySupply, isInvoice, type PricedCheckout, toShopDay } from "@spolverk/domain";
import { expectPresent } from "../../database/expect-present.ts";
import { toLanguage } from "../outbox/to-language.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import type { IssuedInvoice } from "./modules/invoice/service.ts";
import { type PostalAddress, postalAddressSchema, toOrderPostalLines } from "../../documents/postal-lines.ts";
import { readRows } from "../../database/read-rows.ts";
import { type Invoice, type InvoiceLine, sumInvoice } from "./invoice.ts";

type NetAmount = { net: number; vat: number };

const nothing: NetAmount = { net: 0, vat: 0 };
const orderRow = z.object({
  display_id: z.coerce.number(),
  created_at: z.coerce.date(),
  shipping_address: postalAddressSchema.nullish(),
  billing_address: postalAddressSchema,
});

/**
 * Reads the content of an order's invoice or receipt. Every order that is not invoiced was paid when it was placed: a
 * payment service approved the amount before the order was created.
 *
 * @param issued the row of the invoice module
 * @throws Error for an order that the shop's checkout did not make, or whose lines do not add up to its total
 */
export async function readInvoice(
  container: MedusaContainer,
  orderId: string,
  issued: IssuedInvoice,
): Promise<Invoice> {
  const { order, priced } = await readOrder(container, orderId);
  const { billing, paymentMethod, shippingOption, totals } = priced;
  const language = toLanguage(priced.language);
  return {
    ...toHead(order, priced, issued),
    language,
    currency: priced.currency,
    settlement: isInvoice(paymentMethod)
      ? { kind: "due", termsDays: issued.terms_days }
      : { kind: "paid", method: paymentMethod, on: toShopDay(order.created_at.toISOString()) },
    supplied:
      shippingOption === null ? null : issued.supplied_on === null ? "later" : { on: issued.supplied_on },
    delivery: order.shipping_address && shippingOption ? toParty(order.shipping_address) : null,
    reference: billing.referenceCode || null,
    notes: billing.invoiceNotes || null,
    lines: toLines(priced, createInvoiceTranslate(language)),
    isIntraCommunity: isIntraCommunitySupply(priced),
    isExport: issued.is_export,
    exchangeRate: issued.exchange_rate,
    pointsMinor: totals.points,
    giftCardMinor: totals.giftCard,
  };
}

/**
 * Reads an invoice of damages to an order's customer: one line without VAT, since compensation for a breach of an
 * agreement pays for no supply (CJEU C-277/05; Skatteverket: "skadestånd").
 *
 * @param line its text, and the amount in minor units
 * @throws Error for an order that the shop's checkout did not make, or whose customer has been anonymized
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
  issued: Pick<IssuedInvoice, "number" | "issued_on" | "terms_days" | "names_vat">,
): Promise<Invoice> {
  const { order, priced } = await readOrder(container, orderId);
  const amount = { net: amountMinor, vat: 0 };
  return {
    ...toHead(order, priced, issued),
    language,
    currency,
    settlement: { kind: "due", termsDays: issued.terms_days },
    supplied: null,
    delivery: null,
    reference: priced.billing.referenceCode || null,
    notes: null,
    lines: [toCharge(description, amount, 0, nothing)],
    isIntraCommunity: false,
    isExport: false,
    exchangeRate: null,
    pointsMinor: 0,
    giftCardMinor: 0,
  };
}

async function readOrder(container: MedusaContainer, orderId: string) {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const { priced } = await checkouts.retrievePurchaseOfOrder(orderId);
  const [found] = await readRows(container, orderRow, {
    entity: "order",
    fields: ["display_id", "created_at", "shipping_address.*", "billing_address.*"],
    filters: { id: orderId },
  });
  return { order: expectPresent(found, `order ${orderId}`), priced };
}

/** Maps the number, the seller and the buyer. */
function toHead(
  order: z.infer<typeof orderRow>,
  { billing, company, site }: PricedCheckout,
  issued: Pick<IssuedInvoice, "number" | "issued_on" | "names_vat">,
) {
  return {
    number: String(issued.number),
    orderNumber: String(order.display_id),
    issuedOn: issued.issued_on,
    isCompany: company,
    namesVat: issued.names_vat,
    seller: readShop().seller,
    registrations: readSites().find(({ code }) => code === site)?.legal.registrations ?? [],
    buyer: {
      ...toParty(order.billing_address),
      organizationNumber: billing.organizationNumber || null,
      vatNumber: billing.vatNumber || null,
      glnOrPeppolId: billing.glnOrPeppolId || null,
    },
  };
}

const toParty = (address: PostalAddress) => ({
  lines: toOrderPostalLines(address),
  country: address.country_code.toUpperCase(),
});

/** @throws Error when the lines do not add up to the amount that the shopper agreed to pay */
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
    unitTotalMinor: line.unitPrice,
    couponTotalMinor: line.coupon.total,
    discountMinor: line.totalDiscount + line.coupon.net,
    agreementPercentage: line.discountSource === "agreement" ? line.discountPercentage : null,
    netMinor: line.subTotal - line.totalDiscount - line.coupon.net,
    vatRate: line.vatRate,
    vatMinor: line.vat - line.coupon.vat,
  };
}

/** Maps shipping or a fee, taxed like the order. */
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
    unitTotalMinor: net + vat,
    couponTotalMinor: coupon.net + coupon.vat,
    discountMinor: coupon.net,
    agreementPercentage: null,
    netMinor: net - coupon.net,
    vatRate,
    vatMinor: vat - coupon.vat,
  };
}
