/** A call that its sender may repeat and that is to be carried out once. */
export type IdempotencyRecord = {
  /** Names the call for the backend: 64 hexadecimal digits. */
  id: string;
  /** What was asked; 64 hexadecimal digits. */
  fingerprint: string;
  /** ISO date-time, told again when the call has ended. */
  startedAt: string;
  /** Names the client that sent it: 32 hexadecimal digits; null when it is not known, and then nothing bounds it. */
  client: string | null;
};

/** A whole checkout is not kept: it is read anew by its id. What is kept to the letter is short. */
export type StoredReply = { status: number; checkoutId: string } | { status: number; body: string };

/** Of the text of a reply that is kept. */
export const maxStoredBodyLength = 8192;

export type CallStart =
  /** Nobody has sent it before, or who did never ended it: carry it out. */
  | { kind: "started" }
  /** It has been carried out: this was the answer. */
  | { kind: "replied"; reply: StoredReply }
  /** The same call is being carried out right now. */
  | { kind: "running" }
  /** The id was used for another call. */
  | { kind: "other" }
  /** The client has as many remembered calls as it may. */
  | { kind: "tooMany" };
