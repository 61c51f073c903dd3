import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCartLines } from "../../../entities/cart/use-cart.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useStartCheckout } from "./use-start-checkout.ts";

/** Replaces a checkout that has expired or never existed; the shopper can start another from the cart [4.35], [8.28]. */
export function CheckoutNotFound() {
  const { t } = useTranslation();
  const hasLines = useCartLines().length > 0;
  const { start, problem } = useStartCheckout();
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <h1 className="title-page" tabIndex={-1}>
        {t("checkout.gone")}
      </h1>
      <p className="mt-4 text-lg text-soft">{t("checkout.goneText")}</p>
      {problem && (
        <div className="mt-6 text-left">
          <Notice look="error">{problem.message}</Notice>
        </div>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {hasLines ? (
          <button
            className={buttonClass("primary")}
            onClick={() => void start({ isNew: true })}
            type="button"
          >
            {t("checkout.startNew")}
          </button>
        ) : (
          <Link className={buttonClass("primary")} params={{ _splat: "" }} to="/shop/$">
            {t("cart.toShop")}
          </Link>
        )}
        <Link className={buttonClass("outline")} to="/cart">
          {t("nav.cart")}
        </Link>
      </div>
    </div>
  );
}
