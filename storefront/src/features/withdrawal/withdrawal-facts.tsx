import { useTranslation } from "react-i18next";
import type { WithdrawalValues } from "./withdrawal-values.ts";

/** The contents of a statement. */
export function WithdrawalFacts({
  values: { name, orderNumber, email, isPart, goods },
}: {
  values: WithdrawalValues;
}) {
  const { t } = useTranslation();
  const facts = [
    [t("withdrawal.form.orderNumber"), orderNumber],
    [t("withdrawal.review.goods"), isPart ? goods : t("withdrawal.form.all")],
    [t("withdrawal.form.name"), name],
    [t("withdrawal.form.email"), email],
  ] as const;
  return (
    <dl className="mt-5 grid gap-4 sm:grid-cols-2">
      {facts.map(([term, text]) => (
        <div className="min-w-0" key={term}>
          <dt className="text-sm font-semibold">{term}</dt>
          <dd className="mt-0.5 break-words whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
