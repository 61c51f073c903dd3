import type { WithdrawalReceipt } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toOrderKey } from "../../api/account-queries.ts";
import { useSentForm } from "../../api/use-sent-form.ts";
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

/** The receipt of a statement that the shop has received, with the statement's values. */
export type ReceivedWithdrawal = WithdrawalReceipt & { values: WithdrawalValues };

/**
 * The two steps of a withdrawal: the statement, stored as a draft, and its confirmation, which sends it.
 *
 * @param order number of the order that the link named; empty without one
 */
export function useWithdrawal(order: string) {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { account } = useSession();
  const queryClient = useQueryClient();
  const form = useSentForm<WithdrawalValues>({
    name: toWithdrawalDraft(order),
    initial: emptyWithdrawal,
    known: useKnown(order),
    toFieldId: (field) => toFieldId(field as WithdrawalField),
    failed: t("enquiry.failed", { email: shop.support.email }),
  });
  const { values, problem, errors, isBusy, change } = form;
  const [step, setStep] = useState<"start" | "review" | "back">("start");
  const [received, setReceived] = useState<ReceivedWithdrawal | null>(null);
  const toBody = (filledInMs: number) => toWithdrawalBody(values, { site: shop.site.code, filledInMs });

  /** First step: shows the statement for confirmation when it is valid. */
  async function review(): Promise<void> {
    const problems = await findWithdrawalProblems(toBody(0), values);
    if (Object.keys(problems).length === 0) setStep("review");
    else
      form.refuseFields(problems, ({ code, ...limits }) =>
        t(`enquiry.problems.${code}`, { kg: 0, ...limits }),
      );
  }

  /** Second step: sends the statement. */
  async function send(): Promise<void> {
    // The key and the time are those of the first attempt: a repeated call under the same key must have the same body.
    const { key, filledInMs } = form.toAttempt(JSON.stringify(toBody(0)));
    const receipt = await api("POST /withdrawal", { body: toBody(filledInMs), idempotencyKey: key });
    form.clear();
    setReceived({ ...receipt, values });
    // The order's page has to show the withdrawal.
    if (account) await queryClient.invalidateQueries({ queryKey: toOrderKey(account.accountId) });
  }

  const run = (work: () => Promise<void>) =>
    form.run(work, ({ fields }) => {
      // Fields can only be corrected in the first step.
      if (Object.keys(fields).length > 0) setStep("back");
    });

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
      form.setProblem(null);
      setStep("back");
    },
  };
}
export type WithdrawalSteps = ReturnType<typeof useWithdrawal>;

/**
 * The details that the link and the session contain. An individual's account is named by its email address until it
 * gets a name.
 */
function useKnown(order: string): { orderNumber: string; email: string; name: string } {
  const { user, account, isAuthenticated } = useSession();
  if (!user || !isAuthenticated) return { orderNumber: order, email: "", name: "" };
  const isNamed = account?.kind === "individual" && account.accountName !== account.email;
  return { orderNumber: order, email: user.email, name: isNamed ? account.accountName : "" };
}
