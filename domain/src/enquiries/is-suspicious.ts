/** Nobody reads a form, fills it in and sends it within so many milliseconds. */
const leastFillMs = 3_000;
const mostLinks = 5;
const link = /https?:\/\//gi;

/**
 * Whether an enquiry looks as if no person had sent it. It is kept all the same, apart from the others.
 *
 * @param trap what stands in the field that people do not see
 * @param filledInMs milliseconds from the first look at the form to the press on its button
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
