import { useCartCount } from "../entities/cart/use-cart.ts";
import { CountBadge } from "../ui/count-badge.tsx";

/** The number of pieces in the cart; renders nothing when it is empty [2.20]. */
export function CartBadge() {
  return <CountBadge count={useCartCount()} />;
}
