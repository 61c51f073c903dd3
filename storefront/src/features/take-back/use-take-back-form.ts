import type { TakeBackCreated } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mayHaveArrived } from "../../api/may-have-arrived.ts";
import { toTakeBacksKey } from "../../api/take-back-queries.ts";
import { type Problem, toProblem } from "../../api/to-problem.ts";
import { useDraftHandover } from "../../browser/draft-handover.ts";
import { useFormDraft } from "../../browser/use-form-draft.ts";
import { useSession } from "../../session/use-session.ts";
import { checkTakeBack } from "./check-take-back.ts";
import { findFieldProblems, toTakeBackBody } from "./find-field-problems.ts";
import { emptyTakeBack, type TakeBackField, type TakeBackValues } from "./take-back-values.ts";
import { useProblemTexts } from "./use-problem-texts.ts";

/** A request that was made, and whom the mail that opens it goes to. */
export type MadeTakeBack = TakeBackCreated & { email: string };

type Errors = Readonly<Record<string, string | undefined>>;

/**
 * The form of a take-back: what is typed is kept as a draft, a field is checked when it is left, all of them when the
 * form is sent. A press sends once, and what got no answer is sent again with the same key, so that it makes one request.
 */
export function useTakeBackForm() {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { account } = useSession();
  const queryClient = useQueryClient();
  const toTexts = useProblemTexts();
  useDraftHandover("take-back");
  const [draft, changeDraft, clearDraft] = useFormDraft("take-back", emptyTakeBack);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [created, setCreated] = useState<MadeTakeBack | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const attempt = useRef<{ text: string; key: string } | null>(null);
  const values: TakeBackValues = draft.isEmailTyped ? draft : { ...draft, email: account?.email ?? "" };

  // The form may have been sent before it was known who is there, whose address has filled the field in since.
  const isFilledSince = values.email !== "" && errors["email"] === t("takeBack.problems.required");
  const shownErrors: Errors = isFilledSince ? { ...errors, email: undefined } : errors;

  /** What was wrong with a field that changes is said again once it is left. */
  function change(field: TakeBackField, changes: Partial<TakeBackValues>): void {
    changeDraft(changes);
    setErrors((shown) => ({ ...shown, [field]: undefined }));
  }

  /** Checks fields that are left; one that is still empty may be filled in later. */
  function check(fields: readonly TakeBackField[]): void {
    const texts = toTexts(findFieldProblems(values), (found) => found !== "required");
    setErrors((shown) => ({ ...shown, ...Object.fromEntries(fields.map((field) => [field, texts[field]])) }));
  }

  async function send(): Promise<void> {
    const body = toTakeBackBody(values, shop.site.code);
    const fields = toTexts({ ...(await checkTakeBack(body)), ...findFieldProblems(values) });
    const messages = Object.values(fields);
    if (messages.length > 0) return refuse({ code: "invalid_request", message: messages.join(" "), fields });
    const text = JSON.stringify(body);
    if (attempt.current?.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    try {
      const reply = await api("POST /takeback", { body, idempotencyKey: attempt.current.key });
      clearDraft();
      setCreated({ ...reply, email: body.email });
      if (account) await queryClient.invalidateQueries({ queryKey: toTakeBacksKey(account.accountId) });
    } catch (error) {
      if (!mayHaveArrived(error)) attempt.current = null;
      refuse(toProblem(error, t));
    }
  }

  function refuse(refusal: Problem): void {
    setErrors(refusal.fields);
    setProblem(refusal);
  }

  async function submit(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    setErrors({});
    try {
      await send();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { values, errors: shownErrors, problem, created, isBusy, change, check, submit };
}
export type TakeBackForm = ReturnType<typeof useTakeBackForm>;
