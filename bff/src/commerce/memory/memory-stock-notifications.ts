import { randomUUID } from "node:crypto";
import type { PersonalData } from "../store.ts";
import type { StockNotification } from "../store.ts";

/** Maximum number of confirmation mails to one address per day, as in Medusa's outbox. */
const mostConfirmationsPerDay = 3;
const dayMs = 24 * 60 * 60_000;

type Wish = StockNotification & { token: string; confirmedAt: string | null };

/** Stock notifications in memory. No mail is sent: tests read the tokens of the mails. */
export class MemoryStockNotifications {
  #wishes: Wish[] = [];
  readonly #askedAt = new Map<string, number[]>();

  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  save(notification: StockNotification): void {
    const { variationId, email } = notification;
    const isKnown = this.#wishes.some((wish) => wish.variationId === variationId && wish.email === email);
    const now = this.#now().getTime();
    const asked = (this.#askedAt.get(email) ?? []).filter((at) => at > now - dayMs);
    if (isKnown || asked.length >= mostConfirmationsPerDay) return;
    this.#askedAt.set(email, [...asked, now]);
    this.#wishes.push({ ...notification, token: randomUUID(), confirmedAt: null });
  }

  confirm(token: string): boolean {
    const wish = this.#wishes.find((candidate) => candidate.token === token);
    if (wish) wish.confirmedAt ??= this.#now().toISOString();
    return wish !== undefined;
  }

  end(token: string): void {
    const email = this.#wishes.find((wish) => wish.token === token)?.email;
    this.#wishes = this.#wishes.filter((wish) => wish.email !== email);
  }

  list(variationId: string): StockNotification[] {
    return this.#wishes
      .filter((wish) => wish.variationId === variationId && wish.confirmedAt !== null)
      .map(({ token: _token, confirmedAt: _confirmedAt, ...notification }) => notification);
  }

  /** The notifications of an address, newest first. */
  listOf(email: string): PersonalData["stockNotifications"] {
    return this.#wishes
      .filter((wish) => wish.email === email)
      .map(({ variationId, askedAt, confirmedAt }) => ({ variationId, askedAt, confirmedAt }))
      .toReversed();
  }

  /** The tokens mailed to an address, oldest first. */
  tokensOf(email: string): string[] {
    return this.#wishes.filter((wish) => wish.email === email).map(({ token }) => token);
  }
}
