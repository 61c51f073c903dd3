import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../ui/busy-button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import type { WithdrawalSteps } from "./use-withdrawal.ts";
import { WithdrawalFacts } from "./withdrawal-facts.tsx";

/**
 * Second step: the statement as it will be sent, and the one button that sends it (directive 2011/83/EU, article
 * 11a(3)).
 */
export function WithdrawalReview({
  steps: { values, problem, isBusy, confirm, goBack },
}: {
  steps: WithdrawalSteps;
}) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  // The statement takes the focus, because the form that had it is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <section>
      <h2 className="title-section outline-none" ref={title} tabIndex={-1}>
        {t("withdrawal.review.title")}
      </h2>
      <p className="mt-4">{t("withdrawal.review.statement")}</p>
      <WithdrawalFacts values={values} />
      <div className="mt-7">
        <ErrorSummary labels={{}} problem={problem} />
        <div className="flex flex-wrap gap-3">
          <BusyButton
            busy={isBusy}
            busyLabel={t("withdrawal.review.sending")}
            className="max-sm:w-full"
            onClick={() => void confirm()}
            size="large"
          >
            {t("withdrawal.confirm")}
          </BusyButton>
          <button
            className={`${buttonClass("outline", "large")} max-sm:w-full`}
            disabled={isBusy}
            onClick={goBack}
            type="button"
          >
            {t("withdrawal.review.change")}
          </button>
        </div>
      </div>
    </section>
  );
}
