import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Container, Heading, Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import type { WithdrawalPage } from "../../withdrawal-for-admin.ts";
import { useListRows } from "../../../../admin-parts/use-list.ts";
import { RefundDue, WithdrawalPeriodBadge, WithdrawalStateBadge } from "../withdrawal-badges.tsx";

/** Shows on an order's page that its customer has withdrawn from it. */
function OrderWithdrawalsWidget({ data: { id: orderId } }: DetailWidgetProps<AdminOrder>) {
  const { data } = useListRows<WithdrawalPage>("withdrawals", { orderId }, { limit: 20, offset: 0 });
  if (data === undefined || data.count === 0) return null;
  return (
    <Container className="divide-y p-0">
      <Heading className="px-6 py-4" level="h2">
        Withdrawals from the contract: {data.count}
      </Heading>
      <ul className="divide-y">
        {data.withdrawals.map((withdrawal) => (
          <li className="flex flex-wrap items-center gap-2 px-6 py-3" key={withdrawal.id}>
            <Link className="text-ui-fg-interactive" to={`/withdrawals/${withdrawal.id}`}>
              {withdrawal.number}
            </Link>
            <WithdrawalStateBadge state={withdrawal.state} />
            <WithdrawalPeriodBadge withdrawal={withdrawal} />
            {withdrawal.state === "received" && (
              <Text as="span" className="text-ui-fg-subtle" size="small">
                Refund due
              </Text>
            )}
            <RefundDue withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.side.before" });
export default OrderWithdrawalsWidget;
