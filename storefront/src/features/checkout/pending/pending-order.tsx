import { lazy } from "react";
import { loadChunk } from "../../../browser/chunk-failure.ts";
import { ChunkErrorBoundary } from "../../../ui/chunk-error-boundary.tsx";
import { usePendingCheckout } from "./use-pending-checkout.ts";

// Loaded lazily: few browsers have requested an order.
const PendingOrderBar = lazy(() => loadChunk(() => import("./pending-order-bar.tsx")));

/**
 * A bar at the foot of every page but the checkout's own. It reports the outcome of an order whose page the shopper
 * left, for example to pay in the app. Once the order is placed, its lines are removed from the cart. A browser that
 * has requested no order makes no call, and the bar is hidden until the outcome is known.
 *
 * @param props.onDismissed called when the shopper closes the bar, because the focused button disappears
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
