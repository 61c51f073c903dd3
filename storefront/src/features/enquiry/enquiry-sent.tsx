import { serviceTerms } from "@spolverk/domain";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button-class.ts";

type EnquirySentProps = { number: string; email: string; onAnother: () => void };

/** Replaces a sent form and takes the focus. It shows the enquiry's number and what happens next. */
export function EnquirySent({ number, email, onAnother }: EnquirySentProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="rounded-2xl bg-accent-soft p-5 sm:p-6">
      <h3 className="text-xl" ref={ref} tabIndex={-1}>
        {t("enquiry.sent.title")}
      </h3>
      <p className="mt-2 font-semibold">{t("enquiry.sent.number", { number })}</p>
      <p className="mt-2">{t("enquiry.sent.next", { email, hours: serviceTerms.replyWithinHours })}</p>
      <button className={`${buttonClass("outline")} mt-5`} onClick={onAnother} type="button">
        {t("enquiry.sent.another")}
      </button>
    </div>
  );
}
