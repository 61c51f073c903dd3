import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useCartLines, useIsCartRead } from "../../../entities/cart/use-cart.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Waiting } from "../../../ui/waiting.tsx";
import { useStartCheckout } from "./use-start-checkout.ts";

/** /checkout without an id: creates a checkout from the cart and opens its first step. */
export function StartView() {
  const { t } = useTranslation();
  const isRead = useIsCartRead();
  const isEmpty = useCartLines().length === 0;
  const { start, problem } = useStartCheckout();
  useEffect(() => {
    if (isRead && !isEmpty) void start();
  }, [isEmpty, isRead, start]);
  const isHopeless = isRead && isEmpty;
  return (
    // As tall as the screen, so that the footer does not shift when the first step appears.
    <div className="mx-auto min-h-dvh max-w-xl py-16 text-center">
      <h1 className="title-page">{t("checkout.title")}</h1>
      {!problem && !isHopeless && <Waiting>{t("checkout.starting")}</Waiting>}
      {(problem || isHopeless) && (
        <div className="mt-6 grid gap-5 text-left">
          <Notice look="error">{problem ? problem.message : t("checkout.noProducts")}</Notice>
          <div className="flex flex-wrap justify-center gap-3">
            <Link className={buttonClass("outline")} to="/cart">
              {t("nav.cart")}
            </Link>
            {problem && (
              <button className={buttonClass("primary")} onClick={() => void start()} type="button">
                {t("error.retry")}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
