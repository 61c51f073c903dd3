import { Link } from "react-router-dom";
import type { WithdrawalRow } from "../withdrawal-for-admin.ts";

/** Links to the order of a withdrawal. Shows the typed number when it matches no order. */
export function OrderLink({ withdrawal: { orderId, orderNumber } }: { withdrawal: WithdrawalRow }) {
  if (orderId === null) return <span className="block max-w-40 truncate">{orderNumber}</span>;
  return (
    <Link className="text-ui-fg-interactive whitespace-nowrap" to={`/orders/${orderId}`}>
      #{orderNumber}
    </Link>
  );
}
