import { ApiError } from "@spolverk/bff/contract";
import type { EnquiryBodies } from "@spolverk/bff/contract/enquiry";
import { type EnquiryKind, serviceTerms } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mayHaveArrived } from "../../api/may-have-arrived.ts";
import { type Problem, toProblem } from "../../api/to-problem.ts";
import { useDraftHandover } from "../../browser/draft-handover.ts";
import { useFormDraft } from "../../browser/use-form-draft.ts";
import { checkEnquiry } from "./check-enquiry.ts";
import { toFieldId } from "./enquiry-fields.ts";
import { type EnquiryValues, toEmptyValues, toEnquiryInput } from "./enquiry-values.ts";
import { readStoredFiles, type StoredFile } from "./files/stored-file.ts";
import { sendEnquiry } from "./send-enquiry.ts";

type Fields = Readonly<Record<string, string>>;

/** What was tried to be sent: sent again as it was, under the same key, it is taken in once. */
type Attempt = {
  values: EnquiryValues;
  body: EnquiryBodies[EnquiryKind];
  idempotencyKey: string;
};

/** Is nothing wrong with what was sent [8.36]? */
const isFailure = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * One form: what is typed in it (kept as a draft until it is sent), what is wrong with it, and how it went.
 *
 * @param prefilled what is known of the sender; it counts where nothing was typed
 */
export function useEnquiry(kind: EnquiryKind, prefilled: EnquiryValues) {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const draft = `enquiry-${kind}`;
  useDraftHandover(draft);
  const [typed, changeDraft, clearDraft] = useFormDraft(draft, toEmptyValues(kind));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [errors, setErrors] = useState<Fields>({});
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null);
  const openedAt = useRef(0);
  const isRunning = useRef(false);
  const attempt = useRef<Attempt | null>(null);
  useEffect(() => void (openedAt.current = Date.now()), []);

  const known = Object.entries(prefilled).filter(([name]) => typed[name] === "" && !touched.has(name));
  const values: EnquiryValues = { ...typed, ...Object.fromEntries(known) };

  /** Changes a field from what it holds by then; what was wrong with it is no longer said. */
  function update(name: string, toValue: (current: string) => string): void {
    setErrors((all) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => id !== toFieldId(kind, name))),
    );
    changeDraft(({ [name]: current = "", seenAt }) => ({
      [name]: toValue(current),
      seenAt: seenAt || String(openedAt.current),
    }));
  }
  function change(name: string, value: string): void {
    setTouched((names) => (names.has(name) ? names : new Set([...names, name])));
    update(name, () => value);
  }
  const changeFiles = (toFiles: (files: readonly StoredFile[]) => readonly StoredFile[]) =>
    update("files", (current) => JSON.stringify(toFiles(readStoredFiles(current))));

  function refuse(refusal: Problem): void {
    setProblem(refusal);
    setErrors(refusal.fields);
  }
  const refuseFields = (fields: Fields) => refuse({ code: "invalid_request", message: "", fields });

  /** What to send: checked now, or what was sent before and may not have arrived. */
  async function prepare(): Promise<Attempt | null> {
    const last = attempt.current;
    if (last && isSame(last.values, values)) return last;
    const seenAt = Number(typed["seenAt"]) || openedAt.current;
    const site = shop.site.code;
    const input = toEnquiryInput(kind, values, { site, filledInMs: Date.now() - seenAt });
    const checked = await checkEnquiry(kind, input);
    if (checked.kind === "fine") return { values, body: checked.body, idempotencyKey: crypto.randomUUID() };
    const fields = Object.entries(checked.fields).map(([name, { code, ...limits }]) => [
      toFieldId(kind, name),
      t(`enquiry.problems.${code}`, { kg: serviceTerms.customFilamentMinimumKg, ...limits }),
    ]);
    refuseFields(Object.fromEntries(fields));
    return null;
  }

  async function send(): Promise<void> {
    attempt.current = await prepare();
    if (!attempt.current) return;
    const { body, idempotencyKey } = attempt.current;
    const { number } = await sendEnquiry(api, kind, { body, idempotencyKey });
    attempt.current = null;
    setTouched(new Set());
    clearDraft();
    setSent({ number, email: body.email });
  }

  async function submit(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    setErrors({});
    try {
      await send();
    } catch (error) {
      if (!mayHaveArrived(error)) attempt.current = null;
      // The files are gone: they were uploaded hours ago, or were sent with another form.
      if (error instanceof ApiError && error.code === "upload_not_found") changeDraft({ files: "" });
      const found = toFormProblem(kind, toProblem(error, t));
      refuse(
        isFailure(error) ? { ...found, message: t("enquiry.failed", { email: shop.support.email }) } : found,
      );
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return {
    values,
    change,
    changeFiles,
    submit,
    isBusy,
    problem,
    errors,
    sent,
    startAnother: () => setSent(null),
  };
}

function isSame(one: EnquiryValues, other: EnquiryValues): boolean {
  return Object.entries(other).every(([name, value]) => one[name] === value);
}

/** A refusal of the API with the ids of this form's fields: a file that is refused is the matter of the field with the files. */
function toFormProblem(kind: EnquiryKind, problem: Problem): Problem {
  const fields = Object.entries(problem.fields).map(([id, text]) => [
    toFieldId(kind, id.replace(/-\d+$/, "")),
    text,
  ]);
  return { ...problem, fields: Object.fromEntries(fields) };
}
