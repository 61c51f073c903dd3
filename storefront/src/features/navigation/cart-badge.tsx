import { useCartCount } from "../cart/use-cart.ts";

/** How many pieces lie in the cart; nothing while there are none [2.20]. */
export function CartBadge() {
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={`absolute -top-1.5 -right-2 min-w-5 rounded-full bg-accent py-0.5 text-center text-xs leading-4 font-bold text-accent-ink ${count < 10 ? "px-1" : "px-1.5"}`}
    >
      {count > 99 ? "99+" : count}
    </span>
  );
}
