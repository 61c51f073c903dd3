import type { EnquiryKind } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { EnquiryForm } from "./enquiry-form.tsx";

/** A form under its heading; `id` is the fragment of links to the section. */
export function EnquirySection({ kind, id }: { kind: EnquiryKind; id: string }) {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-14 scroll-mt-28 rounded-card bg-surface p-5 shadow-card sm:p-8 print:hidden"
      id={id}
    >
      <div className="max-w-[70ch]">
        <h2 className="title-section" id={`${id}-title`}>
          {t(`enquiry.kinds.${kind}.title`)}
        </h2>
        <p className="mt-2 mb-6 text-soft">{t(`enquiry.kinds.${kind}.text`)}</p>
        <EnquiryForm kind={kind} />
      </div>
    </section>
  );
}
