/** The action of a link in a mail about stock. */
export type MailLink = { action: "confirm" | "unsubscribe"; token: string };

/**
 * Reads action and token from the fragment of a mail's link; null for an invalid fragment, such as that of a link that
 * a mail program has cut off.
 */
export function parseMailLink(hash: string): MailLink | null {
  const match = /^#(confirm|unsubscribe)=([\w-]{20,100})$/.exec(hash);
  const [, action, token] = match ?? [];
  if (token === undefined || (action !== "confirm" && action !== "unsubscribe")) return null;
  return { action, token };
}
