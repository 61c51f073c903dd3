import type { TakeBackCreated } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toTakeBacksKey } from "../../api/take-back-queries.ts";
import { useSentForm } from "../../api/use-sent-form.ts";
import { useSession } from "../../session/use-session.ts";
import { checkTakeBack } from "./check-take-back.ts";
import { findFieldProblems, toTakeBackBody } from "./find-field-problems.ts";
import { emptyTakeBack, type TakeBackField, type TakeBackValues } from "./take-back-values.ts";
import { useProblemTexts } from "./use-problem-texts.ts";

/** A created request, and the email address to which its link was sent. */
export type MadeTakeBack = TakeBackCreated & { email: string };

/** The form of a take-back: a field is validated when it is left, all of them when the form is sent. */
export function useTakeBackForm() {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { account } = useSession();
  const queryClient = useQueryClient();
  const toTexts = useProblemTexts();
  const form = useSentForm({ name: "take-back", initial: emptyTakeBack });
  const { values: draft, errors, problem, isBusy } = form;
  const [created, setCreated] = useState<MadeTakeBack | null>(null);
  const values: TakeBackValues = draft.isEmailTyped ? draft : { ...draft, email: account?.email ?? "" };

  // The form may have been sent before the session was known. Since then the user's address has filled in the field.
  const isFilledSince = values.email !== "" && errors["email"] === t("takeBack.problems.required");
  const shownErrors = isFilledSince ? { ...errors, email: undefined } : errors;

  /** Validates fields that the user leaves. An empty field is not reported, because it may still be filled in. */
  function check(fields: readonly TakeBackField[]): void {
    const texts = toTexts(findFieldProblems(values), (found) => found !== "required");
    const found = Object.fromEntries(fields.map((field) => [field, texts[field]]));
    form.setErrors((shown) => ({ ...shown, ...found }));
  }

  async function send(): Promise<void> {
    const body = toTakeBackBody(values, shop.site.code);
    const fields = toTexts({ ...(await checkTakeBack(body)), ...findFieldProblems(values) });
    const messages = Object.values(fields);
    if (messages.length > 0)
      return form.refuse({ code: "invalid_request", message: messages.join(" "), fields });
    const idempotencyKey = form.toAttempt(JSON.stringify(body)).key;
    const reply = await api("POST /takeback", { body, idempotencyKey });
    form.clear();
    setCreated({ ...reply, email: body.email });
    if (account) await queryClient.invalidateQueries({ queryKey: toTakeBacksKey(account.accountId) });
  }

  return {
    values,
    errors: shownErrors,
    problem,
    created,
    isBusy,
    /** Changes a field and clears its error until the field is left again. */
    change: (field: TakeBackField, changes: Partial<TakeBackValues>) => form.change(changes, [field]),
    check,
    submit: () => form.run(send),
  };
}
export type TakeBackForm = ReturnType<typeof useTakeBackForm>;
