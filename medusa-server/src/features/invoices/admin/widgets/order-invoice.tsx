import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { formatPrice } from "@spolverk/domain";
import { useApproval } from "../use-approvals.ts";
import { useOrderDocuments } from "../use-order-documents.ts";
import { usePurchase } from "../../../orders/admin/use-purchase.ts";

/** How an order's invoice reaches its payer, by payment method. */
const deliveries: Readonly<Record<string, string>> = {
  e_invoice: "The buyer wants it as an e-invoice: send it through your PEPPOL service.",
  invoice_email: "It is sent by mail; the list of mails says whether it was.",
  invoice_mail: "The buyer wants it by post: print it and send it.",
};
const withConfirmation = "It goes along with the mail that confirms the order.";

/**
 * Texts for the approval states without an invoice: the number and date of an invoice would belong to an order that may
 * never be shipped.
 */
const withoutInvoice: Readonly<Record<string, string>> = {
  awaiting: "There is no invoice before the order is approved.",
  refused: "The order was refused: there is no invoice.",
  expired: "The order was not approved in time: there is no invoice.",
};

/** Shows the invoice or receipt, and the credit notes, on the page of an order that the shop's checkout made. */
function OrderInvoiceWidget({ data: order }: DetailWidgetProps<AdminOrder>) {
  const { approval } = useApproval(order.id);
  const purchase = usePurchase(order.id);
  const documents = useOrderDocuments(order.id);
  if (purchase === null || documents === null) return null;
  const { company, currency, paymentMethod } = purchase.priced;
  const missing = approval === null ? undefined : withoutInvoice[approval.state];
  const { invoice, credit_notes: notes } = documents;
  const delivery = deliveries[paymentMethod] ?? withConfirmation;
  const numbering = invoice
    ? `It has the number ${invoice.number}.`
    : "It gets its number and date when it is first sent or opened.";
  return (
    <Container className="flex flex-col items-start gap-y-3 px-6 py-4">
      <Heading level="h2">{company ? "Invoice" : "Receipt"}</Heading>
      <Text className="text-ui-fg-subtle" size="small">
        {missing ?? `${delivery} ${numbering}`}
      </Text>
      {missing === undefined && <OpenPdf path={`/admin/orders/${order.id}/invoice`}>Open the PDF</OpenPdf>}
      {notes.length > 0 && <Heading level="h3">Credit notes</Heading>}
      {notes.map(({ number, issuedOn, amountMinor }) => (
        <OpenPdf key={number} path={`/admin/orders/${order.id}/credit-notes/${number}`}>
          {`${number}, ${issuedOn}: ${formatPrice(amountMinor, currency, true)}`}
        </OpenPdf>
      ))}
    </Container>
  );
}

function OpenPdf({ path, children }: { path: string; children: string }) {
  return (
    <Button asChild size="small" variant="secondary">
      <a href={path} rel="noreferrer" target="_blank">
        {children}
      </a>
    </Button>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.side.after" });
export default OrderInvoiceWidget;
