import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useApproval } from "../api/use-approvals.ts";
import { usePurchase } from "../api/use-purchase.ts";

/** How the invoice of an order gets to who pays it, by the way it was paid in the shop. */
const deliveries: Readonly<Record<string, string>> = {
  e_invoice: "The buyer wants it as an e-invoice: send it through your PEPPOL service.",
  invoice_email: "It is sent by mail; the list of mails says whether it was.",
  invoice_mail: "The buyer wants it by post: print it and send it.",
};

/** Approvals whose order has no invoice: its number and date would belong to an order that may never be sent. */
const withoutInvoice: Readonly<Record<string, string>> = {
  awaiting: "There is no invoice before the order is approved.",
  refused: "The order was refused: there is no invoice.",
  expired: "The order was not approved in time: there is no invoice.",
};

/** On the page of an order that is paid by invoice: the invoice. */
function OrderInvoiceWidget({ data: order }: DetailWidgetProps<AdminOrder>) {
  const { approval } = useApproval(order.id);
  const purchase = usePurchase(order.id);
  const delivery = purchase ? deliveries[purchase.priced.paymentMethod] : undefined;
  if (delivery === undefined || approval === null) return null;
  const missing = withoutInvoice[approval.state];
  return (
    <Container className="flex flex-col items-start gap-y-3 px-6 py-4">
      <Heading level="h2">Invoice</Heading>
      <Text className="text-ui-fg-subtle" size="small">
        {missing ?? `${delivery} It gets its number and date when it is first sent or opened.`}
      </Text>
      {missing === undefined && (
        <Button asChild size="small" variant="secondary">
          <a href={`/admin/orders/${order.id}/invoice`} rel="noreferrer" target="_blank">
            Open the PDF
          </a>
        </Button>
      )}
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.side.after" });
export default OrderInvoiceWidget;
