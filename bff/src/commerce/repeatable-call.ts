/** A call that its sender may repeat and that is to be carried out once. */
export type RepeatableCall = {
  /** Names the call for the backend: 64 hexadecimal digits. */
  id: string;
  /** What was asked; 64 hexadecimal digits. */
  fingerprint: string;
  /** ISO date-time, told again when the call has ended. */
  startedAt: string;
};

export type KeptReply = { status: number; body: string };

export type CallStart =
  /** Nobody has sent it before, or who did never ended it: carry it out. */
  | { kind: "started" }
  /** It has been carried out: this was the answer. */
  | { kind: "replied"; reply: KeptReply }
  /** The same call is being carried out right now. */
  | { kind: "running" }
  /** The id was used for another call. */
  | { kind: "other" };
