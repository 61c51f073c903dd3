import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { currencies, type OrderApproval, paymentMethods, toMinor } from "@spolverk/domain";
import { readApproval } from "../approvals/read-approval.ts";
import { readEnvironment } from "../environment.ts";
import { expectPresent } from "../expect-present.ts";
import { postalAddressSchema, toPostalLines } from "../postal-lines.ts";
import { readRows } from "../read-rows.ts";
import { breakLinks } from "./break-links.ts";
import type { OrderFacts } from "./mail-facts.ts";
import { resolveSiteOrigin } from "./resolve-site-origin.ts";
import { toLanguage } from "./to-language.ts";

const minor = z.int();
const amount = z.object({ net: minor, vat: minor, total: minor });
/** As the BFF wrote it with the draft: amounts in minor units. */
const metadataSchema = z.object({
  site: z.string(),
  language: z.string(),
  company: z.boolean(),
  paymentMethod: z.enum(paymentMethods),
  vatRate: z.number(),
  reverseCharge: z.boolean(),
  // Orders from before coupons and gift cards could be used do not say what is of them.
  coupon: z.object({ code: z.string() }).nullable().default(null),
  totals: z
    .object({
      subTotal: minor,
      totalDiscount: minor,
      shipping: amount,
      fee: amount,
      coupon: amount.default({ net: 0, vat: 0, total: 0 }),
      vat: minor,
      total: minor,
      giftCard: minor.default(0),
      toPay: minor.optional(),
    })
    .transform((totals) => ({ ...totals, toPay: totals.toPay ?? totals.total })),
});
const itemSchema = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullish(),
  variant_id: z.string().nullish(),
  quantity: z.coerce.number(),
  unit_price: z.coerce.number(),
  metadata: z.object({ isBackOrder: z.boolean().optional(), vat: minor.optional() }).nullish(),
});
const servicePointSchema = z.object({
  name: z.string(),
  addressLine1: z.string(),
  zip: z.string(),
  city: z.string(),
});
const shippingMethodSchema = z.object({
  name: z.string(),
  metadata: z.object({ servicePoint: servicePointSchema.nullish() }).nullish(),
});
const orderRow = z.object({
  display_id: z.coerce.number(),
  currency_code: z.string().toUpperCase().pipe(z.enum(currencies)),
  metadata: metadataSchema,
  items: z.array(itemSchema),
  shipping_methods: z.array(shippingMethodSchema).nullish(),
  shipping_address: postalAddressSchema.nullish(),
  email: z.string(),
  billing_address: z
    .object({ metadata: z.object({ invoiceEmail: z.string().nullish() }).nullish() })
    .nullish(),
});
type OrderRow = z.infer<typeof orderRow>;

/** An order's facts and, by the ids of its lines, what they are called. */
export type ReadOrder = {
  facts: OrderFacts;
  names: ReadonlyMap<string, { name: string; variation: string }>;
  /**
   * Whether the confirmation brings the invoice: it is for the same address, which gets no second mail before
   * anything has shown that it belongs to the customer (docs/decisions/0073).
   */
  isInvoiceEnclosed: boolean;
};

/** Reads what mails tell of an order. @throws Error for an order that the shop's checkout did not make */
export async function readOrderFacts(container: MedusaContainer, orderId: string): Promise<ReadOrder> {
  const [found] = await readRows(container, orderRow, {
    entity: "order",
    fields: [
      "display_id",
      "currency_code",
      "metadata",
      "items.*",
      "shipping_methods.name",
      "shipping_methods.metadata",
      "shipping_address.*",
      "email",
      "billing_address.metadata",
    ],
    filters: { id: orderId },
  });
  const order = expectPresent(found, `order ${orderId}`);
  const approval = await readApproval(container, orderId);
  return {
    facts: toOrderFacts(order, approval),
    names: new Map(order.items.map((item) => [item.id, toName(item)])),
    isInvoiceEnclosed:
      order.metadata.paymentMethod === "invoice_email" &&
      approval === "not_needed" &&
      isSameAddress(order.billing_address?.metadata?.invoiceEmail, order.email),
  };
}

function isSameAddress(invoiceEmail: string | null | undefined, email: string): boolean {
  return !invoiceEmail || invoiceEmail.toLowerCase() === email.toLowerCase();
}

const toName = ({ title, subtitle }: OrderRow["items"][number]) => ({
  name: title,
  variation: subtitle ?? "",
});

function toOrderFacts(order: OrderRow, approval: OrderApproval): OrderFacts {
  const { metadata, items, shipping_methods, shipping_address } = order;
  const delivery = shipping_methods?.[0] ?? null;
  return {
    language: toLanguage(metadata.language),
    origin: resolveSiteOrigin(readEnvironment(process.env).SITE_HOSTS, metadata.site),
    number: String(order.display_id),
    firstName: breakLinks(shipping_address?.first_name ?? ""),
    currency: order.currency_code,
    isCompany: metadata.company,
    // What stands for no variation is the fee, which the sums name.
    lines: items
      .filter(({ variant_id }) => variant_id)
      .map((item) => ({
        ...toName(item),
        quantity: item.quantity,
        total: toMinor(item.unit_price) * item.quantity - (metadata.company ? (item.metadata?.vat ?? 0) : 0),
        isBackOrder: item.metadata?.isBackOrder ?? false,
      })),
    totals: metadata.totals,
    coupon: metadata.coupon?.code ?? null,
    vatRate: metadata.vatRate,
    reverseCharge: metadata.reverseCharge,
    paymentMethod: metadata.paymentMethod,
    approval,
    delivery: delivery?.name ?? null,
    deliverTo: toAddressLines(shipping_address, metadata.language).map(breakLinks),
    pickUpAt: toPickUpLines(delivery?.metadata?.servicePoint),
  };
}

function toPickUpLines(point: z.infer<typeof servicePointSchema> | null | undefined): string[] | null {
  return point ? [point.name, point.addressLine1, `${point.zip} ${point.city}`.trim()] : null;
}

function toAddressLines(address: OrderRow["shipping_address"], language: string): string[] {
  if (!address) return [];
  const country = address.country_code.toUpperCase();
  const name =
    country && (new Intl.DisplayNames([toLanguage(language)], { type: "region" }).of(country) ?? country);
  return [...toPostalLines(address), ...(name ? [name] : [])];
}
