import { lazy } from "react";
import { loadChunk } from "../../../browser/chunk-failure.ts";
import { ChunkErrorBoundary } from "../../../ui/chunk-error-boundary.tsx";
import { usePendingCheckout } from "./use-pending-checkout.ts";

// Loaded lazily: few browsers have requested an order.
const PendingOrderBar = lazy(() => loadChunk(() => import("./pending-order-bar.tsx")));

/**
 * Reports the outcome of an order that was requested and then left, for example when the shopper paid in the app with
 * the page closed: a bar at the foot of every page but the checkout's own. An order's lines leave the cart. It makes no
 * call for a browser without a requested order, and renders nothing until the outcome is known.
 *
 * @param props.onDismissed called when the bar is closed and the focus lost with it
 */
export function PendingOrder({ onDismissed }: { onDismissed: () => void }) {
  const { id, dismiss } = usePendingCheckout();
  if (id === null) return null;
  return (
    <ChunkErrorBoundary resetKey={id}>
      <PendingOrderBar
        checkoutId={id}
        key={id}
        onDismiss={() => {
          onDismissed();
          dismiss();
        }}
      />
    </ChunkErrorBoundary>
  );
}
