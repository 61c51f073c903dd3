import type { Checkout } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../../ui/button-class.ts";
import { Notice } from "../../../ui/notice.tsx";

/** Replaces every step once all lines of a checkout were removed: the removed lines, and the links out [8.29]. */
export function EmptiedCheckout({ warnings }: Pick<Checkout, "warnings">) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-xl py-16">
      <h1 className="title-page text-center">{t("checkout.title")}</h1>
      <div className="mt-6 grid gap-5">
        <Notice look="warning">
          {warnings.map(({ code, lineId, message }) => (
            <p key={`${code}-${lineId ?? ""}`}>{message}</p>
          ))}
          <p>{t("checkout.emptied")}</p>
        </Notice>
        <div className="flex flex-wrap justify-center gap-3">
          <Link className={buttonClass("outline")} to="/cart">
            {t("nav.cart")}
          </Link>
          <Link className={buttonClass("primary")} params={{ _splat: "" }} to="/shop/$">
            {t("cart.toShop")}
          </Link>
        </div>
      </div>
    </div>
  );
}
