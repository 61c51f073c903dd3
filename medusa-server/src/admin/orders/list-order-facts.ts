import { z } from "@medusajs/framework/zod";

const textSchema = z.string().trim().min(1).nullish().catch(null);
const addressSchema = z
  .object({
    metadata: z
      .object({
        organizationNumber: textSchema,
        vatNumber: textSchema,
        glnOrPeppolId: textSchema,
        referenceCode: textSchema,
        invoiceNotes: textSchema,
        invoiceEmail: textSchema,
        noteToCarrier: textSchema,
        shippingEmail: textSchema,
      })
      .partial()
      .nullish(),
  })
  .nullish();
const servicePointSchema = z.object({
  name: z.string(),
  addressLine1: z.string(),
  zip: z.string(),
  city: z.string(),
});
const orderSchema = z.object({
  metadata: z.object({ paymentMethod: textSchema }).partial().nullish(),
  billing_address: addressSchema,
  shipping_address: addressSchema,
  shipping_methods: z
    .array(
      z.object({
        name: z.string(),
        metadata: z
          .object({ servicePoint: servicePointSchema.nullish().catch(null) })
          .partial()
          .nullish(),
      }),
    )
    .nullish(),
});

const paymentMethods: Readonly<Record<string, string>> = {
  stripe: "Card (Stripe)",
  swish: "Swish",
  pay_later: "Klarna, pay later",
  pay_over_time: "Klarna, pay over time",
  slice_it: "Klarna, in parts",
  e_invoice: "Invoice, as an e-invoice",
  invoice_email: "Invoice by e-mail",
  invoice_mail: "Invoice by post",
  gift_card: "Gift card",
};

/** A fact of an order and its name in the admin. */
export type OrderFact = { name: string; text: string };

/**
 * What the shop knows of an order and Medusa's own page does not show: how it was paid and how it is sent [3.40], [3.50],
 * and what the company has named for its invoice. What the order does not have is left out.
 */
export function listOrderFacts(order: unknown): OrderFact[] {
  const read = orderSchema.safeParse(order);
  if (!read.success) return [];
  const { metadata, billing_address, shipping_address, shipping_methods } = read.data;
  const [billing, shipping] = [billing_address?.metadata, shipping_address?.metadata];
  const method = metadata?.paymentMethod;
  const [delivery] = shipping_methods ?? [];
  const point = delivery?.metadata?.servicePoint;
  const facts: [string, string | null | undefined][] = [
    ["Payment", method && (paymentMethods[method] ?? method)],
    ["Carrier", delivery?.name],
    ["Service point", point && `${point.name}, ${point.addressLine1}, ${point.zip} ${point.city}`],
    ["Note to the carrier", shipping?.noteToCarrier],
    ["E-mail of who receives it", shipping?.shippingEmail],
    ["Organization number", billing?.organizationNumber],
    ["VAT number", billing?.vatNumber],
    ["GLN or Peppol ID", billing?.glnOrPeppolId],
    ["Reference", billing?.referenceCode],
    ["Notes for the invoice", billing?.invoiceNotes],
    ["E-mail for invoices", billing?.invoiceEmail],
  ];
  return facts.flatMap(([name, text]) => (text ? [{ name, text }] : []));
}
