import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCartLines } from "../../../entities/cart/use-cart.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { CheckoutUnavailable } from "./checkout-unavailable.tsx";

/**
 * Replaces a checkout that has expired or never existed; the shopper can start another from the cart [4.35], [8.28].
 */
export function CheckoutNotFound() {
  const { t } = useTranslation();
  const isCartEmpty = useCartLines().length === 0;
  return (
    <CheckoutUnavailable text={t("checkout.goneText")} title={t("checkout.gone")}>
      {isCartEmpty && (
        <Link className={buttonClass("primary")} params={{ _splat: "" }} to="/shop/$">
          {t("cart.toShop")}
        </Link>
      )}
    </CheckoutUnavailable>
  );
}
