import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCartCount } from "../entities/cart/use-cart.ts";
import { Icon } from "../ui/icon.tsx";
import { CartBadge } from "./cart-badge.tsx";

/** The way to the cart, with how many pieces are in it [2.27]. */
export function CartLink({ className }: { className: string }) {
  const { t } = useTranslation();
  const count = useCartCount();
  return (
    <Link aria-label={t("nav.cartCount", { count })} className={className} to="/cart">
      <span className="relative">
        <Icon name="cart" />
        <CartBadge />
      </span>
    </Link>
  );
}
