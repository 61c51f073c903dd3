import { formatInstant } from "@spolverk/domain";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button-class.ts";
import type { ReceivedWithdrawal } from "./use-withdrawal.ts";
import { WithdrawalFacts } from "./withdrawal-facts.tsx";

/**
 * The receipt on screen: content, date and time. The mail is the receipt on a durable medium (directive 2011/83/EU,
 * article 11a(4)).
 */
export function WithdrawalReceived({
  received: { number, receivedAt, values },
}: {
  received: ReceivedWithdrawal;
}) {
  const { t, i18n } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="mt-8 rounded-card bg-accent-soft p-5 sm:p-7">
      <h2 className="text-xl outline-none" ref={title} tabIndex={-1}>
        {t("withdrawal.done.title")}
      </h2>
      <p className="mt-2 font-semibold">{t("withdrawal.done.number", { number })}</p>
      <p className="font-semibold">
        {t("withdrawal.done.at", { at: formatInstant(new Date(receivedAt), i18n.language) })}
      </p>
      <WithdrawalFacts values={values} />
      <p className="mt-5">{t("withdrawal.done.mailed", { email: values.email })}</p>
      <p className="mt-2">{t("withdrawal.done.back")}</p>
      <button
        className={`${buttonClass("outline")} mt-5 print:hidden`}
        onClick={() => window.print()}
        type="button"
      >
        {t("withdrawal.done.print")}
      </button>
    </section>
  );
}
