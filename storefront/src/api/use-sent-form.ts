import { ApiError } from "@spolverk/bff/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftHandover } from "../browser/draft-handover.ts";
import { useFormDraft } from "../browser/use-form-draft.ts";
import { mayHaveArrived } from "./may-have-arrived.ts";
import type { FieldProblem } from "./to-field-problem.ts";
import { type Problem, toProblem } from "./to-problem.ts";

type Values = Readonly<Record<string, string | boolean>>;
type Options<T extends Values> = {
  /** Name of the draft. */
  name: string;
  /**
   * The values of the empty form. If they have a field `seenAt`, the draft stores there when the form was first shown,
   * in milliseconds since 1970.
   */
  initial: T;
  /** The sender's known details, for fields that the user has not changed. */
  known?: Partial<T>;
  /** Maps a field of the API to its id in the page. */
  toFieldId?: (field: string) => string;
  /** Text shown instead of the API's message when the shop fails [8.36]. */
  failed?: string;
};
type Attempt = { text: string; key: string; filledInMs: number };

/** Whether the call failed because of the shop or the connection, not because of the form's content. */
const isFailure = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * The state of a form that is sent to the API: the draft of its values and its problems. It runs one call at a time. An
 * unanswered call is repeated unchanged under the same idempotency key.
 */
export function useSentForm<T extends Values>(options: Options<T>) {
  const { name, initial, known = {}, toFieldId = (field) => field, failed } = options;
  const { t } = useTranslation();
  useDraftHandover(name);
  const [typed, changeDraft, clearDraft] = useFormDraft(name, initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<Problem | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const attempt = useRef<Attempt | null>(null);
  const openedAt = useRef(0);
  useEffect(() => void (openedAt.current = Date.now()), []);

  const filledIn = Object.entries(known).filter(([field]) => typed[field] === "" && !touched.has(field));
  const values: T = { ...typed, ...Object.fromEntries(filledIn) };

  /**
   * Changes values of the form and clears the errors of these fields, which have their names in the API. A change that
   * depends on the latest values is a function of them.
   */
  function change(
    changes: Partial<T> | ((current: T) => Partial<T>),
    fields: readonly string[] = Object.keys(changes),
  ): void {
    setTouched((names) => new Set([...names, ...fields]));
    changeDraft((current) => {
      const changed = typeof changes === "function" ? changes(current) : changes;
      const seenAt = "seenAt" in current && { seenAt: current["seenAt"] || String(openedAt.current) };
      return { ...changed, ...seenAt };
    });
    const ids = fields.map(toFieldId);
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id))));
  }

  function refuse(refusal: Problem): void {
    setProblem(refusal);
    setErrors(refusal.fields);
  }

  /** Shows the problems that the API's schema found, in texts of the form. */
  function refuseFields(
    found: Readonly<Record<string, FieldProblem>>,
    toText: (problem: FieldProblem) => string,
  ): void {
    const fields = Object.entries(found).map(([field, wrong]) => [toFieldId(field), toText(wrong)]);
    refuse({ code: "invalid_request", message: "", fields: Object.fromEntries(fields) });
  }

  /**
   * The idempotency key of a call and the time that filling in the form took. A repeated call with the same text reuses
   * both, because the earlier call may have arrived.
   */
  function toAttempt(text: string): Attempt {
    if (attempt.current?.text === text) return attempt.current;
    const filledInMs = Date.now() - (Number(typed["seenAt"]) || openedAt.current);
    attempt.current = { text, key: crypto.randomUUID(), filledInMs };
    return attempt.current;
  }

  /** Clears the form and its draft after sending. */
  function clear(): void {
    attempt.current = null;
    setTouched(new Set());
    clearDraft();
  }

  /** Runs one call of the form at a time and shows the API's refusal, after calling `onRefused`. */
  async function run(work: () => Promise<void>, onRefused: (refusal: Problem) => void = () => {}) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    setErrors({});
    try {
      await work();
    } catch (error) {
      if (!mayHaveArrived(error)) attempt.current = null;
      const { code, message, fields } = toProblem(error, t);
      const refusal = {
        code,
        message: failed !== undefined && isFailure(error) ? failed : message,
        fields: Object.fromEntries(Object.entries(fields).map(([field, text]) => [toFieldId(field), text])),
      };
      onRefused(refusal);
      refuse(refusal);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return {
    values,
    problem,
    errors,
    isBusy,
    change,
    clear,
    refuse,
    refuseFields,
    run,
    setErrors,
    setProblem,
    toAttempt,
  };
}
