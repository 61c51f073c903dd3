/** What a link in a mail about stock asks for. */
export type MailLink = { action: "confirm" | "unsubscribe"; token: string };

/**
 * The action and the token behind the "#" of a mail's link; null for any other fragment, such as of a link that a mail
 * program cut off.
 */
export function parseMailLink(hash: string): MailLink | null {
  const match = /^#(confirm|unsubscribe)=([\w-]{20,100})$/.exec(hash);
  const [, action, token] = match ?? [];
  if (token === undefined || (action !== "confirm" && action !== "unsubscribe")) return null;
  return { action, token };
}
