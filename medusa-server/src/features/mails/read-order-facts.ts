import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readSites } from "@spolverk/content";
import {
  formatCountry,
  isIntraCommunitySupply,
  isInvoice,
  isSummedWithoutVat,
  type OrderApproval,
  type PricedCheckout,
  resolveLineSum,
} from "@spolverk/domain";
import { readApproval } from "../invoices/approvals/read-approval.ts";
import { isExported } from "../orders/is-exported.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { expectPresent } from "../../database/expect-present.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { postalAddressSchema, toOrderPostalLines } from "../../documents/postal-lines.ts";
import { readRows } from "../../database/read-rows.ts";
import { breakLinks } from "../outbox/break-links.ts";
import type { OrderFacts, OrderLineNames } from "../orders/order-facts.ts";
import { resolveMailSite } from "../outbox/resolve-mail-site.ts";
import { toLanguage } from "../outbox/to-language.ts";

const orderRow = z.object({
  display_id: z.coerce.number(),
  email: z.string(),
  items: z.array(z.object({ id: z.string(), title: z.string(), subtitle: z.string().nullish() })),
  shipping_address: postalAddressSchema.nullish(),
});
type OrderRow = z.infer<typeof orderRow>;

/** An order's facts, and the names of its lines by line id. */
export type ReadOrder = {
  facts: OrderFacts;
  names: OrderLineNames;
  /**
   * Whether the confirmation encloses the order's document: always when nothing is left to pay, and for an invoice that
   * goes by mail to the same address. An unconfirmed address gets no second mail (docs/decisions/0073).
   */
  isInvoiceEnclosed: boolean;
};

/**
 * Reads what mails say about an order.
 * @throws Error for an order that the shop's checkout did not make
 */
export async function readOrderFacts(container: MedusaContainer, orderId: string): Promise<ReadOrder> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const { priced } = await checkouts.retrievePurchaseOfOrder(orderId);
  const [found] = await readRows(container, orderRow, {
    entity: "order",
    fields: ["display_id", "email", "items.*", "shipping_address.*"],
    filters: { id: orderId },
  });
  const order = expectPresent(found, `order ${orderId}`);
  const approval = await readApproval(container, orderId);
  return {
    facts: toOrderFacts(order, priced, approval),
    names: new Map(
      order.items.map(({ id, title, subtitle }) => [id, { name: title, variation: subtitle ?? "" }]),
    ),
    isInvoiceEnclosed:
      !isInvoice(priced.paymentMethod) ||
      (priced.paymentMethod === "invoice_email" &&
        approval === "not_needed" &&
        isSameAddress(priced.billing.invoiceEmail, order.email)),
  };
}

function isSameAddress(invoiceEmail: string, email: string): boolean {
  return invoiceEmail === "" || invoiceEmail.toLowerCase() === email.toLowerCase();
}

/** Maps an order to facts: goods and prices as the shopper accepted them, the destination as it is now. */
function toOrderFacts(order: OrderRow, priced: PricedCheckout, approval: OrderApproval): OrderFacts {
  const { lines, company, shippingOption, language } = priced;
  return {
    language: toLanguage(language),
    site: resolveMailSite(readEnvironment(process.env).SITE_HOSTS, priced.site),
    number: String(order.display_id),
    firstName: breakLinks(order.shipping_address?.first_name || order.shipping_address?.last_name || ""),
    currency: priced.currency,
    isCompany: company,
    isSummedWithoutVat: isSummedWithoutVat(priced),
    lines: lines.map((line) => ({
      name: line.productName,
      variation: line.variationName,
      quantity: line.quantity,
      ...toLineSum(line, { withVat: !isSummedWithoutVat(priced) }),
      isBackOrder: line.isBackOrder,
      deliveryDate: line.deliveryDate,
      isAgreed: line.discountSource === "agreement",
    })),
    totals: priced.totals,
    coupon: priced.coupon?.code ?? null,
    vatRate: priced.vatRate,
    isIntraCommunity: isIntraCommunitySupply(priced),
    isExport: isExported(priced),
    paymentMethod: priced.paymentMethod,
    approval,
    hasWithdrawalPage: hasWithdrawalPage(priced),
    delivery: shippingOption?.name ?? null,
    deliverTo: toAddressLines(order.shipping_address, language).map(breakLinks),
    pickUpAt: toPickUpLines(shippingOption?.servicePoint ?? null),
  };
}

function hasWithdrawalPage({ company, site: code }: PricedCheckout): boolean {
  return !company && readSites().some((site) => site.code === code && site.legal.withdrawalFunction);
}

function toLineSum(line: PricedCheckout["lines"][number], view: { withVat: boolean }) {
  const { amount, before } = resolveLineSum(line, view);
  return { total: amount, before };
}

type ServicePoint = NonNullable<PricedCheckout["shippingOption"]>["servicePoint"];

function toPickUpLines(point: ServicePoint): string[] | null {
  return point && [point.name, point.addressLine1, `${point.zip} ${point.city}`.trim()];
}

function toAddressLines(address: OrderRow["shipping_address"], language: string): string[] {
  if (!address) return [];
  const country = address.country_code.toUpperCase();
  const name = country && formatCountry(country, toLanguage(language));
  return [...toOrderPostalLines(address), ...(name ? [name] : [])];
}
