import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Container, Heading, Text } from "@medusajs/ui";
import { usePurchase } from "../api/use-purchase.ts";
import { listOrderFacts } from "../orders/list-order-facts.ts";

/** On the page of an order: what Medusa's own sections do not show of it. */
function OrderFactsWidget({ data: order }: DetailWidgetProps<AdminOrder>) {
  const purchase = usePurchase(order.id);
  if (purchase === null) return null;
  const facts = listOrderFacts(purchase);
  return (
    <Container className="divide-y p-0">
      <Heading className="px-6 py-4" level="h2">
        Payment, delivery and company
      </Heading>
      <dl>
        {facts.map(({ name, text }) => (
          <div className="grid grid-cols-2 px-6 py-3" key={name}>
            <dt>
              <Text className="text-ui-fg-subtle" leading="compact" size="small" weight="plus">
                {name}
              </Text>
            </dt>
            <dd>
              <Text leading="compact" size="small">
                {text}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" });
export default OrderFactsWidget;
