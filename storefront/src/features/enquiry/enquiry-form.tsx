import type { EnquiryKind } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../session/use-session.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { loadEnquirySchemas } from "./check-enquiry.ts";
import { EnquiryFieldInput } from "./enquiry-field-input.tsx";
import { enquiryFields, enquiryFiles, senderFields, toFieldId } from "./enquiry-fields.ts";
import { EnquirySent } from "./enquiry-sent.tsx";
import { AttachmentsField } from "./files/attachments-field.tsx";
import { readStoredFiles } from "./files/stored-file.ts";
import { useAttachments } from "./files/use-attachments.ts";
import { useEnquiry } from "./use-enquiry.ts";

/** A contact form [3.46], [3.47]. After it was sent, the enquiry's number replaces it. */
export function EnquiryForm({ kind }: { kind: EnquiryKind }) {
  const { t } = useTranslation();
  const enquiry = useEnquiry(kind, usePrefilled());
  const { values, errors, isBusy, problem, sent } = enquiry;
  const stored = readStoredFiles(values["files"]);
  const attachments = useAttachments(stored, enquiry.changeFiles);
  const fields = [...senderFields, ...enquiryFields[kind]];
  const files = enquiryFiles[kind];
  const filesId = toFieldId(kind, "attachments");
  const labels = Object.fromEntries([
    ...fields.map(({ name, label }) => [toFieldId(kind, name), t(`enquiry.fields.${label}`)]),
    [filesId, t("enquiry.files.title")],
  ]);

  // Set when the form is submitted during an upload. The form is sent once the last upload ends, unless a file is
  // refused meanwhile.
  const [waiting, setWaiting] = useState<{ refusedBefore: number } | null>(null);
  const isWaiting = waiting !== null;
  const isSending = isBusy || isWaiting;
  const { isUploading, refusedCount } = attachments;
  const sendWaiting = useEffectEvent(() => {
    setWaiting(null);
    if (refusedCount === waiting?.refusedBefore) void enquiry.submit();
  });
  useEffect(() => {
    if (!isWaiting || isUploading) return;
    const timer = setTimeout(() => sendWaiting());
    return () => clearTimeout(timer);
  }, [isWaiting, isUploading]);

  function submit(): void {
    if (isSending) return;
    if (isUploading) setWaiting({ refusedBefore: refusedCount });
    else void enquiry.submit();
  }

  if (sent) {
    return (
      <EnquirySent
        email={sent.email}
        number={sent.number}
        onAnother={() => {
          attachments.forget();
          enquiry.startAnother();
        }}
      />
    );
  }
  return (
    <div onFocus={preload}>
      <SafeForm onSubmit={submit}>
        <ErrorSummary labels={labels} problem={problem} />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {fields.map((field) => (
            <EnquiryFieldInput
              error={errors[toFieldId(kind, field.name)]}
              field={field}
              id={toFieldId(kind, field.name)}
              key={field.name}
              onChange={(value) => enquiry.change(field.name, value)}
              value={values[field.name] ?? ""}
            />
          ))}
        </div>
        <Honeypot
          id={toFieldId(kind, "nickname")}
          label={t("enquiry.leaveEmpty")}
          onChange={(value) => enquiry.change("nickname", value)}
          value={values["nickname"] ?? ""}
        />
        {files && (
          <div className="mt-5">
            <AttachmentsField
              attachments={attachments}
              error={errors[filesId]}
              hint={t(`enquiry.hints.${files.hint}`)}
              id={filesId}
              label={t("enquiry.files.title")}
              optional={files.optional ? t("enquiry.optional") : undefined}
              stored={stored}
            />
          </div>
        )}
        <BusyButton
          busy={isSending}
          busyLabel={t("enquiry.sending")}
          className="mt-7 max-sm:w-full"
          size="large"
          type="submit"
        >
          {t(`enquiry.kinds.${kind}.submit`)}
        </BusyButton>
        <p className="mt-3 text-sm text-soft">
          <NewTabLink href="/privacy">{t("enquiry.privacy")}</NewTabLink>
        </p>
      </SafeForm>
    </div>
  );
}

/** Loads the validation before the form is sent. If that fails, sending the form loads it again. */
function preload(): void {
  loadEnquirySchemas().catch(() => {});
}

/** The sender's details, as far as the session knows them. */
function usePrefilled(): Record<string, string> {
  const { shop } = useRouteContext({ from: "__root__" });
  const { user, account, isAuthenticated } = useSession();
  const country = shop.site.defaultCountry;
  if (!user || !isAuthenticated) return { country };
  // An individual's account is named by its email address until it gets a name.
  const isNamed = account !== null && account.accountName !== account.email;
  const nameField = account?.kind === "company" ? "company" : "name";
  return { country, email: user.email, ...(isNamed && { [nameField]: account.accountName }) };
}
