import { useTranslation } from "react-i18next";
import { useWithdrawal } from "../../features/withdrawal/use-withdrawal.ts";
import { WithdrawalForm } from "../../features/withdrawal/withdrawal-form.tsx";
import { WithdrawalReceived } from "../../features/withdrawal/withdrawal-received.tsx";
import { WithdrawalReview } from "../../features/withdrawal/withdrawal-review.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";

/**
 * Withdraws from a contract in two steps, also as a guest. The law prescribes the page's title (directive 2011/83/EU,
 * article 11a).
 */
export function WithdrawalPage({ order }: { order: string }) {
  const { t } = useTranslation();
  const steps = useWithdrawal(order);
  const { received, step } = steps;
  return (
    <article className="max-w-[70ch] pt-4 sm:pt-8">
      <h1 className="title-page">{t("withdrawal.label")}</h1>
      {received === null && (
        <>
          <p className="mt-5 text-lg text-soft">{t("withdrawal.intro")}</p>
          <p className="mt-3">
            <NewTabLink href="/withdrawal-policy">{t("withdrawal.policy")}</NewTabLink>
          </p>
        </>
      )}
      {received === null ? (
        <div className="mt-8 rounded-card bg-surface p-5 shadow-card sm:p-8">
          {step === "review" ? <WithdrawalReview steps={steps} /> : <WithdrawalForm steps={steps} />}
        </div>
      ) : (
        <WithdrawalReceived received={received} />
      )}
    </article>
  );
}
