/** Identifies a call that its sender may repeat and that the server carries out once. */
export type IdempotencyRecord = {
  /** Names the call for the backend: 64 hexadecimal digits. */
  id: string;
  /** What was asked; 64 hexadecimal digits. */
  fingerprint: string;
  /** ISO date-time; ending the call names it again. */
  startedAt: string;
  /** Names the client that sent it: 32 hexadecimal digits; null when unknown, and then no limit applies. */
  client: string | null;
};

/** The stored reply to a call. A checkout is stored by its id and read again; only a short body is stored as it is. */
export type StoredReply = { status: number; checkoutId: string } | { status: number; body: string };

/** The longest body that is stored, in characters. */
export const maxStoredBodyLength = 8192;

export type CallStart =
  /** The call is new, or its first run never ended: carry it out. */
  | { kind: "started" }
  /** The call was carried out: this was its reply. */
  | { kind: "replied"; reply: StoredReply }
  /** The same call is being carried out right now. */
  | { kind: "running" }
  /** The id was used for another call. */
  | { kind: "other" }
  /** The client has reached its limit of stored calls. */
  | { kind: "tooMany" };
