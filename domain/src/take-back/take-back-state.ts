/** How far a take-back is [4.37]. */
export const takeBackStates = ["created", "sent", "received", "approved", "rejected", "expired"] as const;
export type TakeBackState = (typeof takeBackStates)[number];

/** A parcel may come that nobody said was sent, or after the request expired. */
const nextStates: Readonly<Record<TakeBackState, readonly TakeBackState[]>> = {
  created: ["sent", "received", "expired"],
  sent: ["received"],
  received: ["approved", "rejected"],
  expired: ["received"],
  approved: [],
  rejected: [],
};

/** Whether a take-back may go from one state to another. */
export function mayTakeBackMove(from: TakeBackState, to: TakeBackState): boolean {
  return nextStates[from].includes(to);
}
