import { lazy } from "react";
import { loadChunk } from "../../../browser/chunk-failure.ts";
import { ChunkErrorBoundary } from "../../../ui/chunk-error-boundary.tsx";
import { usePendingCheckout } from "./use-pending-checkout.ts";

// For few: fetched where an order was asked for.
const PendingOrderBar = lazy(() => loadChunk(() => import("./pending-order-bar.tsx")));

/**
 * Says what has become of an order that was asked for and then left, as when the shopper paid in the app with the page
 * closed: a bar over the foot of every page but the checkout's own. An order's lines leave the cart. Asks nothing for a
 * browser that has asked for no order, and draws nothing until it is known.
 *
 * @param props.onDismissed the bar is gone, and the focus with it
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
