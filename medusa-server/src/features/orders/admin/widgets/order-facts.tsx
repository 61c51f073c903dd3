import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Container, Heading } from "@medusajs/ui";
import { usePurchase } from "../use-purchase.ts";
import { FactList } from "../../../../admin-parts/fact-list.tsx";
import { listOrderFacts } from "../list-order-facts.ts";

/** Shows on an order's page the details that Medusa's own sections lack. */
function OrderFactsWidget({ data: order }: DetailWidgetProps<AdminOrder>) {
  const purchase = usePurchase(order.id);
  if (purchase === null) return null;
  return (
    <Container className="divide-y p-0">
      <Heading className="px-6 py-4" level="h2">
        Payment, delivery and company
      </Heading>
      <FactList facts={listOrderFacts(purchase)} />
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" });
export default OrderFactsWidget;
