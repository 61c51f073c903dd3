import { setTimeout as pause } from "node:timers/promises";
import { variable } from "./shop.ts";

export type ReceivedMail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; type: string; content: string }[];
  headers: Record<string, string>;
};

/** Reads the mails to an address that SendGrid's emulator accepted, newest first. */
export async function readMailsTo(email: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${variable("MAIL_URL")}/mails?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { mails: ReceivedMail[] }).mails;
}

/** Makes the emulator refuse the next mail to an address. */
export async function refuseNextMailTo(email: string, status: number): Promise<void> {
  const response = await fetch(`${variable("MAIL_URL")}/_control`, {
    method: "POST",
    body: JSON.stringify({ email, status, times: 1 }),
  });
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
}

const lookEveryMs = 100;

/**
 * Polls until something is found.
 * @throws Error after the timeout, by default a minute
 */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined>,
  withinMs = 60_000,
): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() - startedAt > withinMs) throw new Error(`No ${what} within ${withinMs} ms`);
    await pause(lookEveryMs);
  }
}
