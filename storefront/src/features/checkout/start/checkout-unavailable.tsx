import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCartLines } from "../../../entities/cart/use-cart.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useStartCheckout } from "./use-start-checkout.ts";

type CheckoutUnavailableProps = {
  title: string;
  text: string;
  /** Links to a better alternative than a new checkout; the button for a new checkout is then less prominent. */
  children?: ReactNode;
};

/** Replaces a checkout that cannot be shown: the reason, and what to do instead. */
export function CheckoutUnavailable({ title, text, children }: CheckoutUnavailableProps) {
  const { t } = useTranslation();
  const hasLines = useCartLines().length > 0;
  const { start, problem } = useStartCheckout();
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <h1 className="title-page" tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-4 text-lg text-soft">{text}</p>
      {problem && (
        <div className="mt-6 text-left">
          <Notice look="error">{problem.message}</Notice>
        </div>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {children}
        {hasLines && (
          <button
            className={buttonClass(children ? "outline" : "primary")}
            onClick={() => void start({ isNew: true })}
            type="button"
          >
            {t("checkout.startNew")}
          </button>
        )}
        <Link className={buttonClass("outline")} to="/cart">
          {t("nav.cart")}
        </Link>
      </div>
    </div>
  );
}
