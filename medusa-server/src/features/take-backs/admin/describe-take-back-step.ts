import { type TakeBackState, takeBackTerms } from "@spolverk/domain";
import { nameLanguage } from "../../../admin-parts/name-language.ts";
import { formatSek } from "./format-sek.ts";

/** The states that a merchandiser may set. */
export const takeBackSteps = ["sent", "received", "approved", "rejected"] as const;
export type TakeBackStep = (typeof takeBackSteps)[number];

export function isTakeBackStep(state: TakeBackState): state is TakeBackStep {
  return takeBackSteps.some((step) => step === state);
}

export const takeBackStepNames: Readonly<Record<TakeBackStep, { button: string; question: string }>> = {
  sent: { button: "Mark as sent", question: "Is the parcel on its way?" },
  received: { button: "Mark as received", question: "Has the parcel arrived?" },
  approved: { button: "Approve", question: "Approve this take-back?" },
  rejected: { button: "Reject", question: "Reject this take-back?" },
};

const news: Readonly<Record<TakeBackStep, string>> = {
  sent: "the parcel is on its way to us",
  received: "the parcel has arrived and is being checked",
  approved: "everything was as agreed and the take-back is completed",
  rejected: "the take-back is rejected, for the reason that you write here",
};

/**
 * Describes the mail that the customer gets about a step, before the merchandiser confirms the step. The description is
 * in English, whatever the language of the mail [5.20].
 */
export function describeTakeBackStep(
  step: TakeBackStep,
  { language, isFeeCharged }: { language: string; isFeeCharged: boolean },
): string {
  const mail = `The customer gets a mail in ${nameLanguage(language)}: ${news[step]}.`;
  if (step !== "rejected") return mail;
  const fee = isFeeCharged
    ? `An invoice of the fee of ${formatSek(takeBackTerms.feeSek)} comes with it.`
    : "No fee is charged.";
  return `${mail} ${fee}`;
}
