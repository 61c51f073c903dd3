import type { Checkout } from "@spolverk/bff/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice } from "../../ui/notice.tsx";

type WaitingNoticeProps = Pick<Checkout, "payment"> & { onStop: () => void };

/** The order waits for its payment, which the shopper may leave unless the provider is checking it. */
export function WaitingNotice({ payment, onStop }: WaitingNoticeProps) {
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
            <button className="underline" onClick={onStop} type="button">
              {t("checkout.payment.stopWaiting")}
            </button>
          </>
        )}
      </Notice>
    </div>
  );
}
