import { CountBadge } from "../ui/count-badge.tsx";
import { useCartCount } from "../entities/cart/use-cart.ts";

/** How many pieces lie in the cart; nothing while there are none [2.20]. */
export function CartBadge() {
  return <CountBadge count={useCartCount()} />;
}
