/** The storage key of the shopper's answer to the cookie question [3.4], [4.19]. */
export const agreedCookiesKey = "spolverk.agreedCookies";

/** Increased when the question changes: answers to another version do not count. */
export const consentVersion = 1;

const dayMs = 86_400_000;

/** A stored answer, with the evidence of when it was given and to which question. */
type StoredAnswer = {
  isAgreed: boolean;
  /** The source: a button of the cookie bar, or a use of the shop that the site counts as consent [4.21], [4.23]. */
  by: "button" | "use";
  /** ISO date-time of the answer. */
  at: string;
  /** ISO date-time from which the question is asked again. */
  until: string;
  version: number;
};

export function toStoredAnswer(
  isAgreed: boolean,
  { by, days, now = new Date() }: { by: StoredAnswer["by"]; days: number; now?: Date },
): string {
  const until = new Date(now.getTime() + days * dayMs).toISOString();
  const answer: StoredAnswer = { isAgreed, by, at: now.toISOString(), until, version: consentVersion };
  return JSON.stringify(answer);
}

type ReadStorage = Pick<Storage, "getItem">;

/** The shopper's answer to the cookie question; null while undecided or after the answer has expired [4.19]. */
export function readAgreedCookies(getStorage = (): ReadStorage => window.localStorage): boolean | null {
  try {
    const stored: unknown = JSON.parse(getStorage().getItem(agreedCookiesKey) ?? "null");
    if (!isStoredAnswer(stored) || stored.version !== consentVersion) return null;
    return Date.parse(stored.until) > Date.now() ? stored.isAgreed : null;
  } catch {
    // Storage is refused or contains no valid answer: the shopper is undecided.
    return null;
  }
}

function isStoredAnswer(value: unknown): value is Pick<StoredAnswer, "isAgreed" | "until" | "version"> {
  if (typeof value !== "object" || value === null) return false;
  const { isAgreed, until } = value as Record<string, unknown>;
  return typeof isAgreed === "boolean" && typeof until === "string";
}

/**
 * Whether the shopper has agreed to cookies. Only then may the shop store data that buying does not need [4.32], and a
 * page load third-party content [2.46].
 */
export function hasAgreedCookies(): boolean {
  return readAgreedCookies() === true;
}
