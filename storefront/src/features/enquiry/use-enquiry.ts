import { type EnquiryKind, serviceTerms } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSentForm } from "../../api/use-sent-form.ts";
import { checkEnquiry } from "./check-enquiry.ts";
import { toFieldId } from "./enquiry-fields.ts";
import { type EnquiryValues, toEmptyValues, toEnquiryInput } from "./enquiry-values.ts";
import { readStoredFiles, type StoredFile } from "./files/stored-file.ts";
import { sendEnquiry } from "./send-enquiry.ts";

/**
 * The state of one form: its values, which are a draft until the form is sent, its problems and its result.
 *
 * @param prefilled the sender's known details, for fields in which nothing was typed
 */
export function useEnquiry(kind: EnquiryKind, prefilled: EnquiryValues) {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const form = useSentForm<EnquiryValues>({
    name: `enquiry-${kind}`,
    initial: toEmptyValues(kind),
    known: prefilled,
    // The API reports a problem of a single file by its index; the page shows it at the attachments field.
    toFieldId: (field) => toFieldId(kind, field.replace(/-\d+$/, "")),
    failed: t("enquiry.failed", { email: shop.support.email }),
  });
  const { values, change, problem, errors, isBusy } = form;
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null);

  const changeFiles = (toFiles: (files: readonly StoredFile[]) => readonly StoredFile[]) =>
    change(({ files = "" }) => ({ files: JSON.stringify(toFiles(readStoredFiles(files))) }), ["files"]);

  async function send(): Promise<void> {
    const { key, filledInMs } = form.toAttempt(JSON.stringify(values));
    const input = toEnquiryInput(kind, values, { site: shop.site.code, filledInMs });
    const checked = await checkEnquiry(kind, input);
    if (checked.kind === "refused")
      return form.refuseFields(checked.fields, ({ code, ...limits }) =>
        t(`enquiry.problems.${code}`, { kg: serviceTerms.customFilamentMinimumKg, ...limits }),
      );
    const { body } = checked;
    const { number } = await sendEnquiry(api, kind, { body, idempotencyKey: key });
    form.clear();
    setSent({ number, email: body.email });
  }

  const submit = () =>
    form.run(send, ({ code }) => {
      // The files no longer exist: they expired after some hours, or were sent with another form.
      if (code === "upload_not_found") change({ files: "" });
    });

  return {
    values,
    change: (name: string, value: string) => change({ [name]: value }),
    changeFiles,
    submit,
    isBusy,
    problem,
    errors,
    sent,
    startAnother: () => setSent(null),
  };
}
