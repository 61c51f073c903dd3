import type { TakeBack } from "@spolverk/bff/contract";
import type { TakeBackState } from "@spolverk/domain";

export type TakeBackStep = {
  /** "checked" stands for the approval or rejection that is still to come. */
  name: TakeBackState | "checked";
  state: "done" | "current" | "upcoming";
  /** ISO date-time; null for an upcoming step. */
  at: string | null;
};

const upcoming: Readonly<Record<TakeBackState, readonly TakeBackStep["name"][]>> = {
  created: ["sent", "received", "checked"],
  sent: ["received", "checked"],
  received: ["checked"],
  approved: [],
  rejected: [],
  expired: [],
};

/** The past states of a take-back, and the states that follow if all goes well [4.37]. */
export function toTakeBackSteps({ state, history }: Pick<TakeBack, "state" | "history">): TakeBackStep[] {
  const past = history.map((entry, index): TakeBackStep => {
    const isLast = index === history.length - 1;
    // An approval is final, so that its step counts as done.
    return { name: entry.state, state: isLast && state !== "approved" ? "current" : "done", at: entry.at };
  });
  return [...past, ...upcoming[state].map((name) => ({ name, state: "upcoming" as const, at: null }))];
}
