import type { TakeBack } from "@spolverk/bff/contract";
import type { TakeBackState } from "@spolverk/domain";

export type TakeBackStep = {
  /** "checked": approved or rejected, which is to be seen. */
  name: TakeBackState | "checked";
  state: "done" | "current" | "upcoming";
  /** ISO date-time; null for what is to come. */
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

/** The states that a take-back has had, and those that it will have if all goes well [4.37]. */
export function toTakeBackSteps({ state, history }: Pick<TakeBack, "state" | "history">): TakeBackStep[] {
  const past = history.map((entry, index): TakeBackStep => {
    const isLast = index === history.length - 1;
    // Nothing is to come after an approval.
    return { name: entry.state, state: isLast && state !== "approved" ? "current" : "done", at: entry.at };
  });
  return [...past, ...upcoming[state].map((name) => ({ name, state: "upcoming" as const, at: null }))];
}
