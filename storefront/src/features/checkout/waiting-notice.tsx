import type { Checkout } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";

type WaitingNoticeProps = Pick<Checkout, "payment"> & { isBusy: boolean; onStop: () => void };

/**
 * The order waits for its payment, which the shopper may leave unless the provider is checking it. It stays where it
 * is while the checkout is asked how it stands: a button that comes and goes is missed.
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
