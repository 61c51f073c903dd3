/** The states of a take-back [4.37]. */
export const takeBackStates = ["created", "sent", "received", "approved", "rejected", "expired"] as const;
export type TakeBackState = (typeof takeBackStates)[number];

/** The states after each state. A parcel may arrive without notice, or after its request expired. */
const nextStates: Readonly<Record<TakeBackState, readonly TakeBackState[]>> = {
  created: ["sent", "received", "expired"],
  sent: ["received"],
  received: ["approved", "rejected"],
  expired: ["received"],
  approved: [],
  rejected: [],
};

/** Tells whether a take-back may move from one state to another. */
export function mayTakeBackMove(from: TakeBackState, to: TakeBackState): boolean {
  return nextStates[from].includes(to);
}
