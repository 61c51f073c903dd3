import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Problem } from "../../../api/to-problem.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Notice } from "../../../ui/notice.tsx";

type ChangedCartNoticeProps = {
  isEmpty: boolean;
  isBusy: boolean;
  problem: Problem | null;
  onAccept: () => void;
  onDismiss: () => void;
};

/** Says that the cart differs from the order in the checkout, and asks which of the two to order. */
export function ChangedCartNotice({ isEmpty, isBusy, problem, onAccept, onDismiss }: ChangedCartNoticeProps) {
  const { t } = useTranslation();
  return (
    <div className="mb-6">
      <Notice look="warning">
        <p>{t(isEmpty ? "checkout.cartChanged.emptied" : "checkout.cartChanged.text")}</p>
        {problem && <p className="mt-2">{problem.message}</p>}
        <div className="mt-4 flex flex-wrap gap-3">
          {isEmpty ? (
            <Link className={buttonClass("primary", "small")} to="/cart">
              {t("nav.cart")}
            </Link>
          ) : (
            <button
              className={buttonClass("primary", "small")}
              disabled={isBusy}
              onClick={onAccept}
              type="button"
            >
              {t("checkout.cartChanged.accept")}
            </button>
          )}
          <button
            className={buttonClass("outline", "small")}
            disabled={isBusy}
            onClick={onDismiss}
            type="button"
          >
            {t("checkout.cartChanged.dismiss")}
          </button>
        </div>
      </Notice>
    </div>
  );
}
