import { ApiError, type WithdrawalBody, type WithdrawalReceipt } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toOrderKey } from "../../api/account-queries.ts";
import { mayHaveArrived } from "../../api/may-have-arrived.ts";
import { type Problem, toProblem } from "../../api/to-problem.ts";
import { useDraftHandover } from "../../browser/draft-handover.ts";
import { useFormDraft } from "../../browser/use-form-draft.ts";
import { useSession } from "../../session/use-session.ts";
import { findWithdrawalProblems } from "./check-withdrawal.ts";
import { toWithdrawalDraft } from "./to-withdrawal-draft.ts";
import {
  emptyWithdrawal,
  toFieldId,
  toWithdrawalBody,
  type WithdrawalField,
  type WithdrawalValues,
} from "./withdrawal-values.ts";

/** A statement that was received, with what stood in it. */
export type ReceivedWithdrawal = WithdrawalReceipt & { values: WithdrawalValues };

/**
 * The two steps of a withdrawal: the statement, which is kept as a draft, and its confirmation, which sends it. What got no
 * answer is sent again as it was, with the same key.
 *
 * @param order number of the order that the link named; empty without one
 */
export function useWithdrawal(order: string) {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const draft = toWithdrawalDraft(order);
  useDraftHandover(draft);
  const { account } = useSession();
  const queryClient = useQueryClient();
  const [typed, changeDraft, clearDraft] = useFormDraft(draft, emptyWithdrawal);
  const known = useKnown(order);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState<"start" | "review" | "back">("start");
  const [received, setReceived] = useState<ReceivedWithdrawal | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [errors, setErrors] = useState<Problem["fields"]>({});
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const attempt = useRef<{ text: string; body: WithdrawalBody; key: string } | null>(null);
  const openedAt = useRef(0);
  useEffect(() => void (openedAt.current = Date.now()), []);

  // What is known fills in what nobody has typed into.
  const filledIn = Object.entries(known).filter(
    ([name]) => typed[name as keyof typeof known] === "" && !touched.has(name),
  );
  const values: WithdrawalValues = { ...typed, ...Object.fromEntries(filledIn) };

  function change(changes: Partial<WithdrawalValues>): void {
    setTouched((names) => new Set([...names, ...Object.keys(changes)]));
    changeDraft(({ seenAt }) => ({ ...changes, seenAt: seenAt || String(openedAt.current) }));
    const ids = Object.keys(changes).map((name) => toFieldId(name as WithdrawalField));
    // What was wrong with a field that changes is no longer said beside it.
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id))));
  }
  function refuse(refusal: Problem): void {
    setErrors(refusal.fields);
    setProblem(refusal);
  }

  const toBody = () =>
    toWithdrawalBody(values, {
      site: shop.site.code,
      filledInMs: Date.now() - (Number(values.seenAt) || openedAt.current),
    });

  /** The first step: shows the statement for its confirmation, unless something is wrong with it. */
  async function review(): Promise<void> {
    const problems = Object.entries(await findWithdrawalProblems(toBody(), values));
    if (problems.length === 0) {
      setStep("review");
      return;
    }
    const fields = problems.map(([field, { code, ...limits }]) => [
      toFieldId(field as WithdrawalField),
      t(`enquiry.problems.${code}`, { kg: 0, ...limits }),
    ]);
    refuse({ code: "invalid_request", message: "", fields: Object.fromEntries(fields) });
  }

  /** The second step: sends the statement. */
  async function send(): Promise<void> {
    const body = toBody();
    // The time that it took grows, and would be another body for the same key.
    const { filledInMs: _filledInMs, ...statement } = body;
    const text = JSON.stringify(statement);
    if (attempt.current?.text !== text) attempt.current = { text, body, key: crypto.randomUUID() };
    const sent = attempt.current;
    const receipt = await api("POST /withdrawal", { body: sent.body, idempotencyKey: sent.key });
    clearDraft();
    setReceived({ ...receipt, values });
    // The page of the order names it.
    if (account) await queryClient.invalidateQueries({ queryKey: toOrderKey(account.accountId) });
  }

  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    setErrors({});
    try {
      await work();
    } catch (error) {
      if (!mayHaveArrived(error)) attempt.current = null;
      const refusal = toProblem(error, t);
      const isFailure = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
      const message = isFailure ? t("enquiry.failed", { email: shop.support.email }) : refusal.message;
      const fields = Object.entries(refusal.fields).map(([field, says]) => [
        toFieldId(field as WithdrawalField),
        says,
      ]);
      // A field can only be mended in the first step.
      if (fields.length > 0) setStep("back");
      refuse({ ...refusal, message, fields: Object.fromEntries(fields) });
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
    step,
    received,
    change,
    review: () => run(review),
    confirm: () => run(send),
    goBack: () => {
      setProblem(null);
      setStep("back");
    },
  };
}
export type WithdrawalSteps = ReturnType<typeof useWithdrawal>;

/** What the link and the session say. A person's account is called by its address until it is given a name. */
function useKnown(order: string): { orderNumber: string; email: string; name: string } {
  const { user, account, isAuthenticated } = useSession();
  if (!user || !isAuthenticated) return { orderNumber: order, email: "", name: "" };
  const isNamed = account?.kind === "individual" && account.accountName !== account.email;
  return { orderNumber: order, email: user.email, name: isNamed ? account.accountName : "" };
}
