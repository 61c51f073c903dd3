/** Minimum time in which a person reads, fills in and sends a form, in milliseconds. */
const leastFillMs = 3_000;
const mostLinks = 5;
const link = /https?:\/\//gi;

/**
 * Tells whether a bot seems to have sent an enquiry. The shop keeps a suspicious enquiry, in a folder of its own.
 *
 * @param trap value of the honeypot field: bots fill it in, people never see it
 * @param filledInMs milliseconds from showing the form to pressing its button
 */
export function isSuspicious({
  trap,
  filledInMs,
  texts,
}: {
  trap: string;
  filledInMs: number;
  texts: readonly string[];
}): boolean {
  const links = texts.reduce((count, text) => count + (text.match(link)?.length ?? 0), 0);
  return trap !== "" || filledInMs < leastFillMs || links > mostLinks;
}
