import { randomUUID } from "node:crypto";
import type { NewsletterPort } from "../forms.ts";

/** As many as Medusa's outbox sends to one address. */
const mostConfirmationsPerDay = 3;
const dayMs = 24 * 60 * 60_000;

type Request = Parameters<NewsletterPort["askForNewsletter"]>[0];
type Subscriber = Omit<Request, "isOwnersOwn"> & {
  state: "asked" | "subscribed" | "ended";
  confirmToken: string | null;
  endToken: string;
};
type NewsletterMail = { kind: "confirmation" | "welcome"; email: string; token: string };

/** Who gets the newsletter, in memory. No mail is sent: tests read what the mails would hold. */
export class MemoryNewsletter {
  readonly #subscribers = new Map<string, Subscriber>();
  readonly #askedAt = new Map<string, number[]>();
  readonly #mails: NewsletterMail[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  ask({ isOwnersOwn, ...request }: Request): void {
    const { email } = request;
    const known = this.#subscribers.get(email);
    if (known?.state === "subscribed") return;
    const now = this.#now().getTime();
    const asked = (this.#askedAt.get(email) ?? []).filter((at) => at > now - dayMs);
    if (!isOwnersOwn && asked.length >= mostConfirmationsPerDay) return;
    const confirmToken = known?.confirmToken ?? randomUUID();
    const endToken = known?.endToken ?? randomUUID();
    this.#subscribers.set(email, { ...request, state: "asked", confirmToken, endToken });
    if (isOwnersOwn) {
      this.confirm(confirmToken);
      return;
    }
    this.#askedAt.set(email, [...asked, now]);
    this.#mails.push({ kind: "confirmation", email, token: confirmToken });
  }

  confirm(token: string): boolean {
    const found = [...this.#subscribers.values()].find(({ confirmToken }) => confirmToken === token);
    if (!found) return false;
    const { email, endToken } = found;
    if (found.state === "asked") this.#mails.push({ kind: "welcome", email, token: endToken });
    this.#subscribers.set(email, { ...found, state: "subscribed" });
    return true;
  }

  end(who: { token: string } | { email: string }): void {
    const found = [...this.#subscribers.values()].find((known) =>
      "token" in who ? known.endToken === who.token : known.email === who.email,
    );
    if (found) this.#subscribers.set(found.email, { ...found, state: "ended", confirmToken: null });
  }

  isSubscribed(email: string): boolean {
    return this.#subscribers.get(email)?.state === "subscribed";
  }

  /** What is known of an address; null for one that was never asked for. */
  find(email: string): Pick<Subscriber, "language" | "site" | "source" | "state"> | null {
    const found = this.#subscribers.get(email);
    if (!found) return null;
    const { language, site, source, state } = found;
    return { language, site, source, state };
  }

  /** The tokens that were mailed to an address, the first first. */
  tokensOf(email: string, kind: NewsletterMail["kind"]): string[] {
    return this.#mails.flatMap((mail) => (mail.email === email && mail.kind === kind ? [mail.token] : []));
  }
}
