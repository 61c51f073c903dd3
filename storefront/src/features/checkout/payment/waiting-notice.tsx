import type { Checkout } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";

type WaitingNoticeProps = Pick<Checkout, "payment"> & { isBusy: boolean; onStop: () => void };

/**
 * Says that the order waits for its payment. It has a button to cancel, unless the provider is reviewing the payment.
 * The notice stays rendered while the page polls the checkout: a shopper would miss a button that comes and goes.
 */
export function WaitingNotice({ payment, isBusy, onStop }: WaitingNoticeProps) {
  const { t } = useTranslation();
  const isInReview = payment.kind === "pay_later" && payment.inReview;
  return (
    <div className="mb-6">
      <Notice look="info">
        {isInReview ? (
          t("checkout.payment.later.inReview")
        ) : (
          <>
            {t("checkout.payment.waiting")}{" "}
            <button
              className="underline disabled:opacity-60"
              disabled={isBusy}
              onClick={onStop}
              type="button"
            >
              {t("checkout.payment.stopWaiting")}
            </button>
          </>
        )}
      </Notice>
    </div>
  );
}
