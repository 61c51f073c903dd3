import { useCartCount } from "../entities/cart/use-cart.ts";
import { CountBadge } from "../ui/count-badge.tsx";

/** How many pieces lie in the cart; nothing while there are none [2.20]. */
export function CartBadge() {
  return <CountBadge count={useCartCount()} />;
}
