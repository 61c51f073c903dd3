import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { createInvoiceTranslate, readShop, type TranslateInvoice } from "@spolverk/content";
import { currencies } from "@spolverk/domain";
import { expectPresent } from "../expect-present.ts";
import { toLanguage } from "../mail/to-language.ts";
import { type PostalAddress, postalAddressSchema, toPostalLines } from "../postal-lines.ts";
import { readRows } from "../read-rows.ts";
import { type Invoice, type InvoiceLine, sumInvoice } from "./invoice.ts";

const minor = z.int();
const amount = z.object({ net: minor, vat: minor });
const nothing = { net: 0, vat: 0 };
const text = z
  .string()
  .nullish()
  .transform((value) => (value ? value : null));
const orderRow = z.object({
  display_id: z.coerce.number(),
  currency_code: z.string().toUpperCase().pipe(z.enum(currencies)),
  metadata: z.object({
    language: z.string(),
    vatRate: z.number(),
    reverseCharge: z.boolean(),
    totals: z.object({ shipping: amount, fee: amount, total: minor, giftCard: minor.default(0) }),
  }),
  items: z.array(
    z.object({
      title: z.string(),
      subtitle: z.string().nullish(),
      variant_id: z.string().nullish(),
      variant_sku: z.string().nullish(),
      quantity: z.coerce.number(),
      tax_lines: z.array(z.object({ rate: z.coerce.number() })).min(1),
      metadata: z.unknown(),
    }),
  ),
  shipping_methods: z
    .array(z.object({ name: z.string(), metadata: z.object({ coupon: amount.default(nothing) }) }))
    .nullish(),
  shipping_address: postalAddressSchema.nullish(),
  billing_address: postalAddressSchema.extend({
    metadata: z.object({
      organizationNumber: text,
      vatNumber: text,
      glnOrPeppolId: text,
      referenceCode: text,
      invoiceNotes: text,
    }),
  }),
});
type OrderRow = z.infer<typeof orderRow>;

/** As the BFF wrote it with the draft: minor units. */
const lineFigures = z.object({
  msrp: minor,
  subTotal: minor,
  totalDiscount: minor,
  vat: minor,
  /** What the coupon takes off the line, whose other figures are before it. */
  coupon: amount.default(nothing),
});

/**
 * What the invoice of an order says.
 *
 * @param issued as the invoice module gives it
 * @throws Error for an order that the shop's checkout did not make, or whose lines are not its total
 */
export async function readInvoice(
  container: MedusaContainer,
  orderId: string,
  issued: { number: number; issued_on: string; terms_days: number },
): Promise<Invoice> {
  const [found] = await readRows(container, orderRow, {
    entity: "order",
    fields: [
      "display_id",
      "currency_code",
      "metadata",
      "items.*",
      "items.tax_lines.rate",
      "shipping_methods.name",
      "shipping_methods.metadata",
      "shipping_address.*",
      "billing_address.*",
    ],
    filters: { id: orderId },
  });
  const order = expectPresent(found, `order ${orderId}`);
  const { metadata, billing_address: billing, shipping_address: shipping } = order;
  const language = toLanguage(metadata.language);
  return {
    number: String(issued.number),
    orderNumber: String(order.display_id),
    language,
    currency: order.currency_code,
    issuedOn: issued.issued_on,
    termsDays: issued.terms_days,
    seller: readShop().seller,
    buyer: { ...toParty(billing), ...toNumbers(billing.metadata) },
    delivery: shipping && order.shipping_methods?.length ? toParty(shipping) : null,
    reference: billing.metadata.referenceCode,
    notes: billing.metadata.invoiceNotes,
    lines: toLines(order, createInvoiceTranslate(language)),
    isReverseCharge: metadata.reverseCharge,
    giftCardMinor: metadata.totals.giftCard,
  };
}

const toParty = (address: PostalAddress) => ({
  lines: toPostalLines(address),
  country: address.country_code.toUpperCase(),
});

const toNumbers = ({
  organizationNumber,
  vatNumber,
  glnOrPeppolId,
}: OrderRow["billing_address"]["metadata"]) => ({
  organizationNumber,
  vatNumber,
  glnOrPeppolId,
});

/** @throws Error when they are not what the shopper agreed to pay */
function toLines(order: OrderRow, t: TranslateInvoice): InvoiceLine[] {
  const {
    vatRate,
    totals: { shipping, fee, total },
  } = order.metadata;
  const goods = order.items.filter(({ variant_id }) => variant_id).map(toLine);
  const deliveries = (order.shipping_methods ?? []).slice(0, 1);
  const charges = [
    ...deliveries.map(({ name, metadata: { coupon } }) => toCharge(name, shipping, vatRate, coupon)),
    ...(fee.net === 0 ? [] : [toCharge(t("fee"), fee, vatRate, nothing)]),
  ];
  const lines = [...goods, ...charges];
  const sum = sumInvoice({ lines });
  if (sum !== total) throw new Error(`The lines of order ${order.display_id} are ${sum}, its total ${total}`);
  return lines;
}

function toLine(item: OrderRow["items"][number]): InvoiceLine {
  const { title, subtitle, variant_sku, quantity, tax_lines, metadata } = item;
  const { msrp, subTotal, totalDiscount, vat, coupon } = lineFigures.parse(metadata);
  return {
    description: [title, subtitle].filter(Boolean).join(", "),
    sku: variant_sku ?? null,
    quantity,
    unitPriceMinor: msrp,
    discountMinor: totalDiscount + coupon.net,
    netMinor: subTotal - totalDiscount - coupon.net,
    vatRate: tax_lines[0]?.rate ?? 0,
    vatMinor: vat - coupon.vat,
  };
}

/** Shipping and fees, which are taxed as the order is. */
function toCharge(
  description: string,
  { net, vat }: z.infer<typeof amount>,
  vatRate: number,
  coupon: z.infer<typeof amount>,
): InvoiceLine {
  return {
    description,
    sku: null,
    quantity: 1,
    unitPriceMinor: net,
    discountMinor: coupon.net,
    netMinor: net - coupon.net,
    vatRate,
    vatMinor: vat - coupon.vat,
  };
}
