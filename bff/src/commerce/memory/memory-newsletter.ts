import { randomUUID } from "node:crypto";
import type { PersonalData } from "../store.ts";
import type { ShopStore } from "../store.ts";

/** Maximum number of confirmation mails to one address per day, as in Medusa's outbox. */
const mostConfirmationsPerDay = 3;
const dayMs = 24 * 60 * 60_000;
const confirmableMs = 7 * dayMs;

type Request = Parameters<ShopStore["askForNewsletter"]>[0];
type Subscriber = Omit<Request, "isOwnersOwn"> & {
  state: "asked" | "subscribed" | "ended";
  askedAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
};
type NewsletterMail = { kind: "confirmation" | "welcome"; email: string; token: string; at: number };

/** Newsletter subscribers in memory. No mail is sent: tests read the tokens of the mails. */
export class MemoryNewsletter {
  readonly #subscribers = new Map<string, Subscriber>();
  readonly #askedAt = new Map<string, number[]>();
  readonly #mails: NewsletterMail[] = [];
  /** Tokens of confirmation mails sent before the newsletter ended: they no longer confirm. */
  readonly #voided = new Set<string>();
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
    const subscriber: Subscriber = {
      ...request,
      state: "asked",
      askedAt: this.#now().toISOString(),
      confirmedAt: known?.confirmedAt ?? null,
      endedAt: known?.endedAt ?? null,
    };
    this.#subscribers.set(email, subscriber);
    if (isOwnersOwn) {
      this.#subscribe(subscriber);
      return;
    }
    this.#askedAt.set(email, [...asked, now]);
    this.#mail("confirmation", email);
  }

  confirm(token: string): boolean {
    const mail = this.#findMail("confirmation", token);
    if (!mail || mail.at <= this.#now().getTime() - confirmableMs || this.#voided.has(token)) return false;
    const found = this.#subscribers.get(mail.email);
    if (!found || found.state === "ended") return false;
    this.#subscribe(found);
    return true;
  }

  #subscribe(found: Subscriber): void {
    if (found.state === "subscribed") return;
    this.#mail("welcome", found.email);
    const confirmedAt = this.#now().toISOString();
    this.#subscribers.set(found.email, { ...found, state: "subscribed", confirmedAt, endedAt: null });
  }

  end(who: { token: string } | { email: string }): void {
    const email = "token" in who ? this.#findMail("welcome", who.token)?.email : who.email;
    const found = this.#subscribers.get(email ?? "");
    if (!found) return;
    for (const token of this.tokensOf(found.email, "confirmation")) this.#voided.add(token);
    if (found.state === "ended") return;
    this.#subscribers.set(found.email, { ...found, state: "ended", endedAt: this.#now().toISOString() });
  }

  #mail(kind: NewsletterMail["kind"], email: string): void {
    this.#mails.push({ kind, email, token: randomUUID(), at: this.#now().getTime() });
  }

  #findMail(kind: NewsletterMail["kind"], token: string): NewsletterMail | undefined {
    return this.#mails.find((mail) => mail.kind === kind && mail.token === token);
  }

  isSubscribed(email: string): boolean {
    return this.#subscribers.get(email)?.state === "subscribed";
  }

  /** When the newsletter to an address was requested, confirmed and ended; null for an unknown address. */
  getConsent(email: string): PersonalData["newsletter"] {
    const found = this.#subscribers.get(email);
    if (!found) return null;
    const { state, source, askedAt, confirmedAt, endedAt } = found;
    return { state, source, askedAt, confirmedAt, endedAt };
  }

  /** The subscriber at an address; null for an unknown one. */
  find(email: string): Pick<Subscriber, "language" | "site" | "source" | "state"> | null {
    const found = this.#subscribers.get(email);
    if (!found) return null;
    const { language, site, source, state } = found;
    return { language, site, source, state };
  }

  /** The tokens mailed to an address, oldest first. */
  tokensOf(email: string, kind: NewsletterMail["kind"]): string[] {
    return this.#mails.flatMap((mail) => (mail.email === email && mail.kind === kind ? [mail.token] : []));
  }
}
